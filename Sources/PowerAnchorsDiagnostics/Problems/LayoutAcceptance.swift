public import PowerAnchors

/// Problems of a view that are on purpose, for a call that looks for problems.
///
///     let problems = screen.layoutProblems(
///       ignoring: [.at(badge, [.outsideSuperview]), .within(card, [.overlap])])
///
/// What is written into constraints is no problem: a center tied to an edge, a negative distance between
/// neighbors, an edge tied to the opposite one. Accept the rest with this, so that a kind of problems is still
/// looked for elsewhere. If no problem needs an acceptance any more, that is a problem itself:
/// ``LayoutProblem/Kind/unusedAcceptance``.
///
/// A problem that concerns several views, such as all that one line makes too wide, stays until each of them is
/// accepted.
///
/// A class can accept problems of all of its views: see ``AcceptsLayoutProblems``.
@MainActor
public struct LayoutAcceptance {
  /// The view whose problems are accepted.
  public let view: LayoutView
  /// The kinds of problems.
  public let kinds: Set<LayoutProblem.Kind>
  /// Whether problems of all views inside ``view`` are accepted, too.
  public let includesSubviews: Bool

  /// Accepts problems in which a view takes part.
  ///
  ///     let problems = screen.layoutProblems(ignoring: [.at(badge, [.overlap])])
  ///
  /// - Parameters:
  ///   - view: One of the views of the problems.
  ///   - kinds: The kinds of problems.
  /// - Returns: The acceptance.
  public static func at(
    _ view: LayoutView, _ kinds: Set<LayoutProblem.Kind>
  ) -> LayoutAcceptance {
    LayoutAcceptance(view: view, kinds: kinds, includesSubviews: false)
  }

  /// Accepts the problems of a view and of all views inside it.
  ///
  ///     let problems = screen.layoutProblems(ignoring: [.within(card, .all)])
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kinds: The kinds of problems.
  /// - Returns: The acceptance.
  public static func within(
    _ view: LayoutView, _ kinds: Set<LayoutProblem.Kind>
  ) -> LayoutAcceptance {
    LayoutAcceptance(view: view, kinds: kinds, includesSubviews: true)
  }

  func applies(to problem: LayoutProblem) -> Bool {
    problem.concerned.contains { applies(to: $0, in: problem) }
  }

  /// Whether what a problem says of a view is accepted: at the view itself, or at another one that takes part.
  fileprivate func applies(to concerned: AnyObject, in problem: LayoutProblem) -> Bool {
    guard kinds.contains(problem.kind) else { return false }
    let owner = concerned as? LayoutView ?? (concerned as? LayoutGuide)?.owningView
    if concerned === view || owner === view { return true }
    if includesSubviews, owner?.isDescendant(of: view) ?? false { return true }
    return problem.items.contains { $0 === view } && !problem.concerned.contains { $0 === view }
  }
}

/// A view whose class says which problems of its layout are on purpose.
///
///     final class Badge: UIView, AcceptsLayoutProblems {
///       let acceptedLayoutProblems: Set<LayoutProblem.Kind> = [.outsideSuperview, .overlap]
///     }
///
/// For a single view, use ``LayoutAcceptance``.
@MainActor
public protocol AcceptsLayoutProblems: LayoutView {
  /// The kinds of problems in which the view may take part.
  var acceptedLayoutProblems: Set<LayoutProblem.Kind> { get }
}

@MainActor
extension LayoutProblem {
  /// Whether one of some acceptances, or the class of one of the views, accepts the problem.
  ///
  /// Where it concerns several views, each of them has to be accepted.
  func isAccepted(by acceptances: [LayoutAcceptance]) -> Bool {
    let others = items.filter { item in !concerned.contains { $0 === item } }
    if others.contains(where: isAcceptedByClass) { return true }
    return !concerned.isEmpty
      && concerned.allSatisfy { view in
        isAcceptedByClass(view) || acceptances.contains { $0.applies(to: view, in: self) }
      }
  }

  private func isAcceptedByClass(_ item: AnyObject) -> Bool {
    (item as? any AcceptsLayoutProblems)?.acceptedLayoutProblems.contains(kind) ?? false
  }
}

extension Sequence<LayoutProblem> {
  /// Returns the problems that nobody accepts, and a problem for each acceptance that none needs.
  @MainActor
  func without(
    _ acceptances: [LayoutAcceptance], of kinds: Set<LayoutProblem.Kind>
  ) -> [LayoutProblem] {
    var unused = Set(acceptances.indices)
    let problems = filter { problem in
      unused.subtract(acceptances.indices.filter { acceptances[$0].applies(to: problem) })
      return !problem.isAccepted(by: acceptances)
    }
    guard kinds.contains(.unusedAcceptance) else { return problems }
    return problems
      + unused.sorted().filter { !acceptances[$0].kinds.isDisjoint(with: kinds) }.map {
        LayoutProblem(unused: acceptances[$0])
      }
  }
}
