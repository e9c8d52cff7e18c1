extension SeamRules {
  /// Random numbers and identifiers.
  static let chance: [SeamRule] = [
    SeamRule(
      ["Swift.Bool.random()"],
      fix: "write Bool.random() without a module before it, or pass the coin in"),
    SeamRule(
      ["Swift.FixedWidthInteger.random(in:)"], spelling: "Int.random(in:)", fix: draw),
    SeamRule(
      ["Swift.BinaryFloatingPoint.random(in:)"], spelling: "Double.random(in:)", fix: draw),
    SeamRule(["Swift.Sequence.shuffled()"], spelling: "shuffled()", fix: draw),
    SeamRule(["Swift.MutableCollection.shuffle()"], spelling: "shuffle()", fix: draw),
    SeamRule(["Swift.Collection.randomElement()"], spelling: "randomElement()", fix: draw),
    SeamRule(
      ["Swift.SystemRandomNumberGenerator.*", "swift_stdlib_random"],
      spelling: "SystemRandomNumberGenerator", fix: draw),
    SeamRule(
      [
        "rand", "rand_r", "srand", "random", "srandom", "drand48", "erand48", "lrand48", "nrand48",
        "mrand48", "srand48", "arc4random", "arc4random_uniform", "arc4random_buf", "getentropy",
        "getrandom",
      ],
      fix: draw),
    SeamRule(
      ["*.hashValue"], spelling: "hashValue", fix: differs),
    SeamRule(["Swift.Hasher.init()", "Swift.Hasher.finalize()"], spelling: "Hasher", fix: differs),
    SeamRule(
      ["Foundation.UUID.init()", "Foundation.NSUUID.init()"],
      fix: "write UUID(), or pass the identifier in"),
  ]

  private static let differs =
    "it is another number in each process: use a number of your own"
  private static let draw = "draw with Bool.random(), or pass a RandomNumberGenerator in"
}
