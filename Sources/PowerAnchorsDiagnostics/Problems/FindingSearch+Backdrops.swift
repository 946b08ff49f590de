import LayoutReport

// Views without contents, which belong to what lies before them or around them.
extension FindingSearch {
  /// Whether a view without contents lies behind one that places it: a shadow, the pill of a chosen tab, the cards
  /// below the one on top. It hides nothing.
  func isBackdrop(_ item: Int, of front: Int) -> Bool {
    guard isBare(item) else { return false }
    if !hasText(front), isPlaced(item, by: front) { return true }
    if isPanel(front), isBand(item) { return true }
    // Two that one view places.
    return isBare(front)
      && ties(of: front).contains { tie in
        areSiblings(tie.other, front) && tie.other != item && isPlaced(front, by: tie.other)
          && isPlaced(item, by: tie.other)
      }
  }

  /// Whether a view of a size in numbers is placed by one with contents, and leaves these free: the large button on
  /// a bar, beyond the edge of it.
  func isMounted(_ item: Int, on back: Int) -> Bool {
    !isForPeople(back) && isPlaced(item, by: back)
      && inside(of: back).contains(where: isShown) && texts(below: item, in: back).isEmpty
      && LayoutFacts.Axis.allCases.allSatisfy { hasLengthInPoints(item, $0) }
  }

  /// Whether a color has three edges on those of its superview: the background of its upper part.
  private func isBand(_ item: Int) -> Bool {
    let edges = LayoutFacts.Axis.allCases.flatMap { axis in
      flushEdges(of: item, axis) { viewItem(of: $0.other) == facts.items[item].parent }
    }
    return edges.count > 2 && !facts.items[item].isPicture
  }

  /// Whether constraints of a view tie an edge or center of it to the same one of another view, or of something
  /// in that, along both axes.
  private func isPlaced(_ item: Int, by other: Int) -> Bool {
    LayoutFacts.Axis.allCases.allSatisfy { axis in
      ties(of: item, axis).contains { tie in
        tie.isOwn && tie.relation == .equal && tie.place == tie.otherPlace
          && isWithin(tie.other, other)
      }
    }
  }

  /// Whether a view without contents has all of its edges tied to those of a sibling: its shadow or border.
  func follows(_ item: Int, _ sibling: Int) -> Bool {
    guard isBare(item) else { return false }
    return LayoutFacts.Axis.allCases.allSatisfy { axis in
      let edges = ties(of: item, axis).filter { $0.joinsSameEdge && isWithin($0.other, sibling) }
      return Set(edges.map(\.place)).count == 2
    }
  }

  /// Whether a view without contents has its center on that of something in a sibling: the circle of a day.
  func marks(_ item: Int, in sibling: Int) -> Bool {
    isBare(item)
      && LayoutFacts.Axis.allCases.allSatisfy { axis in
        ties(of: item, axis).contains {
          $0.joinsCenters && $0.other != sibling && isWithin($0.other, sibling)
        }
      }
  }

  /// Whether a view without contents fills a part of what another one lies in: the bar of a progress with its
  /// percentage, the share of an answer behind its words.
  func isFill(_ item: Int, below front: Int) -> Bool {
    guard isBare(item) else { return false }
    let edges = ties(of: item).filter(\.isFlush)
    let isInMiddle = ties(of: front).contains { tie in
      tie.joinsCenters && tie.other != 0
        && Set(edges.filter { $0.other == tie.other }.map(\.place)).count > 2
    }
    return isInMiddle || isMeter(item, below: front)
  }

  /// Whether a color ends with its superview on all sides but one, and where it ends there depends on the superview:
  /// it shows how much of that is done. A picture would have a place of its own.
  private func isMeter(_ item: Int, below front: Int) -> Bool {
    guard let row = facts.items[item].parent, row != 0, !facts.items[item].isPicture,
      covers(row, front)
    else { return false }
    let edges: [LayoutFacts.Place] = [.left, .right, .top, .bottom]
    let open = edges.filter { written.distance(from: $0, of: row, to: $0, of: item) != 0 }
    return open.count == 1 && !hasLengthInPoints(item, open[0].axis)
  }

  /// Whether constraints put the center of a view on an edge of another one, directly or through others: a button
  /// over the border between two panes, a picture in a ring that is centered on a card's edge.
  func isCentered(_ item: Int, onEdgeOf other: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let (center, edges): (LayoutFacts.Place, [LayoutFacts.Place]) =
      axis == .horizontal ? (.centerX, [.left, .right]) : (.centerY, [.top, .bottom])
    return edges.contains { edge in
      written.distance(from: edge, of: other, to: center, of: item)
        .map { abs($0) <= geometry.tolerance } ?? false
    }
  }
}
