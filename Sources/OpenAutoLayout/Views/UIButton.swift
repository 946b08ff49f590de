public import Foundation

/// A view with the size of a title and the space around it.
@preconcurrency @MainActor
open class UIButton: UIView {
  /// What the button is doing, which decides the title that it shows.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing of the below.
    public static let normal: State = []
    /// A finger or the pointer is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is switched on.
    public static let selected = State(rawValue: 1 << 2)
  }

  private var titles: [UInt: String] = [:]

  /// Sets the title for a state, which changes the intrinsic size if it is the one that shows.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    invalidateIntrinsicContentSize()
  }

  /// The title for a state; the one for ``State/normal`` where that state has none.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title that shows. Nothing changes the state here, so it is the one for ``State/normal``.
  open var currentTitle: String? { title(for: .normal) }

  /// The title with 6 points above and below, as a system button has it, and 30 points wide at least.
  open override var intrinsicContentSize: CGSize {
    let title = textMetrics.size(of: currentTitle ?? "", width: 0, lines: 1)
    return CGSize(
      width: max(title.width, Self.smallestWidth), height: title.height + 2 * Self.padding)
  }

  private static var padding: CGFloat { 6 }
  private static var smallestWidth: CGFloat { 30 }

  override var textBaselines: TextBaselines? {
    let baselines = textMetrics.baselines
    return TextBaselines(first: baselines.first + Self.padding, last: baselines.last + Self.padding)
  }

  override var shownText: String? { currentTitle }
}
