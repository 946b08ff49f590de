extension LinearLayout {
  /// A layout as small and plain as possible of which the condition still holds.
  func shrunk(while condition: (LinearLayout) -> Bool) -> LinearLayout {
    var smallest = self
    while let smaller = smallest.simplifications.first(where: condition) { smallest = smaller }
    return smallest
  }

  /// This layout with one thing less, the largest first. Each is simpler, so shrinking ends.
  private var simplifications: some Sequence<LinearLayout> {
    let rowless = rows.indices.lazy.map { index in
      var copy = self
      copy.rows.remove(at: index)
      return copy
    }
    let columnless = columns.indices.lazy.compactMap { removing(column: $0) }
    let termless = rows.indices.lazy.flatMap { row in
      rows[row].terms.indices.lazy.map { term in
        var copy = self
        copy.rows[row].terms.remove(at: term)
        return copy
      }
    }
    let plainer = rows.indices.lazy.compactMap { row -> LinearLayout? in
      guard !rows[row].constant.isZero else { return nil }
      var copy = self
      copy.rows[row].constant = 0
      return copy
    }
    return [
      AnySequence(rowless), AnySequence(columnless), AnySequence(termless), AnySequence(plainer),
    ].lazy.joined()
  }

  /// `nil` if a row needs the column.
  private func removing(column: Int) -> LinearLayout? {
    guard !rows.contains(where: { $0.terms.contains { $0.column == column } }) else { return nil }
    var copy = self
    copy.columns.remove(at: column)
    for row in copy.rows.indices {
      for term in copy.rows[row].terms.indices
      where copy.rows[row].terms[term].column > column {
        copy.rows[row].terms[term].column -= 1
      }
    }
    return copy
  }
}
