import LayoutNames
import PowerAnchors

extension PropertyNames {
  /// Collects the properties of a view and of its controller that hold other views and guides.
  @MainActor
  mutating func learn(from view: LayoutView) {
    learn(from: view, upTo: LayoutView.self)
    if let controller = view.controller {
      learn(from: controller, upTo: LayoutView.controllerClass)
    }
  }
}
