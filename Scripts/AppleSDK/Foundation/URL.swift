public struct URL: Hashable, Sendable {
  public init?(string: String) { nil }
}
