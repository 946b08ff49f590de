extension LayoutProblem {
  /// The kind of a problem.
  ///
  ///     let clipped = view.layoutProblems.filter { $0.kind == .clippedText }
  ///     // clipped.isEmpty == true
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// Required constraints cannot all hold, and one is left out.
    case conflict
    /// The constraints allow more than one value for a side of a view or guide.
    case ambiguity
    /// The autoresizing mask of a view acts as constraints, although other constraints place the
    /// view.
    case translatedMask
    /// A view with something to show has no width or no height.
    case emptyView
    /// Text needs more space or more lines than it has.
    case clippedText
    /// A view reaches out of its superview, which neither clips nor scrolls it.
    case outsideSuperview
    /// Two sibling views overlap in part, or two texts overlap.
    case overlap
    /// A view asks for another layout each time that it is laid out, or its height agrees with no width.
    /// Only OpenAutoLayout says so.
    case endlessLayout
    /// Left or right anchors place a view among others that are placed by leading and trailing ones, so
    /// that they part in one of the reading directions.
    case mixedDirections
    /// A view is placed by a multiple of where a view beside it lies, or of a leading or trailing edge, as if that
    /// was a length.
    case multipliedPosition
    /// The content of a scroll view has no width, so that a text in it does not wrap, or it is wider than the
    /// scroll view by its margins.
    case scrollContent
    /// A constraint of a button, of a text field or of what is around it fixes it to less than the 44 points
    /// that a finger needs. Only UIKit and OpenAutoLayout say so.
    case smallTarget
    /// An optional constraint is meant to collapse a view, and the contents of the view hold it open.
    case heldOpen
    /// A text or a button is tied to an edge of the screen that the safe area ends before, or a view is tied
    /// beyond the safe area. Only UIKit and OpenAutoLayout say so.
    case unsafeArea
    /// The keyboard covers a text field or a text view. Only OpenAutoLayout says so.
    case underKeyboard
    /// The frame of a view is set for a wider superview, and constraints lay out the superview or the views
    /// beside it.
    case fixedFrame
    /// A hidden view keeps its room between two views that are shown, or at the start of a row or column.
    case hiddenSpace
    /// A problem is accepted that does not occur. See ``LayoutAcceptance``.
    case unusedAcceptance
    /// An optional constraint does not hold.
    ///
    /// That is what optional constraints are for, so it is not one of the ``Swift/Set/standard``
    /// kinds.
    case brokenOptional
  }
}

extension Set<LayoutProblem.Kind> {
  /// The kinds of problems that a sound layout does not have: all but
  /// ``LayoutProblem/Kind/brokenOptional``.
  public static var standard: Self { all.subtracting([.brokenOptional]) }

  /// All kinds of problems.
  public static var all: Self { Set(LayoutProblem.Kind.allCases) }
}
