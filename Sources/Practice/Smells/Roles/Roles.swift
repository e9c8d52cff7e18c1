/// What each type of a module is for, judged by what it is made of and who uses it.
struct Roles {
  let model: CodeModel

  /// Classes that subclass UIKit's, and types that implement its protocols.
  let screens: Set<String>

  /// Those of the screens that are view controllers.
  let controllers: Set<String>

  /// Those of the screens that are views, such as cells.
  let views: Set<String>

  /// Protocols in front of work that takes time and can fail, or that reaches files, with their requirements.
  let edges: [String: Set<String>]

  /// The types that do what the edges ask for.
  let services: Set<String>

  /// What puts the app together: the app itself, and what makes its screens for it alone.
  let roots: Set<String>

  /// Types that only screens use, and that do no work of their own: a row's texts, a bag of flags.
  let helpers: Set<String>

  /// What stays in front of something and passes for it.
  let decorators: DecoratorRoles

  /// Which types use each type.
  let users: [String: Set<String?>]

  init(_ model: CodeModel, app: String) {
    self.model = model
    let uiKit = UIKitRoles(model)
    screens = uiKit.screens
    controllers = uiKit.controllers
    views = uiKit.views
    let edges = EdgeRoles(model, screens: uiKit.screens)
    self.edges = edges.requirements
    services = edges.services
    decorators = DecoratorRoles(model, screens: uiKit.screens)
    users = TypeUsers(model).users
    roots =
      RootRoles(
        model, app: app, screens: uiKit.screens, controllers: uiKit.controllers,
        services: edges.services, users: users
      ).roots
    helpers =
      HelperRoles(
        model, screens: uiKit.screens, roots: roots, edges: edges, users: users
      ).helpers
  }

  /// Whether code belongs to the screen: it is a screen's, a helper's, or extends UIKit.
  func isScreenCode(_ member: CodeMember) -> Bool {
    guard let type = member.type else { return false }
    return screens.contains(type) || helpers.contains(type) || UIKitRoles.isUIKit(type)
  }

  /// Whether code belongs to the app's root.
  func isRootCode(_ member: CodeMember) -> Bool {
    member.type.map(roots.contains) ?? false
  }

  /// Whether code can be replaced from outside, or runs for the root alone: a default argument of an
  /// initialiser, a static member or a free function that only the root uses.
  func isWiring(_ member: CodeMember) -> Bool {
    if isRootCode(member) || member.kind == .defaultArgument { return true }
    guard member.isStatic || member.type == nil, !member.usr.isEmpty
    else { return false }
    let callers = model.uses.filter { $0.target == member.usr }.map { model.members[$0.member] }
    return !callers.isEmpty
      && callers.allSatisfy { isRootCode($0) || $0.kind == .defaultArgument }
  }
}
