public import Foundation

/// How a view would change what is behind it. Nothing is drawn here.
///
///     let effect: UIVisualEffect = UIBlurEffect(style: .regular)
open class UIVisualEffect: NSObject {}

/// Blurs what is behind a view. Nothing is drawn here.
///
///     let header = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
open class UIBlurEffect: UIVisualEffect {
  /// How thick and how light the blur is.
  ///
  /// All of them look alike to layout:
  ///
  ///     UIBlurEffect(style: .systemThinMaterial)
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// As light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// Light or dark, as the interface is.
    case regular = 4
    /// The same, and more apart from what is behind.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Of medium thickness.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As that of bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Makes a blur.
  ///
  ///     UIBlurEffect(style: .dark)
  ///
  /// - Parameter style: How thick and how light it is.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Has a content stand out from a blurred background. Nothing is drawn here.
///
///     let label = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Makes the effect for a content on a blur.
  ///
  ///     UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
  ///
  /// - Parameter blurEffect: The blur behind the content.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view that would change what is behind it. Its subviews go into the ``contentView``, which is as large
/// as the view.
///
///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     bar.contentView.addSubview(title)
///     // bar.contentView.frame == bar.bounds
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content: UIView

  /// How the view would change what is behind it; `nil` for not at all.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect, and with an empty frame.
  ///
  ///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  ///     // bar.frame == .zero
  ///
  /// - Parameter effect: The effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    content = UIView.filling(.zero)
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view without an effect.
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
