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
    /// Very thin, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin, always light.
    case systemThinMaterialLight = 12
    /// Of medium thickness, always light.
    case systemMaterialLight = 13
    /// Thick, always light.
    case systemThickMaterialLight = 14
    /// As that of bars, always light.
    case systemChromeMaterialLight = 15
    /// Very thin, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, always dark.
    case systemThinMaterialDark = 17
    /// Of medium thickness, always dark.
    case systemMaterialDark = 18
    /// Thick, always dark.
    case systemThickMaterialDark = 19
    /// As that of bars, always dark.
    case systemChromeMaterialDark = 20
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
  ///     UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label)
  ///
  /// - Parameters:
  ///   - blurEffect: The blur behind the content.
  ///   - style: How much the content stands out. It makes no difference here.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

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

/// How much a content stands out from a blur. Nothing is drawn here.
///
/// ``UIVibrancyEffect/init(blurEffect:style:)`` takes it.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// As a text.
  case label = 0
  /// As a second text.
  case secondaryLabel = 1
  /// As a third text.
  case tertiaryLabel = 2
  /// As a fourth text.
  case quaternaryLabel = 3
  /// As a large shape.
  case fill = 4
  /// As a smaller shape.
  case secondaryFill = 5
  /// As a small shape.
  case tertiaryFill = 6
  /// As a line between rows.
  case separator = 7
}
