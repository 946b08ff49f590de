/// The text size that a person has chosen.
///
///     root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
///     // text styles below the root are laid out at that size
///
/// Categories are compared by size, with `<` and the other operators. ``unspecified`` is less than
/// all others.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category on Apple's systems.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UIContentSizeCategory {
  /// No category. Text has the size of ``large``.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text, with a body of 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Text with a body of 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Text with a body of 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Text with a body of 17 points, the default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Text with a body of 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Text with a body of 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Text with a body of 23 points, the largest that is no accessibility size.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// Text with a body of 28 points, the first accessibility size.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Text with a body of 33 points.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Text with a body of 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Text with a body of 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text, with a body of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories from the smallest to the largest, without ``unspecified``.
  static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the category in ``ordered``, or `nil` for ``unspecified`` and unknown names.
  var step: Int? { Self.ordered.firstIndex(of: self) }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the text of one category is smaller than that of another.
  ///
  ///     // UIContentSizeCategory.large < .extraLarge
  ///
  /// - Parameters:
  ///   - left: A category.
  ///   - right: The category to compare it with.
  public static func < (left: Self, right: Self) -> Bool { (left.step ?? -1) < (right.step ?? -1) }

  /// Returns whether the text of one category is at most as large as that of another.
  ///
  ///     // UIContentSizeCategory.large <= .large
  ///
  /// - Parameters:
  ///   - left: A category.
  ///   - right: The category to compare it with.
  public static func <= (left: Self, right: Self) -> Bool { !(right < left) }

  /// Returns whether the text of one category is larger than that of another.
  ///
  ///     stack.axis = view.traitCollection.preferredContentSizeCategory > .extraLarge
  ///       ? .vertical : .horizontal
  ///     // stack.axis == .horizontal
  ///
  /// - Parameters:
  ///   - left: A category.
  ///   - right: The category to compare it with.
  public static func > (left: Self, right: Self) -> Bool { right < left }

  /// Returns whether the text of one category is at least as large as that of another.
  ///
  ///     // UIContentSizeCategory.accessibilityMedium >= .extraExtraExtraLarge
  ///
  /// - Parameters:
  ///   - left: A category.
  ///   - right: The category to compare it with.
  public static func >= (left: Self, right: Self) -> Bool { !(left < right) }
}
