extension SeamRules {
  /// Files, folders and settings, which one run leaves to the next or finds on the machine.
  static let files: [SeamRule] = [
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
        "Foundation.URL.currentDirectory()", "chdir", "fchdir", "chroot", "getcwd",
      ],
      fix: "keep files below URL.documentsDirectory"),
    SeamRule(["Foundation.FileHandle.*"], spelling: "FileHandle", fix: data),
    SeamRule(["Foundation.Pipe.*"], spelling: "Pipe", fix: data),
    SeamRule(
      [
        "Foundation.InputStream.init(fileAtPath:)", "Foundation.InputStream.init(url:)",
        "Foundation.OutputStream.init(toFileAtPath:append:)",
        "Foundation.OutputStream.init(url:append:)",
      ],
      fix: data),
    SeamRule(
      [
        // Opening and reading.
        "fopen", "freopen", "open", "openat", "creat", "read", "pread", "mmap", "opendir",
        "scandir",
        "ftw", "nftw", "glob", "stat", "lstat", "fstatat", "access", "readlink", "realpath",
        // Writing.
        "write", "pwrite", "truncate", "utime", "utimes", "utimensat", "setxattr", "removexattr",
        // Making, moving, removing.
        "mkdir", "mkdtemp", "mkstemp", "tmpfile", "tmpnam", "rename", "renameat", "unlink",
        "unlinkat", "remove", "rmdir",
      ],
      fix: data),
    SeamRule(
      [
        "symlink", "symlinkat", "link", "linkat", "mkfifo", "mknod", "chmod", "fchmod", "fchmodat",
        "chown", "fchown", "lchown",
      ],
      fix: "use FileManager, below URL.documentsDirectory"),
    SeamRule(
      [
        "Foundation.Bundle.main", "Foundation.NSLocalizedString(_:tableName:bundle:value:comment:)",
      ],
      fix: "write the text in the code: the tests have no bundle"),
  ]

  private static let data = "read and write with Data, below URL.documentsDirectory"
}
