package import Foundation

extension LayoutFacts {
  /// A view or a guide.
  package struct Item: Sendable {
    package enum Kind: Sendable {
      case view, guide
      /// What a view or a kit makes of itself, such as the safe area.
      case systemGuide
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
    /// Whether the size is given from outside, and nothing in the tree decides it.
    package var isGiven = false
    /// Whether an autoresizing mask counts as constraints.
    package var translatesMask = false
    package var isHidden = false
    package var clips = false
    package var scrolls = false
    package var contentWidth: Content?
    package var contentHeight: Content?
    /// What the item shows in letters.
    package var text: String?
    /// The room that the text needs.
    package var textSize: CGSize?

    package init(name: String, kind: Kind, parent: Int?, frame: CGRect) {
      self.name = name
      self.kind = kind
      self.parent = parent
      self.frame = frame
    }

    package var isGuide: Bool { kind == .guide || kind == .systemGuide }

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
