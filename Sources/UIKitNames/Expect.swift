public import PowerAnchors

/// Stops if a snippet's frames are not those that its comments state.
///
/// AppKit measures text and margins differently: over it, this prints a difference and continues.
public func expect(
  _ condition: @autoclosure () -> Bool, file: StaticString = #fileID, line: UInt = #line
) {
  #if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
    if !condition() { print("\(file):\(line): AppKit lays this out otherwise.") }
  #else
    precondition(condition(), file: file, line: line)
  #endif
}

/// Stops if a screen and the same one with the platform's anchors differ: their frames in both
/// reading directions have to be equal, to mirror each other, and to be unambiguous.
///
/// - Parameter views: The views whose frames are compared.
@MainActor
public func expectSameFrames<Screen: LayoutView>(
  _ screen: Screen, _ rawScreen: Screen, on views: (Screen) -> [LayoutView] = { $0.subviews },
  file: StaticString = #fileID, line: UInt = #line
) {
  func frames(_ screen: Screen, _ direction: UISemanticContentAttribute) -> [CGRect] {
    let views = views(screen)
    for view in views { view.superview?.semanticContentAttribute = direction }
    screen.layoutIfNeeded()
    // A switch has a shadow at its right, so its frame does not mirror.
    return views.map { screen.convert($0.alignmentRect(forFrame: $0.frame), from: $0.superview) }
  }
  let leftToRight = frames(screen, .forceLeftToRight)
  let rightToLeft = frames(screen, .forceRightToLeft)
  expect(leftToRight == frames(rawScreen, .forceLeftToRight), file: file, line: line)
  expect(rightToLeft == frames(rawScreen, .forceRightToLeft), file: file, line: line)
  expect(!screen.hasAmbiguousLayout, file: file, line: line)
  expect(
    areMirrored(leftToRight, rightToLeft, in: screen.bounds.width), file: file, line: line)
}

/// Returns whether two lists of frames mirror each other, except for rounding.
private func areMirrored(_ first: [CGRect], _ second: [CGRect], in width: CGFloat) -> Bool {
  zip(first, second).allSatisfy { one, other in
    abs(width - one.maxX - other.minX) < 1e-6 && abs(one.width - other.width) < 1e-6
      && abs(one.minY - other.minY) < 1e-6 && abs(one.height - other.height) < 1e-6
  }
}
