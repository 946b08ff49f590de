import Foundation

/// The constraints that a stack needs for its current views and settings.
///
/// Each view is tied to the one before it, so that a view that comes or goes changes its neighbors'
/// ties and no others.
@MainActor
struct StackArrangement {
  /// An arranged view, with the properties that were read from it.
  struct Member {
    let record: ArrangedView
    let isHidden: Bool
    /// The distance to the next visible view.
    let gap: CGFloat
    /// The view's share of the stack's length, from 0 to 1, in
    /// ``UIStackView/Distribution/fillProportionally``.
    var share: CGFloat?

    @MainActor var item: LayoutItem { record.item }
  }

  /// The distance that `UIStackView.spacingUseSystem` means, in points.
  static var systemGap: CGFloat { 8 }

  let stack: UIStackView
  let members: [Member]
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let along: StackAxis
  let across: StackAxis
  /// The stack, or the guide for its margins.
  let container: LayoutItem
  private let visibleCount: Int
  private let isBetweenBaselines: Bool

  init(of stack: UIStackView, _ members: [Member], distribution: UIStackView.Distribution) {
    self.stack = stack
    self.members = members
    self.distribution = distribution
    let isRow = stack.axis == .horizontal
    along = isRow ? .horizontal : .vertical
    across = isRow ? .vertical : .horizontal
    // Baselines are lines across a row.
    alignment = isRow || !stack.alignment.isBaseline ? stack.alignment : .fill
    container =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.item : stack.item
    isBetweenBaselines = stack.isBaselineRelativeArrangement && !isRow
    var visibleCount = 0
    // A loop, because each call of a closure would make sure of the main actor.
    for index in members.indices where !members[index].isHidden { visibleCount += 1 }
    self.visibleCount = visibleCount
  }

  /// Whether the gaps are guides whose lengths are compared.
  private var comparesGaps: Bool {
    distribution == .equalSpacing || distribution == .equalCentering
  }

  /// Updates all constraints of the stack.
  func follow() {
    // Without a visible view, the stack is like an empty one.
    stack.setSpanner(isNeeded: alignment.isBaseline && visibleCount > 0)
    let settings = settings
    let hasOtherSettings = stack.tiedSettings != settings
    stack.tiedSettings = settings
    var ties: [StackTie] = []
    var (before, visibleBefore): (Member?, Visible?)
    var firstGap: LayoutItem?
    for member in members {
      var visible: Visible?
      if member.isHidden {
        member.record.setGap(isNeeded: false, in: stack)
      } else {
        let made = Visible(member: member, index: (visibleBefore?.index ?? -1) + 1)
        member.record.setGap(isNeeded: comparesGaps && made.index + 1 < visibleCount, in: stack)
        firstGap = firstGap ?? made.gapItem
        visible = made
      }
      let place = Place(
        isHidden: member.isHidden, share: member.share,
        index: member.share == nil ? 0 : visible?.index ?? 0, before: before?.item,
        isAfterHidden: before?.isHidden ?? false, visibleBefore: visibleBefore?.member.item,
        gapBefore: gap(after: visibleBefore, before: visible), gapItem: visible?.gapItem,
        gapItemBefore: visibleBefore?.gapItem,
        firstGap: distribution == .equalCentering ? firstGap : nil)
      if hasOtherSettings || member.record.tiedPlace != place || !member.record.ties.areHeld {
        member.record.tiedPlace = place
        ties.removeAll(keepingCapacity: true)
        // First, since hiding the view does not change these, and `StackTies` compares ties place by place.
        if visibleCount > 0 { addAcross(member, after: before, to: &ties) }
        if let visible {
          addVisible(visible, after: visibleBefore, firstGap, to: &ties)
        } else {
          addHidden(member, after: before, visibleBefore, to: &ties)
        }
        member.record.ties.follow(ties, in: stack.item)
      }
      visibleBefore = visible ?? visibleBefore
      before = member
    }
    ties.removeAll(keepingCapacity: true)
    if let last = visibleBefore?.member {
      ties.append(StackTie(.canvasConnection, last.item, along.end, .equal, container, along.end))
      addFit(to: &ties)
    }
    stack.ties.follow(ties, in: stack.item)
  }
}

