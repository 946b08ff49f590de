extension String {
  /// Returns the text, cut to a number of characters and an ellipsis if it is longer.
  package func cut(to count: Int) -> String {
    guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "…"
  }
}
