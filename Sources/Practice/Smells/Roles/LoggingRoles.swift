/// Finds what writes log lines, and who has it written.
struct LoggingRoles {
  private let model: CodeModel
  private let roles: Roles

  /// Functions that do nothing but write a line, and the requirements that they fulfil.
  private var loggers: Set<String> = []

  init(_ code: MeasuredCode) {
    model = code.model
    roles = code.roles
    loggers = findLoggers()
  }

  /// Where log lines are written by what is neither the root, nor a decorator, nor a logger that is
  /// asked by these alone.
  var placesInLogic: [CodePlace] {
    let lines = lines.filter { !isFree($0.member) && !isLogger($0.member) }.map(\.place)
    let calls = model.uses
      .filter { loggers.contains($0.target) && !isFree($0.member) && !isLogger($0.member) }
      .map(\.place)
    return lines + calls
  }

  /// Code that prints, or tells a function that it was given a text.
  private var lines: [CodeSpot] {
    let printed = model.uses.filter(isPrint).map { CodeSpot(member: $0.member, place: $0.place) }
    let shown = Set(
      model.uses.filter { $0.isAssigned && roles.isScreenCode(model.members[$0.member]) }
        .map(\.target))
    let told = model.messages
      // What a screen sets is how it learns what to show.
      .filter { $0.target.isEmpty || !shown.contains($0.target) }
      .map { CodeSpot(member: $0.member, place: $0.place) }
    return printed + told
  }

  private func findLoggers() -> Set<String> {
    let writing = Dictionary(grouping: Set(lines.map(\.member)).filter { !isDecorator($0) }) {
      model.members[$0].type ?? ""
    }
    var found: Set<String> = []
    for (type, members) in writing where !hasOtherWork(type) {
      let telling = members.map { model.members[$0] }.filter {
        $0.kind == .called && model.functions[$0.usr].map(Self.isTold) ?? false
      }
      found.formUnion(telling.map(\.usr))
      let protocols = model.types[type]?.protocols ?? []
      let fulfilled = model.requirements.filter { requirement in
        protocols.contains(model.types[requirement.owner]?.usr ?? "")
          && Self.isTold(requirement.type)
          && telling.contains { $0.name == requirement.name }
      }
      found.formUnion(fulfilled.map(\.usr))
    }
    return found.subtracting([""])
  }

  /// Whether a type is a screen or a service, or asks something by a protocol.
  private func hasOtherWork(_ type: String) -> Bool {
    if roles.screens.contains(type) || roles.services.contains(type) { return true }
    let asked = Set(model.requirements.map(\.usr))
    return !type.isEmpty
      && model.uses.contains { model.user($0) == type && asked.contains($0.target) }
  }

  private func isLogger(_ member: Int) -> Bool { loggers.contains(model.members[member].usr) }

  private func isFree(_ member: Int) -> Bool {
    roles.isWiring(model.members[member]) || isDecorator(member)
  }

  private func isDecorator(_ member: Int) -> Bool {
    roles.decorators.functions.contains(member)
      || model.members[member].type.map(roles.decorators.types.contains) ?? false
  }

  private func isPrint(_ use: CodeUse) -> Bool {
    if model.seams.contains(use.target) { return use.name == "print" }
    return Self.printing.contains(where: use.target.hasPrefix)
      || ["standardOutput", "standardError"].contains(use.name)
        && use.target.contains("FileHandle")
  }

  private static let printing = [
    "s:s5print_", "s:s10debugPrint", "s:s4dump", "s:10Foundation5NSLog", "c:@F@NSLog",
    "s:2os6LoggerV", "s:2os0A4_log", "c:@F@os_log", "c:@F@_os_log", "c:@F@puts", "c:@F@fputs",
  ]

  /// Whether a function gives nothing back and cannot fail.
  private static func isTold(_ type: String) -> Bool {
    type.hasSuffix("-> ()") && !type.contains(" throws") && !type.contains(" async")
  }
}