// MARK: What ties follow from

extension StackArrangement {
  /// What the ties of all views follow from.
  struct Settings: Equatable {
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let isRow: Bool
    let isBetweenBaselines: Bool
    let container: LayoutItem
    let spanner: LayoutItem?
    let hasVisibleViews: Bool
  }

  /// What the ties of one view follow from, besides these.
  ///
  /// Comparing it takes a small part of the instructions that comparing the ties does. So a view that is
  /// hidden in a long stack costs little for each of the others.
  struct Place: Equatable {
    let isHidden: Bool
    let share: CGFloat?
    /// The number of visible views before it, where the view has a share.
    let index: Int
    let before: LayoutItem?
    let isAfterHidden: Bool
    let visibleBefore: LayoutItem?
    let gapBefore: CGFloat
    let gapItem: LayoutItem?
    let gapItemBefore: LayoutItem?
    let firstGap: LayoutItem?
  }

  private var settings: Settings {
    Settings(
      distribution: distribution, alignment: alignment, isRow: along.start == .leading,
      isBetweenBaselines: isBetweenBaselines, container: container, spanner: stack.spanner?.item,
      hasVisibleViews: visibleCount > 0)
  }

  /// The distance after a visible view as far as it counts: there is none after the last one.
  private func gap(after before: Visible?, before visible: Visible?) -> CGFloat {
    guard let before, visible != nil || before.index + 1 < visibleCount else { return 0 }
    return before.member.gap
  }
}

// MARK: Along the axis

extension StackArrangement {
  /// A visible view, and the number of visible views before it.
  private struct Visible {
    let member: Member
    let index: Int

    @MainActor var gapItem: LayoutItem? { member.record.gap?.item }
  }

  private func addVisible(
    _ visible: Visible, after before: Visible?, _ firstGap: LayoutItem?, to ties: inout [StackTie]
  ) {
    let item = visible.member.item
    if let before {
      addGap(before, to: item, &ties)
      if distribution == .fillEqually {
        ties.append(
          StackTie(.fillEqually, item, along.length, .equal, before.member.item, along.length))
      }
    } else {
      ties.append(StackTie(.canvasConnection, item, along.start, .equal, container, along.start))
    }
    if let share = visible.member.share {
      // The share is of the stack's whole length. The last views lose what margins and rounding take.
      ties.append(
        StackTie(
          .fillProportionally, item, along.length, .equal, stack.item, along.length, times: share,
          at: Float(max(1, 999 - visible.index))))
    }
    guard let gap = visible.gapItem else { return }
    let start = distribution == .equalSpacing ? along.end : along.center
    ties.append(StackTie(.distributingEdge, gap, along.start, .equal, item, start))
    if distribution == .equalSpacing, let other = before?.gapItem {
      ties.append(StackTie(.fillEqually, gap, along.length, .equal, other, along.length))
    } else if distribution == .equalCentering, let firstGap, firstGap != gap {
      // Compared with the first gap instead of the last one, since not all of them need to hold.
      ties.append(
        StackTie(.fillEqually, gap, along.length, .equal, firstGap, along.length, at: 149))
    }
  }

  /// Adds the constraints between two visible neighbors.
  private func addGap(_ before: Visible, to item: LayoutItem, _ ties: inout [StackTie]) {
    ties.append(
      StackTie(
        .spacing, item, isBetweenBaselines ? .firstBaseline : along.start,
        comparesGaps ? .greaterThanOrEqual : .equal, before.member.item,
        isBetweenBaselines ? .lastBaseline : along.end, plus: before.member.gap))
    if let gap = before.gapItem {
      let end = distribution == .equalSpacing ? along.start : along.center
      ties.append(StackTie(.distributingEdge, gap, along.end, .equal, item, end))
    }
  }

