/// The files of a workbench with a kata so small that nothing is built.
enum ToyKata {
  static let files: [(path: String, text: String)] = [
    ("Package.swift", "let package = Package(\n  name: \"KataWorkbench\")\n"),
    (".gitignore", ".build/\n*.log\n"),
    ("Sources/Simulation/LinkSeams.swift", "// seams\n"),
    ("Sources/Legacy/Toy/App.swift", "// legacy app\n"),
    ("Sources/Legacy/Toy/List.swift", "// legacy list\n"),
    ("Sources/Refactored/Toy/App.swift", "// final app\n"),
    ("Sources/Refactored/Toy/Model.swift", "// model\n"),
    ("Sources/Refactored/Toy/ViewModel.swift", "// view model\n"),
    ("Tests/RefactoredTests/Toy/ToyTests.swift", "// tests\n"),
    ("Katas/Toy/BRIEF.md", "# Toy\n\nKeep it working.\n"),
    ("Katas/Toy/differences.json", "{ \"differences\": [1] }\n"),
    ("Katas/Toy/Stages/0-legacy/files/Katas/Toy/differences.json", "{ \"differences\": [] }\n"),
    ("Katas/Toy/Stages/1-model/files/Sources/Refactored/Toy/Model.swift", "// model\n"),
    ("Katas/Toy/Stages/1-model/files/Sources/Refactored/Toy/List.swift", "// typed list\n"),
    ("Katas/Toy/Stages/1-model/NOTES.md", "# Model\n"),
    ("Katas/Toy/Stages/2-view-model/NOTES.md", "# View model\n"),
    ("Katas/Toy/kata.json", manifest),
  ]

  static let manifest = """
    {
      "version": 1,
      "title": "A toy",
      "minutes": 60,
      "behaviour": { "log": false, "documents": false },
      "reference": "",
      "stages": [
        { "slug": "legacy", "title": "Legacy", "minutes": 0 },
        { "slug": "model", "title": "Model", "minutes": 10 },
        { "slug": "view-model", "title": "View model", "minutes": 15,
          "removes": ["Sources/Refactored/Toy/List.swift"],
          "fromBase": ["Sources/Refactored/Toy/App.swift", "Sources/Refactored/Toy/ViewModel.swift",
            "Tests/RefactoredTests/Toy", "Katas/Toy/differences.json"] }
      ]
    }

    """
}
