import Testing
import UIKitShim

@testable import Harness

/// What of a view tree becomes part of a screen, and what does not.
@Suite("Reading screens") @MainActor struct ScreenReaderTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let configure: @MainActor (UITableViewCell) -> Void
    init(_ configure: @escaping @MainActor (UITableViewCell) -> Void) { self.configure = configure }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Ana"
      content.secondaryText = "1 night"
      cell.contentConfiguration = content
      configure(cell)
      return cell
    }
  }

  @discardableResult private static func list(
    _ screen: FixtureScreen, style: UITableView.Style = .plain,
    _ configure: @escaping @MainActor (UITableViewCell) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    let rows = Rows(configure)
    screen.kept = [rows]
    table.dataSource = rows
    screen.view.addSubview(table)
    return table
  }

  private func verdict(
    _ change: @escaping @MainActor @Sendable (UITableViewCell) -> Void
  ) -> Verdict {
    Judge.verdict([.launch]) {
      Self.list($0)
    } refactored: {
      Self.list($0, change)
    }
  }

  @Test func `a colour behind a row counts, on the cell and on its content`() {
    #expect(!verdict { $0.backgroundColor = .systemYellow }.isPass)
    #expect(!verdict { $0.contentView.backgroundColor = .systemYellow }.isPass)
    #expect(
      !verdict {
        $0.backgroundColor = .systemYellow
        $0.contentView.backgroundColor = .clear
      }.isPass)
  }

  @Test func `the usual colour behind a row does not count, whoever sets it`() {
    #expect(verdict { $0.backgroundColor = .systemBackground } == .match)
    #expect(verdict { $0.backgroundColor = .clear } == .match)
    #expect(
      verdict {
        $0.backgroundColor = .systemYellow
        $0.contentView.backgroundColor = .systemBackground
      } == .match)
    let grouped = Judge.verdict([.launch]) {
      Self.list($0, style: .insetGrouped)
    } refactored: {
      Self.list($0, style: .insetGrouped) { $0.backgroundColor = .secondarySystemGroupedBackground }
    }
    #expect(grouped == .match)
  }

  @Test func `what is read aloud for a row counts where it is not what the row shows`() {
    #expect(!verdict { $0.accessibilityLabel = "Ana stays one night" }.isPass)
    #expect(verdict { $0.accessibilityLabel = "Ana, 1 night" } == .match)
    #expect(verdict { $0.accessibilityLabel = "" } == .match)
  }

  @Test func `a tap that selects a row counts, unless no cell shows it`() {
    func verdict(_ style: UITableViewCell.SelectionStyle) -> Verdict {
      Judge.verdict([.launch, .tapRow(1)]) {
        Self.list($0).allowsSelection = false
      } refactored: {
        Self.list($0) { $0.selectionStyle = style }
      }
    }
    #expect(!verdict(.default).isPass)
    #expect(verdict(.none) == .match)
  }

  @Test func `a prompt and a missing back button count`() {
    func verdict(_ change: @escaping @MainActor @Sendable (UINavigationItem) -> Void) -> Verdict {
      Judge.verdict([.launch]) {
        $0.label("a")
      } refactored: { screen in
        screen.label("a")
        change(screen.navigationItem)
      }
    }
    #expect(!verdict { $0.prompt = "Choose one" }.isPass)
    #expect(verdict { $0.prompt = "" } == .match)
    #expect(!verdict { $0.hidesBackButton = true }.isPass)
    #expect(verdict { $0.backButtonTitle = "Zurück" } == .match)
  }
}
