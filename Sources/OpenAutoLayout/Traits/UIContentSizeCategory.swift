/// How large a person wants text to be.
///
///     root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
///     // text styles below the root are laid out at that size
///
/// The categories are ordered by size: `<` and its kin compare them. ``unspecified`` is less than
/// every other.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category, as Apple's systems have it.
  public let rawValue: String

  /// Makes the category of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UIContentSizeCategory {
  /// No category: the one around counts.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text: body of 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Body of 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Body of 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Body of 17 points: the default of a phone.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Body of 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Body of 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Body of 23 points: the largest without accessibility sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// Body of 28 points.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Body of 33 points.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body of 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Body of 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text: body of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories from the smallest to the largest, without ``unspecified``.
  static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category's place in ``ordered``; `nil` for ``unspecified`` and for names that are none.
  var step: Int? { Self.ordered.firstIndex(of: self) }

  /// Whether the category is one of the five for accessibility.
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
