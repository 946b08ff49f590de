import Foundation
import LayoutReport

// Lines that run through texts.
extension FindingSearch {
  /// Dividers that run through the letters of a text.
  ///
  /// A line that has its center on that of a text strikes it out, or has it in its middle, one that is as long as the
  /// text belongs to it, and several behind it are a grid.
  ///
  /// - Parameter pairs: Views whose overlap is known.
  func linesThroughTexts(besides pairs: Set<Set<Int>>) -> [Finding] {
    let lines = facts.items.indices.filter { item in
      isShown(item) && facts.items[item].paint != .none && !facts.items[item].frame.isEmpty
        && !facts.items[item].isFaint && isLine(item) && !isCollapsed(item)
    }
    if lines.isEmpty { return [] }
    let texts = facts.items.indices.filter { item in
      isShown(item) && hasText(item) && !facts.items[item].isFaint && !isCollapsed(item)
        && !facts.items[item].frame.isEmpty
    }
    var found: [Finding] = []
    forEachMeeting(of: texts, with: lines) { text, line, shared in
      guard found.count < Self.mostFindings, let (first, second) = branches(text, line),
        !pairs.contains([first, second]), !isPlaceOpen(first), !isPlaceOpen(second),
        scrollView(around: text) == scrollView(around: line),
        runsThroughLetters(line, text), !belongs(line, to: text),
        showsLetters(text, in: first, line, in: second, shared)
      else { return }
      var finding = overlap(
        of: first, and: second, shared, "\(name(line)) runs through the text of \(name(text)).",
        along: thickness(of: line))
      finding.items = ([line, text] + finding.items).uniqued()
      found.append(finding)
    }
    return found
  }

  /// The axis along which a line is thin.
  private func thickness(of line: Int) -> LayoutFacts.Axis {
    let size = geometry.alignment[line].size
    return size.height <= size.width ? .vertical : .horizontal
  }

  /// Whether a line crosses letters of a text, wherever in its view these are.
  private func runsThroughLetters(_ line: Int, _ text: Int) -> Bool {
    guard let needed = facts.items[text].textSize else { return false }
    let (frame, place) = (geometry.alignment[text], geometry.alignment[line])
    let room = CGSize(
      width: max(0, frame.width - needed.width), height: max(0, frame.height - needed.height))
    let shared = frame.intersection(place)
    // No letter reaches into this much of the first and last line of a text.
    let margin: CGFloat = 4
    if thickness(of: line) == .vertical {
      // Lines of text are in the middle of their view.
      let inset = room.height / 2 + margin
      return place.midY > frame.minY + inset && place.midY < frame.maxY - inset
        && shared.width > room.width + margin
    }
    // They begin at either end, or are in the middle.
    let inset = room.width + margin
    return place.midX > frame.minX + inset && place.midX < frame.maxX - inset
      && shared.height > room.height + margin
  }

  private func belongs(_ line: Int, to text: Int) -> Bool {
    let axis = thickness(of: line)
    let middle: LayoutFacts.Place = axis == .horizontal ? .centerX : .centerY
    let (place, frame) = (geometry.alignment[line], geometry.alignment[text])
    if abs(place.value(of: middle) - frame.value(of: middle)) <= 2 * geometry.tolerance {
      return true
    }
    let isCentered = ties(of: line, axis).contains { tie in
      tie.relation == .equal && isWithin(tie.other, text)
        && (tie.place.isCenter || tie.otherPlace.isCenter)
    }
    return isCentered || flushEdges(of: line, axis.across) { isWithin($0.other, text) }.count == 2
  }

  /// Whether neither an opaque view between a text and a line nor the purpose of what they are in keeps these from
  /// being seen together.
  private func showsLetters(
    _ text: Int, in first: Int, _ line: Int, in second: Int, _ shared: CGRect
  ) -> Bool {
    if isDimmed(min(text, line), before: max(text, line)) { return false }
    if line < text, isOfGrid(line) { return false }
    if first < second {
      if second != line, isBacked(line, inside: second) { return false }
    } else if isBacked(text, below: first) {
      return false
    }
    if first == text && second == line { return true }
    return !overlapOnPurpose(min(first, second), max(first, second), shared)
  }

  /// Whether a line is one of three or more beside each other.
  private func isOfGrid(_ line: Int) -> Bool {
    guard let parent = facts.items[line].parent else { return false }
    var count = 0
    for sibling in children[parent]
    where isLine(sibling) && thickness(of: sibling) == thickness(of: line) {
      count += 1
      if count > 2 { return true }
    }
    return false
  }

  /// Whether something around a line, in the branch that it belongs to, has a background.
  private func isBacked(_ line: Int, inside branch: Int) -> Bool {
    facts.items[line].parent.map { isBacked($0, below: branch) } ?? false
  }
}
