import Foundation
import LayoutSolver

/// Reads a visual format from left to right. It throws the first mistake, with its position.
struct VisualFormatReader {
  struct Mistake: Error {
    var reason: String
    var offset: Int
  }

  // Bytes, because the boundaries of characters took most of the time, and all signs are ASCII.
  private let text: [UInt8]
  private var position = 0

  init(_ format: String) {
    text = Array(format.utf8)
  }

  mutating func read() throws(Mistake) -> VisualFormat {
    var format = VisualFormat()
    // Growing from nothing would be half of the reading.
    format.elements.reserveCapacity(4)
    format.connections.reserveCapacity(4)
    skipSpaces()
    if take("V:") { format.axis = .vertical } else { _ = take("H:") }
    skipSpaces()
    format.elements.append(try element())
    skipSpaces()
    while position < text.count {
      if case .superview? = format.elements.last, format.elements.count > 1 {
        throw mistake("nothing may follow the superview's closing bar")
      }
      format.connections.append(try connection())
      skipSpaces()
      format.elements.append(try element())
      skipSpaces()
    }
    if !format.elements.contains(where: { if case .view = $0 { true } else { false } }) {
      throw mistake("a view in brackets is missing")
    }
    return format
  }

  private mutating func element() throws(Mistake) -> VisualFormat.Element {
    if take("|") { return .superview }
    guard take("[") else { throw mistake("a view in brackets or the superview's bar is missing") }
    let name = try name()
    let sizes = isNext("(") ? try predicates() : []
    guard take("]") else { throw mistake("the bracket of \(name) is not closed") }
    return .view(name, sizes: sizes)
  }

  private mutating func connection() throws(Mistake) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    skipSpaces()
    if isNext("[") || isNext("|") { return .systemSpacing }
    let lengths: [VisualFormat.Predicate]
    if isNext("(") {
      lengths = try predicates()
    } else {
      lengths = [try predicate()]
    }
    skipSpaces()
    guard take("-") else { throw mistake("a dash is missing after a length") }
    return .lengths(lengths)
  }

  /// Reads a list in parentheses.
  private mutating func predicates() throws(Mistake) -> [VisualFormat.Predicate] {
    _ = take("(")
    var list: [VisualFormat.Predicate] = []
    repeat {
      skipSpaces()
      list.append(try predicate())
      skipSpaces()
    } while take(",")
    guard take(")") else { throw mistake("a parenthesis is not closed") }
    return list
  }

  private mutating func predicate() throws(Mistake) -> VisualFormat.Predicate {
    let relation: NSLayoutConstraint.Relation
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
      relation = .equal
    }
    skipSpaces()
    let object: VisualFormat.Predicate.Object =
      isNumberNext ? .number(try number()) : .name(try name())
    return .init(relation: relation, object: object, priority: try priority())
  }

  private mutating func priority() throws(Mistake) -> VisualFormat.Predicate.Priority? {
    skipSpaces()
    guard take("@") else { return nil }
    skipSpaces()
    return isNumberNext ? .number(try number()) : .name(try name())
  }

  private mutating func name() throws(Mistake) -> String {
    let start = position
    while let next, next.isInName { position += 1 }
    let name = string(from: start)
    // Without a byte beyond ASCII there is nothing left to look at, and characters are slow.
    let letters =
      name.utf8.contains(where: \.isBeyondASCII)
      ? String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : name
    position -= name.utf8.count - letters.utf8.count
    guard let first = letters.utf8.first, !first.isDigit else { throw mistake("a name is missing") }
    return letters
  }

  private mutating func number() throws(Mistake) -> CGFloat {
    let start = position
    if isNext("-") || isNext("+") { position += 1 }
    let digits = position
    var whole = 0
    while let next, next.isDigit, position - digits < 15 {
      whole = 10 * whole + Int(next - UInt8(ascii: "0"))
      position += 1
    }
    // A whole number of 15 digits is exact, and takes a tenth of what strtod does.
    if position > digits, next.map({ !$0.isDigit && $0 != UInt8(ascii: ".") }) ?? true {
      return CGFloat(text[start] == UInt8(ascii: "-") ? -whole : whole)
    }
    while let next, next.isDigit || isNext(".") { position += 1 }
    guard let number = Double(string(from: start)) else { throw mistake("a number is missing") }
    return number
  }

  private var isNumberNext: Bool {
    guard let next else { return false }
    return next.isDigit || isNext(".") || isNext("-") || isNext("+")
  }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private func isNext(_ sign: Unicode.Scalar) -> Bool { next == UInt8(ascii: sign) }

  private func string(from start: Int) -> String {
    String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func take(_ token: StaticString) -> Bool {
    let isThere = token.withUTF8Buffer { text[position...].starts(with: $0) }
    if isThere { position += token.utf8CodeUnitCount }
    return isThere
  }

  private mutating func skipSpaces() {
    while let next, next.isSpace { position += 1 }
  }

  private func mistake(_ reason: String) -> Mistake {
    Mistake(reason: reason, offset: String(decoding: text[..<position], as: UTF8.self).count)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte may be part of a name. Beyond ASCII, only the whole character can tell.
  fileprivate var isInName: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z") || isDigit
      || self == UInt8(ascii: "_") || isBeyondASCII
  }

  fileprivate var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  fileprivate var isBeyondASCII: Bool { self >= 0x80 }
}
