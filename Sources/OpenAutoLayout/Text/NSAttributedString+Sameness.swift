import Foundation

extension NSAttributedString {
  /// Whether another string has the same characters with the same attributes, but for what is among the
  /// ``changeableValues``.
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
      location = min(
        ownRange.location + ownRange.length, otherRange.location + otherRange.length)
    }
    return true
  }

  /// The attributes that a client can change in place, as they are now.
  var changeableValues: [AnyHashable] {
    var values: [AnyHashable] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      if let style = attributes[.paragraphStyle] as? NSMutableParagraphStyle,
        let copy = style.copy(with: nil) as? NSParagraphStyle
      {
        values.append(copy)
      }
      if let box = (attributes[.attachment] as? NSTextAttachment)?.box {
        values += [box.minX, box.minY, box.width, box.height]
      }
    }
    return values
  }
}

extension [NSAttributedString.Key: Any] {
  /// Whether other attributes have the same values. Values that cannot be compared count as others.
  func isSame(as other: Self) -> Bool {
    count == other.count
      && allSatisfy { key, value in
        guard let counterpart = other[key] else { return false }
        // What decides of an attachment is among the changeable values.
        if value is NSTextAttachment { return counterpart is NSTextAttachment }
        return (value as? any Equatable)?.equals(counterpart) ?? false
      }
  }
}
