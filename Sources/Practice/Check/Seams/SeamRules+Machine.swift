extension SeamRules {
  /// Files, defaults, the network and the process itself.
  static let machine: [SeamRule] = [
    SeamRule(
      ["Foundation.UserDefaults.*"], spelling: "UserDefaults",
      fix: "keep the value in memory, or in a file of the documents folder"),
    SeamRule(
      [
        "Foundation.FileManager.default", "Foundation.FileManager.init()",
        "Foundation.NSHomeDirectory()", "Foundation.NSTemporaryDirectory()",
        "Foundation.URL.temporaryDirectory", "Foundation.URL.documentsDirectory",
        "Foundation.FileManager.url(for:in:appropriateFor:create:)",
        "Foundation.FileManager.replaceItemAt(_:withItemAt:backupItemName:options:)",
      ],
      fix: "write it without a module before it, and keep files below URL.documentsDirectory"),
    SeamRule(
      [
        "Foundation.URL.cachesDirectory", "Foundation.URL.applicationSupportDirectory",
        "Foundation.URL.homeDirectory", "Foundation.NSSearchPathForDirectoriesInDomains(_:_:_:)",
        "Foundation.FileManager.homeDirectoryForCurrentUser",
        "Foundation.FileManager.homeDirectory(forUser:)",
        "Foundation.FileManager.currentDirectoryPath",
        "Foundation.FileManager.changeCurrentDirectoryPath(_:)",
        "Foundation.URL.currentDirectory()",
      ],
      fix: "keep files below URL.documentsDirectory"),
    SeamRule(
      ["Foundation.FileHandle.*"], spelling: "FileHandle",
      fix: "read and write with Data, below URL.documentsDirectory"),
    SeamRule(
      ["fopen", "open", "openat", "creat", "mkstemp", "unlink", "rename", "mkdir", "opendir"],
      fix: "read and write with Data, below URL.documentsDirectory"),
    SeamRule(
      [
        "Foundation.Bundle.main", "Foundation.NSLocalizedString(_:tableName:bundle:value:comment:)",
      ],
      fix: "write the text in the code: the tests have no bundle"),
    SeamRule(
      ["dlsym", "dlopen"], fix: "call the function by its name, so that this audit sees it"),
    SeamRule(
      ["Foundation.ProcessInfo.*"], spelling: "ProcessInfo.processInfo", fix: "pass the value in"),
    SeamRule(
      [
        "Swift.CommandLine.arguments", "getenv", "setenv", "unsetenv", "putenv", "getpid",
        "Foundation.NSUserName()", "Foundation.NSFullUserName()", "Foundation.Host.current()",
        "sysconf", "uname", "gethostname",
      ],
      fix: "pass the value in"),
  ]

  /// What waits for something outside, or ends the process.
  static let leavings: [SeamRule] = [
    SeamRule(
      ["FoundationNetworking.URLSession.*", "Foundation.URLSession.*"], spelling: "URLSession",
      fix: "simulate the network, as the legacy code does"),
    SeamRule(
      ["socket", "connect", "getaddrinfo"], fix: "simulate the network, as the legacy code does"),
    SeamRule(
      ["Swift.readLine(strippingNewline:)", "getchar", "fgets"],
      fix: "nobody types while scenarios run"),
    SeamRule(
      ["exit", "_exit", "abort", "raise", "kill", "system", "Foundation.Process.*"],
      fix: "it would end or leave the test process"),
  ]
}
