/// The descriptors that a child gets as its three standard streams; no input means an empty one.
struct Streams {
  let input: Int32?
  let output: Int32
  let error: Int32
}
