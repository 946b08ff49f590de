public import Foundation

/// A view with an effect on the content behind it. Nothing is drawn here.
///
/// Add subviews to its ``contentView``, which is as large as the view:
///
///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     bar.contentView.addSubview(title)
///     // bar.contentView.frame == bar.bounds
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content: UIView

  /// The effect on the content behind the view, or `nil` for none.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect, and with an empty frame.
  ///
  ///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  ///     // bar.frame == .zero
  ///
  /// - Parameter effect: The effect, or `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    content = UIView.filling(.zero)
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view with a frame and without an effect.
  public override init(frame: CGRect) {
    content = UIView.filling(frame.size)
    super.init(frame: frame)
    addSubview(content)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    content = UIView.filling(.zero)
    super.init(coder: coder)
    addSubview(content)
  }

  /// The view for the subviews, which fills this one by its autoresizing mask.
  open var contentView: UIView { content }
}
