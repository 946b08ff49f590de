import Foundation

/// Where a section that scrolls across stops, as values: offsets from where reading begins.
struct SectionStops: Equatable {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The lengths of the groups, with the distance to the next.
  let groups: ListLengths
  let spacing: CGFloat
  /// What is before the first group and after the last one.
  let before: CGFloat
  let after: CGFloat
  /// The length of what is visible.
  let room: CGFloat

  private var content: CGFloat { before + max(0, groups.total - spacing) + after }

  /// The first and the last offset. Where groups stop in the middle, so do the first and the last one,
  /// which Apple does not document: https://developer.apple.com/forums/thread/684678 reports it.
  var range: ClosedRange<CGFloat> {
    guard behavior == .groupPagingCentered, groups.count > 0 else {
      return 0...max(0, content - room)
    }
    let first = middle(of: 0)
    return first...max(first, middle(of: groups.count - 1))
  }

  /// The insets of the content that make room for the first and the last offset.
  var insets: (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, groups.count > 0 else { return (0, 0) }
    return (max(0, -range.lowerBound), max(0, range.upperBound + room - content))
  }

  /// Where scrolling to an offset ends.
  func stop(near offset: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous: offset
    case .paging: within(room > 0 ? (offset / room).rounded() * room : 0)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      group(near: offset).map(stop) ?? 0
    }
  }

  /// Where scrolling to a part of the content ends.
  ///
  /// - Parameters:
  ///   - start: Where the part begins.
  ///   - offset: The offset that a section without stops would have.
  func stop(showing start: CGFloat, from offset: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous: offset
    case .paging: within(room > 0 ? (start / room).rounded(.down) * room : 0)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      groups.index(at: start - before).map(stop) ?? 0
    }
  }

  /// Where the same group or page stops after the section was changed, such as by a turn.
  func stop(at offset: CGFloat, of old: SectionStops) -> CGFloat {
    if behavior == old.behavior {
      switch behavior {
      case .none, .continuous: break
      case .paging:
        if old.room > 0 { return within((offset / old.room).rounded() * room) }
      case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
        if let group = old.group(near: offset), group < groups.count { return stop(group) }
      }
    }
    return within(stop(near: offset))
  }

  private func within(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  private func stop(_ group: Int) -> CGFloat {
    // The first group begins after the inset, and so does each other one where it stops.
    within(behavior == .groupPagingCentered ? middle(of: group) : groups.offset(of: group))
  }

  private func middle(of group: Int) -> CGFloat {
    before + groups.offset(of: group) + (groups[group] - spacing) / 2 - room / 2
  }

  private func group(near offset: CGFloat) -> Int? {
    let place = behavior == .groupPagingCentered ? offset + room / 2 - before : offset
    guard let found = groups.index(at: place) else { return nil }
    return (max(0, found - 1)...min(groups.count - 1, found + 1))
      .min { abs(stop($0) - offset) < abs(stop($1) - offset) }
  }
}
