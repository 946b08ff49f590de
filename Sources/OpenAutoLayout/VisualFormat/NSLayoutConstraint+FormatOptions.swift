extension NSLayoutConstraint {
  /// The alignments and the reading direction of a visual format.
  ///
  /// Pass them to ``NSLayoutConstraint/constraints(withVisualFormat:options:metrics:views:)``:
  ///
  ///     NSLayoutConstraint.activate(
  ///       NSLayoutConstraint.constraints(
  ///         withVisualFormat: "H:|-16-[icon(24)]-8-[title]", options: .alignAllCenterY,
  ///         metrics: nil, views: ["icon": icon, "title": title]))
  ///     // title.frame.minX == 48
  ///     // title.frame.midY == icon.frame.midY
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the left edges of all views of a vertical format.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns the right edges of all views of a vertical format.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns the top edges of all views of a horizontal format.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns the bottom edges of all views of a horizontal format.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns the leading edges of all views of a vertical format.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns the trailing edges of all views of a vertical format.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the horizontal centers of all views of a vertical format.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the vertical centers of all views of a horizontal format.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the last baselines of all views of a horizontal format.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the first baselines of all views of a horizontal format.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All of the options that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Reads a horizontal format in the reading direction, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads a horizontal format from left to right, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads a horizontal format from right to left, whatever the reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All of the options that set a direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures a vertical format from edge to edge, which is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures a vertical format from the last baseline of a view to the first baseline of the
    /// next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All of the options that set where spacing is measured.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }
  }
}
