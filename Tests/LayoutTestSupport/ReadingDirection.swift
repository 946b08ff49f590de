/// The direction in which a layout is read.
public enum ReadingDirection: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