  /// Adds the constraints of a hidden view.
  ///
  /// It has no length, and is in the middle of the gap between its visible neighbors. Before the
  /// first and after the last visible view, there is no gap. (Recorded on iOS 26.)
  ///
  /// A hidden view after a hidden one is where that is, and speaks of no other. So one that is hidden
  /// before many hidden views changes the ties of the next one only.
  private func addHidden(
    _ member: Member, after neighbor: Member?, _ before: Visible?, to ties: inout [StackTie]
  ) {
    ties.append(StackTie(.hiding, member.item, along.length))
    guard visibleCount > 0 else { return }
    if let neighbor, neighbor.isHidden {
      ties.append(
        StackTie(.spacing, member.item, along.start, .equal, neighbor.item, along.start))
      return
    }
    guard let before else {
      ties.append(StackTie(.spacing, member.item, along.start, .equal, container, along.start))
      return
    }
    if let gap = before.gapItem {
      ties.append(StackTie(.spacing, member.item, along.center, .equal, gap, along.center))
    } else {
      let isBetween = before.index + 1 < visibleCount
      ties.append(
        StackTie(
          .spacing, member.item, along.start, .equal, before.member.item, along.end,
          plus: isBetween ? before.member.gap / 2 : 0))
    }
  }
}

// MARK: Across the axis

extension StackArrangement {
  // UIKit has a guide around the views, which it pins to the stack's edges. The stack's own edges
  // replace it, except around baselines, where the views meet only one of them.
  private func addAcross(_ member: Member, after before: Member?, to ties: inout [StackTie]) {
    let item = member.item
    switch alignment {
    case .fill:
      align(item, across.start, after: before, &ties)
      align(item, across.end, after: before, &ties)
      return
    case .leading:
      align(item, across.start, after: before, &ties)
      bound(item, across.end, .lessThanOrEqual, container, &ties)
    case .trailing:
      align(item, across.end, after: before, &ties)
      bound(item, across.start, .greaterThanOrEqual, container, &ties)
    case .center:
      align(item, across.center, after: before, &ties)
      // The other edge is as far from the center.
      bound(item, across.start, .greaterThanOrEqual, container, &ties)
    case .firstBaseline, .lastBaseline:
      let baseline: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if let before {
        ties.append(StackTie(.alignment, item, baseline, .equal, before.item, baseline))
      }
      if let spanner = stack.spanner?.item {
        bound(item, across.start, .greaterThanOrEqual, spanner, &ties)
        bound(item, across.end, .lessThanOrEqual, spanner, &ties)
      }
    }
    ties.append(StackTie(.ambiguitySuppression, item, across.length, at: 25))
  }

  private func align(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, after before: Member?,
    _ ties: inout [StackTie]
  ) {
    ties.append(
      StackTie(
        before == nil ? .canvasConnection : .alignment, item, attribute, .equal,
        before?.item ?? container, attribute))
  }

  private func bound(
    _ item: LayoutItem, _ edge: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ outer: LayoutItem, _ ties: inout [StackTie]
  ) {
    ties.append(StackTie(.spanningBoundary, item, edge, relation, outer, edge))
  }

  /// Adds the constraints that keep the stack as small across the axis as its views allow.
  private func addFit(to ties: inout [StackTie]) {
    if alignment == .fill { return }
    if let spanner = stack.spanner?.item {
      let isFirst = alignment == .firstBaseline
      ties.append(
        StackTie(
          .canvasConnection, spanner, across.start, isFirst ? .equal : .greaterThanOrEqual,
          container, across.start))
      ties.append(
        StackTie(
          .canvasConnection, spanner, across.end, isFirst ? .lessThanOrEqual : .equal, container,
          across.end))
      ties.append(StackTie(.spanningFit, spanner, across.length, at: 51))
    }
    if members.count == 1 || alignment.isBaseline {
      ties.append(StackTie(.canvasFit, container, across.length, at: 49))
    } else {
      ties.append(StackTie(.spanningFit, container, across.length, at: 51))
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
