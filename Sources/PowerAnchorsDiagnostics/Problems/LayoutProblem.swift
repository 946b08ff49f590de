import LayoutReport
public import PowerAnchors

/// A problem of a layout: where it is, why it occurs, and how to fix it.
///
///     for problem in view.layoutProblems { print(problem) }
///     // The width of title is ambiguous: nothing says where it ends.
///     //   Taking part: at LoginView.swift:42 (title.leading == LoginView.leading + 16).
///     //   To fix it, give title a trailing anchor or a width.
///
/// It is a value of words and numbers, which can be compared, stored, and sent to another task. Two problems
/// are equal if they say the same, wherever they were found. While the views and constraints exist, ``view``,
/// ``items``, ``constraints`` and ``leftOut`` return them.
public struct LayoutProblem: Hashable, Sendable, Codable {
  /// A side or a dimension of a view or guide.
  ///
  /// ``LayoutProblem/sides`` lists them. They are in the coordinates of the superview, in any
  /// reading direction.
  public enum Side: String, Hashable, Sendable, Codable {
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
  /// The name of the view or guide with the problem.
  public var viewName: String { itemNames.first ?? "" }
  /// The names of the views and guides that take part, starting with the one with the problem.
  public let itemNames: [String]
  /// The sides and dimensions with the problem, such as those that are ambiguous or too small.
  public let sides: [Side]
  /// The constraints that take part, as formulas with their names or call sites.
  public let constraintDescriptions: [String]
  /// The call of the constraint to look at first, or `nil` in a release build, or if no constraint of
  /// PowerAnchors takes part.
  public let callSite: CallSite?
  /// A description of the problem.
  public let summary: String
  /// A description of the fix, in words that follow "to fix it".
  public private(set) var remedy: String
  /// The sizes, reading directions and text sizes that the problem occurs in. It is empty if the layout
  /// was not tried in several.
  public internal(set) var circumstances: [LayoutCircumstances] = []
  /// The circumstances in words: "at widths 320 to 350, right to left".
  ///
  /// It is empty if the layout was not tried in several, or if the problem occurs in all of them.
  public internal(set) var circumstancesInWords = ""
  private var participants = Participants()

  private enum CodingKeys: CodingKey {
    case kind, itemNames, sides, constraintDescriptions, callSite, summary, remedy, circumstances
    case circumstancesInWords
  }
}

extension LayoutProblem {
  @MainActor
  init(_ finding: Finding, in reading: LayoutReading) {
    kind = finding.kind
    guard let view = reading.view(of: finding.items[0]) else {
      preconditionFailure("An item that was read is a view, or a guide that a view owns.")
    }
    itemNames = finding.items.map { reading.facts.items[$0].name }
    sides = finding.parts.map(Side.init)
    let constraints = finding.constraints.map { reading.constraints[$0] }
    let leftOut = finding.leftOut.map { reading.constraints[$0] }
    constraintDescriptions = finding.constraints.map {
      reading.facts.words(for: reading.facts.constraints[$0])
    }
    callSite =
      ([leftOut] + constraints).lazy.compactMap { $0?.identifier }
      .compactMap(CallSite.init).first
    summary = finding.summary
    remedy = finding.remedy
    let culprit: AnyObject? =
      switch finding.culprit {
      case .length(let number), .relation(let number), .position(let number):
        reading.constraints[number]
      case .content(let item), .cover(let item), .arrangement(let item): reading.objects[item]
      case nil: nil
      }
    participants = Participants(
      objects: Objects(
        view: view, items: finding.items.map { reading.objects[$0] },
        concerned: (finding.items.prefix(1) + finding.others).map { reading.objects[$0] },
        constraints: constraints, leftOut: leftOut, culprit: culprit),
      change: finding.change ?? 0)
  }

  /// Makes the problem that no problem needs an acceptance.
  @MainActor
  init(unused acceptance: LayoutAcceptance) {
    let name = acceptance.view.reportName(property: nil)
    let kinds = acceptance.kinds.map { "\($0)" }.sorted()
    self.init(
      unusedAcceptanceAt: name,
      summary: """
        No \(Words.list(kinds, "or")) occurs \(acceptance.includesSubviews ? "within" : "at") \(name), where \
        it is accepted.
        """,
      remedy: "take the acceptance out of the call.")
    participants = Participants(
      objects: Objects(
        view: acceptance.view, items: [acceptance.view], concerned: [acceptance.view]))
  }

  /// Makes the problem that an accepted one does not occur.
  init(unusedAcceptanceAt name: String, summary: String, remedy: String) {
    kind = .unusedAcceptance
    itemNames = [name]
    sides = []
    constraintDescriptions = []
    callSite = nil
    self.summary = summary
    self.remedy = remedy
  }
}

// MARK: Views and constraints

@MainActor
extension LayoutProblem {
  /// The view with the problem, as long as it exists. If a guide has the problem, it is the view that owns
  /// the guide.
  public var view: LayoutView? { participants.objects?.view }

  /// The views and guides that take part, starting with ``view`` or its guide, as long as they exist.
  public var items: [any LayoutItem] {
    participants.objects?.items.compactMap { $0.object as? any LayoutItem } ?? []
  }

  /// The views and guides that have the problem, as long as they exist.
  var concerned: [AnyObject] { participants.objects?.concerned.compactMap(\.object) ?? [] }

  /// The constraints that take part, as long as they exist. In a debug build, the identifiers of those
  /// that PowerAnchors made are the lines of their calls.
  public var constraints: [NSLayoutConstraint] {
    participants.objects?.constraints.compactMap { $0.object as? NSLayoutConstraint } ?? []
  }

  /// The constraint that a conflict leaves out, or the optional constraint that does not hold, or
  /// `nil` for other problems.
  public var leftOut: NSLayoutConstraint? { participants.objects?.leftOut }

  /// Takes over the remedy of the same problem in other circumstances if it changes the same length by more,
  /// so that it is enough for both.
  mutating func extendRemedy(to other: LayoutProblem) {
    guard hasSameCulprit(as: other),
      abs(other.participants.change) > abs(participants.change)
    else { return }
    remedy = other.remedy
    participants.change = other.participants.change
  }

  /// Whether the remedy of another problem changes the same constraint or view, and in the same direction if it
  /// changes a length.
  func hasSameCulprit(as other: LayoutProblem) -> Bool {
    guard let culprit = participants.objects?.culprit else { return false }
    let (change, otherChange) = (participants.change, other.participants.change)
    return culprit === other.participants.objects?.culprit
      && (change * otherChange > 0 || change == 0 && otherChange == 0)
  }
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem in words: its summary, its circumstances, its constraints and its remedy.
  public var description: String {
    let place = circumstancesInWords.isEmpty ? "" : "\n  It occurs \(circumstancesInWords)."
    let names =
      summaryNamesConstraints || constraintDescriptions.isEmpty
      ? "" : "\n  Taking part: \(Words.list(constraintDescriptions, limit: 6))."
    return "\(summary)\(place)\(names)\n  To fix it, \(remedy)"
  }

  private var summaryNamesConstraints: Bool {
    [.conflict, .translatedMask, .brokenOptional].contains(kind)
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
