import Foundation

extension UIStackView {
  /// Updates the stack's constraints.
  func updateTies() {
    var members = visibleAndHidden()
    let shares = distribution == .fillProportionally ? setShares(of: &members) : false
    if distribution == .fillProportionally {
      item.state.insert(.sharesRoomByContent)
    } else {
      item.state.remove(.sharesRoomByContent)
    }
    // Reading the views has called client code. If that has removed any, another update follows.
    for member in members where member.item.parent != item { return }
    let arrangement = StackArrangement(
      of: self, members,
      distribution: distribution == .fillProportionally && !shares ? .fillEqually : distribution)
    numberMembers(members)
    arrangement.follow()
  }

  private func visibleAndHidden() -> [StackArrangement.Member] {
    var members: [StackArrangement.Member] = []
    members.reserveCapacity(arranged.count)
    let spacing = spacing
    // A loop, because each call of a closure would make sure of the main actor.
    for record in arranged {
      let gap = record.customSpacing ?? spacing
      members.append(
        StackArrangement.Member(
          record: record, isHidden: record.view.isHidden,
          gap: gap == Self.spacingUseSystem ? StackArrangement.systemGap : gap))
    }
    return members
  }

  /// Sets each visible view's share of the stack's length, which is that of all contents and gaps.
  ///
  /// - Returns: Whether any view has a content size to share by.
  private func setShares(of members: inout [StackArrangement.Member]) -> Bool {
    var total: CGFloat = 0
    for index in members.indices where !members[index].isHidden {
      let content = members[index].record.view.intrinsicContentSize
      let length = axis == .horizontal ? content.width : content.height
      guard length != UIView.noIntrinsicMetric, length.isFinite else { continue }
      members[index].share = max(0, length)
      total += max(0, length)
    }
    if total == 0 { return false }
    let visible = members.filter { !$0.isHidden }
    for member in visible.dropLast() { total += member.gap }
    guard total > 0 else { return false }
    for index in members.indices {
      members[index].share = members[index].share.map { $0 / total }
    }
    return true
  }

  /// Numbers the visible views, so that contents of equal priorities give way in this order.
  ///
  /// The numbers continue after the stack's own number in a stack around it. They depend on the
  /// current order alone, since their values matter where several views give way together. So a
  /// view that is added or removed renumbers those after it, and the contents of these are solved anew.
  private func numberMembers(_ members: [StackArrangement.Member]) {
    let axis = axis
    let outer = item.content?.place.flatMap { $0.axis == axis ? $0.number : nil } ?? 0
    var isFirst = true
    for (index, member) in members.enumerated() {
      if member.isHidden {
        member.item.setStackPlace(nil)
        continue
      }
      let number = isFirst && outer == 0 ? 0 : outer + index + 1
      member.item.setStackPlace(StackPlace(axis: axis, number: number))
      isFirst = false
    }
  }
}
