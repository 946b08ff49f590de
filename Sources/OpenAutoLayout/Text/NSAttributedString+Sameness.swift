import Foundation

extension NSAttributedString {
  /// Whether another string has the same characters with the same attributes.
  ///
  /// Foundation's comparison stops on Linux where the attributes contain objects of a client's subclass.
  func isSame(as other: NSAttributedString) -> Bool {
    // Strings of other lengths may be canonically equal.
    if length != other.length || string != other.string { return false }
    var location = 0
    while location < length {
      var (ownRange, otherRange) = (NSRange(), NSRange())
      let own = attributes(at: location, effectiveRange: &ownRange)
      let others = other.attributes(at: location, effectiveRange: &otherRange)
      if !own.isSame(as: others) { return false }
      location = min(ownRange.upperBound, otherRange.upperBound)
    }
    return true
  }
}

extension NSAttributedString? {
  func isSame(as other: NSAttributedString?) -> Bool {
    guard let text = self, let other else { return self == nil && other == nil }
    return text.isSame(as: other)
  }
}

extension [NSAttributedString.Key: Any] {
  /// Whether other attributes have the same values. Values that cannot be compared count as others.
  func isSame(as other: Self) -> Bool {
    count == other.count
      && allSatisfy { key, value in
        // A client may have changed an attachment since it was set, and nothing here would know.
        guard let counterpart = other[key], !(value is NSTextAttachment) else { return false }
        return (value as? any Equatable)?.equals(counterpart) ?? false
      }
  }
}
