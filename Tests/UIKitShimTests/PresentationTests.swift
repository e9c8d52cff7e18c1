import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A presented controller` {
  let log = Log()
  let root: LoggingController
  let sheet: LoggingController
  let screen: Screen

  init() {
    root = LoggingController("root", log)
    sheet = LoggingController("sheet", log)
    screen = Screen(root)
    log.lines = []
  }

  @Test func `as a sheet covers what stays`() {
    root.present(sheet, animated: true) { [log] in log.lines.append("done") }
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    screen.settle()
    #expect(
      log.lines == [
        "sheet loaded", "sheet will appear presented", "sheet is appearing", "sheet will lay out",
        "sheet did lay out", "sheet did appear presented", "done",
      ])
    #expect(screen.window.frontmostViewController === sheet)
    #expect(sheet.view.isVisibleInHierarchy)
    #expect(!root.view.isVisibleInHierarchy)
    #expect(root.view.window != nil)
  }

  @Test func `as a sheet is dismissed by what presents it or by itself`() {
    root.present(sheet, animated: true)
    screen.settle()
    log.lines = []
    sheet.dismiss(animated: true) { [log] in log.lines.append("done") }
    screen.settle()
    #expect(
      log.lines == [
        "sheet will disappear dismissed", "sheet did disappear dismissed", "done",
      ])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(root.view.isVisibleInHierarchy)
  }

  @Test func `on the full screen takes the place of what presents it`() {
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: true)
    screen.settle()
    #expect(
      log.lines.filter { $0.hasPrefix("root") } == ["root will disappear", "root did disappear"])
    #expect(root.view.window == nil)
    log.lines = []
    root.dismiss(animated: true)
    screen.settle()
    #expect(
      log.lines == [
        "sheet will disappear dismissed", "root will appear", "root is appearing",
        "sheet did disappear dismissed", "root did appear",
      ])
    #expect(root.view.isVisibleInHierarchy)
  }

  @Test func `goes with what presents it`() {
    root.present(sheet, animated: false)
    screen.settle()
    let second = LoggingController("second", log)
    sheet.present(second, animated: false)
    screen.settle()
    #expect(screen.window.frontmostViewController === second)
    root.dismiss(animated: false)
    screen.settle()
    #expect(screen.window.frontmostViewController === root)
    #expect(second.view.window == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test func `is refused where nothing can present it`() {
    let other = UIViewController()
    UIViewController().present(other, animated: false)
    #expect(other.presentingViewController == nil)
    root.present(sheet, animated: false)
    root.present(other, animated: false)
    #expect(root.presentedViewController === sheet)
    #expect(other.presentingViewController == nil)
  }

  @Test func `is presented by the container of who asks`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    navigation.topViewController?.present(sheet, animated: false)
    screen.settle()
    #expect(sheet.presentingViewController === navigation)
    #expect(navigation.visibleViewController === sheet)
    #expect(navigation.topViewController?.presentedViewController === sheet)
  }
}
