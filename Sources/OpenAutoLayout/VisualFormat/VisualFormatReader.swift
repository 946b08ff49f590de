import Foundation
import LayoutSolver

/// Reads a visual format from left to right. The first mistake ends it, with its place.
struct VisualFormatReader {
  struct Mistake: Error {
    var reason: String
    var offset: Int
  }

  private let text: [Character]
  private var position = 0

  init(_ format: String) {
    text = Array(format)
  }

  mutating func read() throws(Mistake) -> VisualFormat {
    var format = VisualFormat()
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
    let sizes = next == "(" ? try predicates() : []
    guard take("]") else { throw mistake("the bracket of \(name) is not closed") }
    return .view(name, sizes: sizes)
  }

  private mutating func connection() throws(Mistake) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    skipSpaces()
    if next == "[" || next == "|" { return .systemSpacing }
    let lengths: [VisualFormat.Predicate]
    if next == "(" {
      lengths = try predicates()
    } else {
      lengths = [try predicate()]
    }
    skipSpaces()
    guard take("-") else { throw mistake("a dash is missing after a length") }
    return .lengths(lengths)
  }

  /// A list in parentheses.
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
    var name = ""
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      name.append(character)
      position += 1
    }
    guard let first = name.first, !first.isNumber else { throw mistake("a name is missing") }
    return name
  }

  private mutating func number() throws(Mistake) -> CGFloat {
    var digits = ""
    while let character = next,
      character.isNumber || character == "."
        || digits.isEmpty && (character == "-" || character == "+")
    {
      digits.append(character)
      position += 1
    }
    guard let number = Double(digits) else { throw mistake("a number is missing") }
    return number
  }

  private var isNumberNext: Bool {
    guard let next else { return false }
    return next.isNumber || next == "." || next == "-" || next == "+"
  }

  private var next: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ token: String) -> Bool {
    guard text[position...].starts(with: token) else { return false }
    position += token.count
    return true
  }

  private mutating func skipSpaces() {
    while let next, next.isWhitespace { position += 1 }
  }

  private func mistake(_ reason: String) -> Mistake {
    Mistake(reason: reason, offset: position)
  }
}
