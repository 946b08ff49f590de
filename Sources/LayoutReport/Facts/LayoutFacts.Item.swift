package import Foundation

extension LayoutFacts {
  /// A view or a guide.
  package struct Item: Sendable {
    package enum Kind: Sendable {
      case view, guide
      /// What a kit makes of a view and of what is around it, such as the safe area. It lies in its view
      /// where it lies.
      case systemGuide
      /// The content of a scroll view, as large as constraints make it.
      case scrollContent
      /// Outside of the described tree, and named by a constraint that reaches into it. A child of
      /// the root, so that it has a place.
      case outside
    }

    package var name: String
    package var kind: Kind
    package var parent: Int?
    /// In the coordinates of the parent's bounds, downwards.
    package var frame: CGRect
    /// Where the bounds begin, as far as the item is scrolled.
    package var boundsOrigin = CGPoint.zero
    /// How far the alignment rectangle lies within the frame.
    package var alignmentInsets = Insets()
    package var margins = Insets()
    /// From the top of the alignment rectangle down to the first baseline.
    package var firstBaseline = 0.0
    /// From the last baseline down to the bottom of the alignment rectangle.
    package var lastBaseline = 0.0
    /// Whether the size is given from outside, and nothing in the tree decides it.
    package var isGiven = false
    /// Whether an autoresizing mask counts as constraints.
    package var translatesMask = false
    /// Whether it does not show, by itself or by what it is in.
    package var isHidden = false
    /// Whether the view that it is in, such as a control or a stack, has made it and places it.
    package var isPart = false
    package var clips = false
    package var scrolls = false
    package var contentWidth: Content?
    package var contentHeight: Content?
    package var stackPlace: StackPlace?
    /// What the item shows in letters.
    package var text: String?
    /// The room that the text needs.
    package var textSize: CGSize?
    /// The height of as many lines as the text may have, where it may not have any number.
    package var textLimit: CGFloat?

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

  /// Distances from the sides of a rectangle, inwards.
  package struct Insets: Sendable, Equatable {
    package var left, top, right, bottom: Double

    package init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
  }

  /// How long content is along an axis, and how much it insists.
  package struct Content: Sendable {
    package var length: Double
    package var hugging: Float
    package var resistance: Float

    package init(length: Double, hugging: Float, resistance: Float) {
      self.length = length
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// Where a stack has a view among others whose content insists as much.
  ///
  /// The first of them gives way (recorded on iOS 26): its content counts for a little less than that of
  /// a view in no stack, and that of the later ones for more and more.
  package struct StackPlace: Sendable, Equatable {
    package var axis: Axis
    /// 0 for the first view that shows, and more for each next one.
    package var number: Int

    package init(axis: Axis, number: Int) {
      self.axis = axis
      self.number = number
    }

    /// By what errors of the content's length along the axis are multiplied.
    package var weight: Double { Self.weight(ofNumber: number) }

    /// The step is far above what rounding may leave of a difference, and far below what could outweigh
    /// a view. It is a power of 2, so that contents come out as they went in.
    package static func weight(ofNumber number: Int) -> Double {
      1 + (number == 0 ? -1 : Double(number)) * 0x1p-18
    }
  }

  package enum Axis: CaseIterable, Sendable {
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
