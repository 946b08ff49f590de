public import Foundation

/// An effect on the content behind a view. Nothing is drawn here.
///
///     let effect: UIVisualEffect = UIBlurEffect(style: .regular)
open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view. Nothing is drawn here.
///
///     let header = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
open class UIBlurEffect: UIVisualEffect {
  /// The thickness and the lightness of a blur.
  ///
  /// Layout ignores it.
  ///
  ///     UIBlurEffect(style: .systemThinMaterial)
  public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// As light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Light or dark, following the interface style.
    case regular = 4
    /// Light or dark, following the interface style, with more contrast.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Of medium thickness.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// Very thin, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin, always light.
    case systemThinMaterialLight = 12
    /// Of medium thickness, always light.
    case systemMaterialLight = 13
    /// Thick, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// Very thin, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, always dark.
    case systemThinMaterialDark = 17
    /// Of medium thickness, always dark.
    case systemMaterialDark = 18
    /// Thick, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes a blur.
  ///
  ///     UIBlurEffect(style: .dark)
  ///
  /// - Parameter style: The style of the blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes content stand out from a blur. Nothing is drawn here.
///
///     let label = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Makes the effect for content on a blur.
  ///
  ///     UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label)
  ///
  /// - Parameters:
  ///   - blurEffect: The blur behind the content.
  ///   - style: The style of the content. It makes no difference here.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  /// Makes the effect for content on a blur.
  ///
  ///     UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
  ///
  /// - Parameter blurEffect: The blur behind the content.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// The style of content that stands out from a blur. Nothing is drawn here.
///
/// ``UIVibrancyEffect/init(blurEffect:style:)`` takes it.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// Large shapes.
  case fill = 4
  /// Smaller shapes.
  case secondaryFill = 5
  /// Small shapes.
  case tertiaryFill = 6
  /// Separators between rows.
  case separator = 7
}

/// An effect of glass behind content. Nothing is drawn here.
///
///     let glass = UIGlassEffect()
///     glass.isInteractive = true
///     let bar = UIVisualEffectView(effect: glass)
///     // bar.effect === glass
open class UIGlassEffect: UIVisualEffect {
  /// The clearness of glass.
  ///
  /// ``UIGlassEffect/init(style:)`` takes it.
  public enum Style: Int, Sendable {
    /// Glass that adapts to what is behind it.
    case regular = 0
    /// Clear glass.
    case clear = 1
  }

  let style: Style
  /// Whether the glass reacts to touches. The default is `false`.
  open var isInteractive = false
  /// The tint of the glass.
  open var tintColor: UIColor?

  /// Makes regular glass.
  public convenience override init() { self.init(style: .regular) }

  /// Makes glass.
  ///
  ///     UIVisualEffectView(effect: UIGlassEffect(style: .clear))
  ///
  /// - Parameter style: The clearness of the glass.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that joins the glass of several views inside. Nothing is drawn here.
///
///     let joined = UIGlassContainerEffect()
///     joined.spacing = 20
///     UIVisualEffectView(effect: joined)
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance below which the glass of two views flows together, in points. The default is 0.
  open var spacing: CGFloat = 0
}
