import LayoutReport
public import PowerAnchors

/// Something that is wrong with a layout: where, why, and what to write to fix it.
///
///     for problem in view.layoutProblems { print(problem) }
///     // The width of title is ambiguous: nothing says where it ends.
///     //   Taking part: LoginView.swift:42 (title.leading == LoginView.leading + 16).
///     //   To fix it, give title a trailing anchor or a width.
@MainActor
public struct LayoutProblem {
  /// A side or a dimension of a view or guide.
  ///
  /// ``LayoutProblem/sides`` lists them, in the coordinates of the superview, whatever the reading
  /// direction.
  public enum Side: Hashable, Sendable {
    /// The distance from the left of the superview.
    case x
    /// The distance from the top of the superview.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// What is wrong.
  public let kind: Kind
  /// The view that it concerns most; of a guide, the view that owns it.
  public let view: LayoutView
  /// All views and guides that it concerns, ``view`` or its guide first.
  public let items: [any LayoutItem]
  /// What of the view is open, broken or too small.
  public let sides: [Side]
  /// The constraints that take part. In a debug build, those that PowerAnchors made name the line of
  /// their call.
  public let constraints: [NSLayoutConstraint]
  /// Of a conflict, the constraint that does not hold.
  public let leftOut: NSLayoutConstraint?
  /// What is wrong, in words.
  public let summary: String
  /// What to do about it, in words that follow "to fix it".
  public let remedy: String
  /// The constraints in words, where the summary does not name them.
  private let participants: [String]
  /// Where it occurs, if the layout was tried at several widths, in both directions or in several
  /// sizes of text: "at widths 320 to 350, right to left". Empty if it always does.
  public internal(set) var circumstances = ""

  init(_ finding: Finding, in reading: LayoutReading) {
    kind = finding.kind
    let objects = finding.items.map { reading.objects[$0] }
    guard let view = reading.view(of: finding.items[0]) else {
      preconditionFailure("An item that was read is a view, or a guide that a view owns.")
    }
    self.view = view
    items = objects.compactMap { $0 as? any LayoutItem }
    sides = finding.parts.map(Side.init)
    constraints = finding.constraints.map { reading.constraints[$0] }
    leftOut = finding.leftOut.map { reading.constraints[$0] }
    participants =
      switch finding.kind {
      case .conflict, .translatedMask, .brokenOptional: []
      default:
        finding.constraints.map { reading.facts.sentence(of: reading.facts.constraints[$0]).text }
      }
    summary = finding.summary
    remedy = finding.remedy
  }
}

extension LayoutProblem: @preconcurrency CustomStringConvertible {
  /// What is wrong, where it occurs, which constraints take part, and what to do.
  public var description: String {
    let place = circumstances.isEmpty ? "" : "\n  It occurs \(circumstances)."
    let names =
      participants.isEmpty ? "" : "\n  Taking part: \(Words.list(participants, limit: 6))."
    return "\(summary)\(place)\(names)\n  To fix it, \(remedy)"
  }
}

extension LayoutProblem.Side {
  init(_ part: LayoutProgram.Part) {
    self =
      switch part {
      case .x: .x
      case .y: .y
      case .width: .width
      case .height: .height
      }
  }
}
