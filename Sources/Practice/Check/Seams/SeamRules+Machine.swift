extension SeamRules {
  /// What differs from machine to machine and from process to process.
  static let machine: [SeamRule] = [
    SeamRule(
      ["Foundation.ProcessInfo.*"], spelling: "ProcessInfo.processInfo", fix: value),
    SeamRule(
      ["Swift.CommandLine.arguments", "getenv", "setenv", "unsetenv", "putenv", "environ"],
      fix: value),
    SeamRule(
      [
        "Foundation.NSUserName()", "Foundation.NSFullUserName()", "Foundation.Host.current()",
        "getpid", "getppid", "getuid", "geteuid", "getgid", "getlogin", "getpwuid", "getpwnam",
        "gethostname", "uname", "sysconf", "sysctl", "sysctlbyname", "sysinfo", "getrusage",
        "getloadavg", "isatty",
      ],
      fix: value),
    SeamRule(
      ["dlsym", "dlopen"], fix: "call the function by its name, so that this audit sees it"),
  ]

  /// What changes the process for everybody in it, also after the run.
  static let traces: [SeamRule] = [
    SeamRule(
      [
        "signal", "sigaction", "sigprocmask", "pthread_sigmask", "atexit", "at_quick_exit", "umask",
        "nice", "setpriority", "setrlimit", "setuid", "setgid", "close", "dup", "dup2",
        "fcntl", "ioctl", "shm_open", "sem_open",
      ],
      fix: "leave the process as it is: it is the tests'")
  ]

  /// What waits for something outside, or ends the process.
  static let leavings: [SeamRule] = [
    SeamRule(
      ["FoundationNetworking.URLSession.*", "Foundation.URLSession.*"], spelling: "URLSession",
      fix: network),
    SeamRule(
      ["Network.NWConnection.*", "Network.NWPathMonitor.*", "Network.NWBrowser.*"],
      spelling: "Network", fix: network),
    SeamRule(
      [
        "socket", "socketpair", "connect", "bind", "listen", "accept", "send", "sendto", "recv",
        "recvfrom", "getaddrinfo", "gethostbyname", "getifaddrs",
      ],
      fix: network),
    SeamRule(
      ["Swift.readLine(strippingNewline:)", "getchar", "fgets", "getline", "scanf"],
      fix: "nobody types while scenarios run"),
    SeamRule(
      ["Foundation.Process.*"], spelling: "Process", fix: ends),
    SeamRule(
      [
        // Ending.
        "exit", "_exit", "_Exit", "quick_exit", "abort", "raise", "kill", "killpg", "pthread_kill",
        // Other programs.
        "system", "popen", "posix_spawn", "posix_spawnp", "execv", "execve", "execvp", "vfork",
        "daemon", "wait", "waitpid",
      ],
      fix: ends),
  ]

  private static let value = "pass the value in"
  private static let network = "simulate the network, as the legacy code does"
  private static let ends = "it would end or leave the test process"
}
