import PowerAnchors

/// A kind of layout that is measured: what people build, at any size.
public struct LayoutShape: Sendable {
  /// The name that tables show.
  public let name: String

  /// The numbers of views to measure it with.
  public let sizes: Sizes

  /// Makes the views and constraints, and does not lay them out.
  ///
  /// The parameter is how many views to put into the root, about: a row or a cell is whole.
  public let build: @MainActor (Int) -> ShapedLayout

  /// Makes a kind of layout.
  public init(
    _ name: String, sizes: Sizes = .usual, build: @escaping @MainActor (Int) -> ShapedLayout
  ) {
    self.name = name
    self.sizes = sizes
    self.build = build
  }
}

extension LayoutShape {
  /// Numbers of views.
  public struct Sizes: Sendable {
    /// The sizes of layouts whose times are measured.
    public let timed: [Int]

    /// The sizes of layouts whose instructions are counted: small enough for callgrind, and far
    /// enough apart to show growth.
    public let counted: (small: Int, large: Int)

    /// The sizes of most shapes.
    public static let usual = Self(
      timed: [100, 1_000, 10_000], counted: (small: 200, large: 1_000))
  }
}

extension LayoutShape {
  /// The shapes whose edits are measured, too.
  public static let all = [
    independent, chain, nesting, form, cells, squeezedForm, chainOptionalToFirst,
    chainOptionalToNeighbor, stacks,
  ]

  /// Views that each hold to the four edges of the root, and to nothing else.
  static let independent = LayoutShape("independent") { .independent($0) }
  /// Views below each other, of one height, that fill the root.
  static let chain = LayoutShape("chain") { .chain($0, .equalHeights) }
  /// Views inside each other, as deep as there are views.
  static let nesting = LayoutShape("nesting") { .nesting($0) }
  /// Labels of one width beside fields, with content, rows at least a gap apart and pulled together.
  static let form = LayoutShape("form") { .form(rowCount: $0 / 2, isSqueezed: false) }
  /// A list of cells, each with a picture, a title, a detail and an accessory.
  static let cells = LayoutShape("cells") { .cells($0 / 5) }
  /// The form in a root that is too low for it.
  static let squeezedForm = LayoutShape("form, squeezed") {
    .form(rowCount: $0 / 2, isSqueezed: true)
  }
  /// The chain, each height optionally the first one's.
  static let chainOptionalToFirst = LayoutShape("chain, optional, to the first") {
    .chain($0, .heightsOptionalToFirst)
  }
  /// The chain, each height optionally the one's above.
  static let chainOptionalToNeighbor = LayoutShape("chain, optional, to the neighbor") {
    .chain($0, .heightsOptionalToNeighbor)
  }
  /// A column of stacks in stacks, with texts, of which some are hidden.
  static let stacks = LayoutShape("stacks") { .stacks(cardCount: $0 / 6) }
}
