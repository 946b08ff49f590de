package import Foundation

extension LayoutFacts {
  /// A view or a guide.
  package struct Item: Sendable {
    package enum Kind: Sendable {
      case view, guide
      /// A guide that the kit makes, such as that of the safe area. Its place in its view is given.
      case systemGuide
      /// The content of a scroll view. Constraints decide its size.
      case scrollContent
      /// An item outside of the tree that a constraint refers to. It is a child of the root, so
      /// that it has coordinates.
      case outside
    }

    package var name: String
    package var kind: Kind
    package var parent: Int?
    /// The frame in the coordinates of the parent's bounds, with y increasing downward.
    package var frame: CGRect
    /// The origin of the bounds, which scrolling changes.
    package var boundsOrigin = CGPoint.zero
    /// The same for a scroll view, whose content is tied to items outside by where it is scrolled to.
    package var contentOffset = CGPoint.zero
    /// The insets from the frame to the alignment rectangle.
    package var alignmentInsets = Insets()
    package var margins = Insets()
    /// The distance from the top of the alignment rectangle to the first baseline, in points.
    package var firstBaseline = 0.0
    /// The distance from the last baseline to the bottom of the alignment rectangle, in points.
    package var lastBaseline = 0.0
    /// Whether the size is given from outside of the tree.
    package var isGiven = false
    /// Whether the autoresizing mask acts as constraints.
    package var translatesMask = false
    /// Whether the item or one of its superviews is hidden.
    package var isHidden = false
    /// Whether the kit, such as a control or a stack, has made the item or places it.
    package var isPart = false
    /// Whether all that is in the item is made and placed by the kit.
    package var hasPartsAlone = false
    package var clips = false
    package var scrolls = false
    package var contentWidth: Content?
    package var contentHeight: Content?
    package var stackPlace: StackPlace?
    /// The text that the item shows.
    package var text: String?
    /// The size that the text needs.
    package var textSize: CGSize?
    /// The height of the maximum number of lines, or `nil` without a maximum.
    package var textLimit: CGFloat?

    /// Whether the item is the content view of a cell or of a view like it.
    package var isContentView = false
    /// Whether the item itself shows more of what is behind it than of itself.
    package var isFaint = false
    /// Whether the item itself is hidden, and not only what is around it.
    package var isHiddenItself = false
    /// Whether the autoresizing mask keeps the width and the distance from the left.
    package var keepsWidth = false
    /// Whether people type into the item.
    package var isTextInput = false
    /// Whether touches end at the item: at a control, and where a gesture recognizer waits for them.
    package var catchesTouches = false
    /// How far the safe area lies within the item, of the root and of controllers' views.
    package var safeArea = Insets()
    /// Whether lines break where the item is too narrow.
    package var wraps = false
    /// The width of the longest word of a text that has room for less.
    package var longestWord: CGFloat?
    /// Whether the item is a button, or a control of a client's.
    package var isTarget = false
    /// Whether the item is an image view, which may show nothing yet.
    package var isPicture = false
    /// Whether the item is a field or a control of the kit's that is as high as the kit draws it.
    package var hasKitsHeight = false
    /// How much of what is behind it the item's background covers.
    package var paint: Paint = .none

    package init(name: String, kind: Kind, parent: Int?, frame: CGRect) {
      self.name = name
      self.kind = kind
      self.parent = parent
      self.frame = frame
    }

    package var isGuide: Bool {
      switch kind {
      case .guide, .systemGuide, .scrollContent: true
      case .view, .outside: false
      }
    }

    package func content(along axis: Axis) -> Content? {
      axis == .horizontal ? contentWidth : contentHeight
    }
  }

  /// A background: without one, one that shows what is behind it, or one that covers it.
  package enum Paint: Sendable {
    case none, translucent, opaque
  }

  /// Distances from the sides of a rectangle, positive inward.
  package struct Insets: Sendable, Equatable {
    package var left, top, right, bottom: Double

    package init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
  }

  /// The length of content along an axis, with its priorities.
  public struct Content: Sendable, Equatable {
    public var length: Double
    public var hugging: Float
    public var resistance: Float

    package init(length: Double, hugging: Float, resistance: Float) {
      self.length = length
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// The place of an arranged view among those with equal content priorities.
  ///
  /// The first one gives way (recorded on iOS 26). So the weight of its content is a little smaller
  /// than that of a view outside of any stack, and the weights of later ones are larger and larger.
  package struct StackPlace: Sendable, Equatable {
    package var axis: Axis
    /// The number of the view: 0 for the first visible one, and larger for each next one.
    package var number: Int

    package init(axis: Axis, number: Int) {
      self.axis = axis
      self.number = number
    }

    /// The factor of the errors of the content's length along the axis.
    package var weight: Double { Self.weight(ofNumber: number) }

    /// Returns the weight of the view with a number.
    ///
    /// The step is far larger than rounding errors, and too small to outweigh another view. It is a
    /// power of 2, so that it adds no rounding errors.
    package static func weight(ofNumber number: Int) -> Double {
      1 + (number == 0 ? -1 : Double(number)) * 0x1p-18
    }
  }

  public enum Axis: CaseIterable, Sendable {
    case horizontal, vertical
  }
}

extension CGRect {
  package func inset(by insets: LayoutFacts.Insets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
