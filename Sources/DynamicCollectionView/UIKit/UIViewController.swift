// SPDX-License-Identifier: MIT
//
// What makes a screen's view, once, when somebody asks for it.
// Mirrors: UIViewController (UIKit).
// Status: the view and its loading; no presenting, no bars.

public import Foundation

/// Makes a view and puts things into it.
open class UIViewController: NSObject {
  /// What people call the screen.
  open var title: String?
  /// Controllers inside of it.
  public private(set) var children: [UIViewController] = []
  /// What it is in.
  public private(set) weak var parent: UIViewController?
  private var loaded: UIView?

  /// A controller whose view is not made yet. Views are made in code: names are without effect.
  public init(nibName: String?, bundle: Bundle?) {}

  /// A controller whose view is not made yet.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Controllers are not read from archives: nil.
  public required init?(coder: NSCoder) { return nil }

  /// Its view, made when it is first asked for. UIKit's type, so that code stays as it is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? UIView()
      loaded = view
      viewDidLoad()
      return loaded ?? view
    }
    set { loaded = newValue }
  }

  /// Its view, if it was made.
  public var viewIfLoaded: UIView? { loaded }
  /// Whether its view was made.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the view, if it was not made yet.
  open func loadViewIfNeeded() { _ = view }

  /// Makes the view: an empty one unless a subclass says otherwise.
  open func loadView() { loaded = UIView() }

  /// Called when the view was made. Does nothing unless a subclass says otherwise.
  open func viewDidLoad() {}

  /// Called before the screen is shown. Does nothing unless a subclass says otherwise.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the screen is shown. Does nothing unless a subclass says otherwise.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before subviews are placed. Does nothing unless a subclass says otherwise.
  open func viewWillLayoutSubviews() {}

  /// Called when subviews are placed. Does nothing unless a subclass says otherwise.
  open func viewDidLayoutSubviews() {}

  /// Puts a controller inside; its view is put into a view by its owner.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Takes it out of the controller around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called when it was put inside another. Does nothing unless a subclass says otherwise.
  open func didMove(toParent parent: UIViewController?) {}
}
