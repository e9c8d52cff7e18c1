import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A constraint` {
  let parent = UIView()
  let child = UIView()

  @Test func `is kept with what it says`() {
    parent.addSubview(child)
    let constraint = child.leadingAnchor.constraint(
      equalTo: parent.safeAreaLayoutGuide.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive)
    #expect(constraint.firstItem === child)
    #expect(constraint.secondItem === parent)
    #expect(constraint.constant == 16)
    #expect(constraint.firstAttribute == .leading)
    NSLayoutConstraint.deactivate([constraint])
    #expect(!constraint.isActive)
  }

  @Test func `does not keep its views alive`() {
    weak var gone: UIView?
    do {
      let view = UIView()
      view.addSubview(UIView())
      view.widthAnchor.constraint(equalToConstant: 44).isActive = true
      view.subviews[0].topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func `cannot relate views of different hierarchies`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let label = UILabel()
        let other = UIView()
        label.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
    #expect(result.mentions("Unable to activate constraint between UILabel and UIView"))
  }
}
