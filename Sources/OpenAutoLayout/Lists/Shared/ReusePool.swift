import Foundation

/// The views of a list that wait to be used again, and how to make more, by identifier.
///
/// A view that leaves the screen waits under its identifier. The next one of that identifier is
/// taken from there, or made by what is registered.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: (String) -> View?] = [:]
  private var waiting: [String: [View]] = [:]

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Registers how to make a view, or ends that with `nil`.
  mutating func register(_ identifier: String, _ maker: ((String) -> View?)?) {
    makers[identifier] = maker
  }

  /// Lets a view wait. One without an identifier is let go.
  mutating func recycle(_ view: View, _ identifier: String?) {
    if let identifier { waiting[identifier, default: []].append(view) }
  }

  /// A view that waited, or `nil`.
  mutating func takeWaiting(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// A new view of what is registered, or `nil`.
  func make(_ identifier: String) -> View? { makers[identifier]?(identifier) }

  /// The count of views that wait.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
