import UIKitShim

/// One of the two apps of a kata: how to launch it and how to ask it for its screen.
public struct Side: Sendable {
  let launch: @MainActor @Sendable () -> LaunchedApp

  /// An app made by `launch`, whose screen `screen` gives.
  public init<App: AnyObject>(
    _ launch: @escaping @MainActor @Sendable () -> App,
    screen: @escaping @MainActor @Sendable (App) -> UIViewController
  ) {
    self.launch = {
      let app = launch()
      return LaunchedApp { screen(app) }
    }
  }
}

/// An app from launch to relaunch.
struct LaunchedApp {
  let makeScreen: @MainActor () -> UIViewController
}
