import LayoutReport
public import PowerAnchors

/// A problem of a layout: where it is, why it occurs, and how to fix it.
///
///     for problem in view.layoutProblems { print(problem) }
///     // The width of title is ambiguous: nothing says where it ends.
///     //   Taking part: at LoginView.swift:42 (title.leading == LoginView.leading + 16).
///     //   To fix it, give title a trailing anchor or a width.
@MainActor
public struct LayoutProblem {
  /// A side or a dimension of a view or guide.
  ///
  /// ``LayoutProblem/sides`` lists them. They are in the coordinates of the superview, in any
  /// reading direction.
  public enum Side: Hashable, Sendable {
    /// The distance from the left edge of the superview.
    case x
    /// The distance from the top edge of the superview.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The view with the problem. If a guide has the problem, it is the view that owns the guide.
  public let view: LayoutView
  /// The views and guides that take part, starting with ``view`` or its guide.
  public let items: [any LayoutItem]
  /// The sides and dimensions with the problem, such as those that are ambiguous or too small.
  public let sides: [Side]
  /// The constraints that take part. In a debug build, the identifiers of those that PowerAnchors
  /// made are the lines of their calls.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that a conflict leaves out, or the optional constraint that does not hold, or
  /// `nil` for other problems.
  public let leftOut: NSLayoutConstraint?
  /// A description of the problem.
  public let summary: String
  /// A description of the fix, in words that follow "to fix it".
  public let remedy: String
  /// The constraints as sentences, if the summary does not name them.
  private let participants: [String]
  /// The widths, directions and text sizes that the problem occurs at: "at widths 320 to 350, right
  /// to left".
  ///
  /// It is empty if the layout was not tried in several, or if the problem occurs in all of them.
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

extension LayoutProblem {
  /// Makes the problem that no problem needs an acceptance.
  init(unused acceptance: LayoutAcceptance) {
    let name = acceptance.view.reportName(property: nil)
    let kinds = acceptance.kinds.map { "\($0)" }.sorted()
    kind = .unusedAcceptance
    view = acceptance.view
    items = [acceptance.view]
    sides = []
    constraints = []
    leftOut = nil
    participants = []
    summary = """
      No \(Words.list(kinds, "or")) occurs \(acceptance.includesSubviews ? "within" : "at") \(name), where it is \
      accepted.
      """
    remedy = "take the acceptance out of the call."
  }
}

extension LayoutProblem: @preconcurrency CustomStringConvertible {
  /// The problem in words: its summary, its circumstances, its constraints and its remedy.
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
