#if OpenAutoLayout || (!canImport(AppKit) && !canImport(UIKit))
  import Foundation
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    /// The height of the content at the view's width, or `nil` if it does not depend on the width.
    var wrappedContentHeight: CGFloat? {
      let width = alignmentRect(forFrame: bounds).width
      return intrinsicContentHeight(forWidth: width > 0 ? width : .infinity)
    }

    /// The point of the bounds that lies at the center, in fractions of their size.
    var placedPoint: CGPoint { anchorPoint }

    /// The length of a pixel in points, or 0 if frames are not rounded.
    var pixel: Double { 1 / contentScaleFactor }

    /// Whether a class is the kit's.
    static func isOfSystem(_ type: AnyClass) -> Bool {
      String(reflecting: type).hasPrefix("OpenAutoLayout.")
    }

    /// Where a baseline that a constraint names lies, from the top of the bounds.
    func knownBaseline(_ attribute: LayoutFacts.Attribute) -> CGFloat? {
      laidOutBaseline(isFirst: attribute == .firstBaseline)
    }

    /// Where the keyboard is in this root view's bounds, if a test shows one.
    var shownKeyboard: CGRect? { layoutKeyboardFrame }

    /// Keeps conflicts in this root view's tree from being reported when they appear.
    ///
    /// - Returns: The closure that reports later ones again.
    func silenceConflictReports() -> () -> Void {
      let former = layoutConflictHandler
      layoutConflictHandler = { _ in }
      return { self.layoutConflictHandler = former }
    }

    /// The views of the tree that asked for another layout each time that they were laid out.
    var layoutsWithoutEnd: [(view: LayoutView, words: LoopSentences)] {
      var root = self
      while let superview = root.superview { root = superview }
      return root.layoutLoops.map { ($0.view, $0.sentences) }
    }
  }

  extension NSLayoutConstraint {
    /// The distances that the constraint compares, or `nil` if it compares none.
    var distances: ComparedDistances? { comparedDistances }
  }
#endif
