/// Where a list stands with its pages. One value, so that a page cannot be asked for while another
/// one is on its way.
enum Paging {
  case ready(page: Int)
  case loading
  case finished
}
