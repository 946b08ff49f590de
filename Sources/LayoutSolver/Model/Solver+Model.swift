extension Solver {
  /// The unknowns, and what is wanted of them.
  ///
  /// What a solve reads of rows and terms stands apart from what only edits need: a solve reads all of it several times
  /// over.
  @usableFromInline
  struct Model: ~Copyable {
    private let passing = PassedByAddress()
    @usableFromInline var columns = FlatArray<ColumnRecord>()
    /// By column.
    @usableFromInline var values = FlatArray<Double>()
    var rows = FlatArray<RowRecord>()
    /// By row.
    var places = FlatArray<RowPlace>()
    /// The terms of all rows; each row's stand together.
    @usableFromInline var terms = FlatArray<TermRecord>()
    /// By term, but for those of the row that is being added.
    var links = FlatArray<TermLinks>()

    /// Whether the first row is kept rather than the second in a conflict: by their authors, and by their order among
    /// one author's.
    func row(_ first: Int32, precedes second: Int32) -> Bool {
      let (author, other) = (rows[first].author, rows[second].author)
      return author != other ? author < other : places[first].precedes(places[second])
    }

    /// The coefficient of a column in a row, or 0 if the row does not speak of it.
    @inline(__always)
    func coefficient(of column: Int32, in row: Int32) -> Double {
      var sum = 0.0
      for index in rows[row].termRange where terms[index].column == column {
        sum += terms[index].coefficient
      }
      return sum
    }

    /// The terms of a column, that of the latest row first. Valid until a row comes or goes.
    @inline(__always)
    func terms(of column: Int32) -> TermsOfColumn {
      TermsOfColumn(terms: terms.elements, links: links.elements, rest: columns[column].firstTerm)
    }

    func hasRows(_ column: Int32) -> Bool { columns[column].firstTerm.number != nil }

    /// In which component the last gathering found a row; `nil` if it speaks of inputs only.
    func component(ofRow row: Int32) -> Int32? {
      for term in rows[row].termRange {
        let column = columns[terms[term].column]
        if column.isUnknown { return column.component }
      }
      return nil
    }
  }

  @usableFromInline
  struct ColumnRecord: BitwiseCopyable {
    /// The first of the column's terms; they form a doubly linked list.
    var firstTerm: PackedOptional = nil
    /// The mark of the last gathering that followed links to the column, or of the last change.
    var mark: UInt32 = 0
    /// The component in which the last gathering found it. While components are looked for, another column of the same
    /// component, with a lower number, or the column itself.
    var component: Int32
    var kind: Kind
    @usableFromInline var state: State
    /// Of the first column of a block: whether the block is in the list of changed ones.
    var isBlockListed = false
    /// What made the answer of the column's component the only one when it was solved last.
    var decision = Decision.rows

    var isUnknown: Bool { state == .unknown }
    var isFixed: Bool { state == .fixed }

    @usableFromInline
    enum State: UInt8, BitwiseCopyable {
      /// Not in use. No row refers to it, and no solve looks at it.
      case removed
      case unknown
      /// Has a value from outside.
      case fixed
    }
  }

  /// What made an answer the only one.
  enum Decision: UInt8, Comparable, BitwiseCopyable {
    /// The rows. No other values are as good.
    case rows
    /// That sizes are as small as may be. No other answer that the rows leave has any size smaller, so it does not
    /// depend on which of them count for more.
    case leastSizes
    /// The tie-breaks, which chose among the answers that the rows left.
    case tieBreaks
    /// The order of the rows, or the limit on steps.
    case order

    static func < (first: Decision, second: Decision) -> Bool { first.rawValue < second.rawValue }
  }

  struct RowRecord: BitwiseCopyable {
    var constant: Double
    var firstTerm: Int32
    var termCount: Int32
    var priority: Float
    var relation: Relation
    var author: Author
    /// Whether it was not removed.
    var isLive = true

    var isRequired: Bool { priority >= Solver.requiredPriority }
    var isRequiredEquality: Bool { isRequired && relation == .equal }
    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// Where a row stands among the others of its author, and what has become of it since.
  struct RowPlace {
    /// An earlier row has a lower number.
    var order: Int
    /// Tells the row from others that had its index before.
    var stamp: UInt32
    /// The mark of the last gathering that followed links to the row, or of the last change.
    var mark: UInt32

    func precedes(_ other: RowPlace) -> Bool {
      order != other.order ? order < other.order : stamp < other.stamp
    }
  }

  @usableFromInline
  struct TermRecord: BitwiseCopyable {
    @usableFromInline var coefficient: Double
    @usableFromInline var column: Int32
    @usableFromInline var row: Int32

    @inlinable init(coefficient: Double, column: Int32, row: Int32) {
      self.coefficient = coefficient
      self.column = column
      self.row = row
    }
  }

  /// The neighbors of a term in the list of its column.
  struct TermLinks {
    var next: PackedOptional
    var previous: PackedOptional
  }

  struct TermsOfColumn: Sequence, IteratorProtocol {
    let terms: UnsafeBufferPointer<TermRecord>
    let links: UnsafeBufferPointer<TermLinks>
    /// Where the walk goes on.
    var rest: PackedOptional

    @inline(__always)
    mutating func next() -> TermRecord? {
      guard let term = rest.number else { return nil }
      rest = links[Int(term)].next
      return terms[Int(term)]
    }
  }

  /// What changed since the last solve, and the bookkeeping of the storage.
  struct Edits: ~Copyable {
    var dirtyRows = FlatArray<Int32>()
    var dirtyColumns = FlatArray<Int32>()
    var freeRows = FlatArray<Int32>()
    /// The first columns of removed blocks.
    var freeBlocks = FlatArray<Int32>()
    /// Where the next single column goes, unless it needs a block of its own.
    var nextSingleColumn: Int32?
    var deadTermCount = 0
    /// How many rows were ever added, and how many of them before the last solve.
    var addedRowCount = 0
    var solvedRowCount = 0
    /// The first term of the row that is being added.
    var firstPendingTerm = 0
    /// The mark of what the last gathering met by following links.
    var gatheredMark: UInt32 = 0
    /// The rows that were removed since the last solve, as they were then. Their terms still stand where they stood.
    var removedRows = FlatArray<RowRecord>()
    /// The number of the last answer, which what was noted of an answer carries.
    private(set) var answerVersion = 0
    /// How many answers were for another structure than the one before. What is kept of a structure carries its number.
    private(set) var structureVersion = 0

    /// Whether something has changed since the last solve, or before the first, that `LocalUpdate` does not follow.
    var needsFullSolve = true

    /// The rows whose constants, and the inputs whose values have changed since the last solve, and by how much: each
    /// as often as it did.
    var movedConstants = FlatArray<Movement>()
    var movedInputs = FlatArray<Movement>()

    struct Movement: BitwiseCopyable {
      /// A row, or a column.
      var number: Int32
      var distance: Double
    }

    /// Whether rows have come or gone since the last solve.
    var changesRows: Bool { addedRowCount != solvedRowCount || !removedRows.isEmpty }

    /// Whether the row was added since the last solve. Stamps may have wrapped around.
    func isNew(_ place: RowPlace) -> Bool {
      Int(place.stamp &- UInt32(truncatingIfNeeded: solvedRowCount))
        < addedRowCount - solvedRowCount
    }

    mutating func forgetMarks() {
      // A change since the last gathering has the number between the two.
      gatheredMark &+= 2
      movedConstants.removeAll()
      movedInputs.removeAll()
      removedRows.removeAll()
    }

    /// Notes that the values are an answer for all rows.
    ///
    /// - Parameter changedStructure: Whether anything but constants and inputs was another before.
    mutating func noteAnswer(changedStructure: Bool) {
      solvedRowCount = addedRowCount
      needsFullSolve = false
      answerVersion += 1
      if changedStructure { structureVersion += 1 }
    }

    /// Whether anything but constants and inputs has changed since the last answer.
    var changesStructure: Bool { needsFullSolve || changesRows }

    var dirtyMark: UInt32 { gatheredMark &+ 1 }

    mutating func noteRemoval(of row: RowRecord, at place: RowPlace) {
      if isNew(place) {
        // The last answer did not know it.
      } else if place.mark == dirtyMark {
        // Its constant has changed, too: what it was in the last answer is not known.
        needsFullSolve = true
      } else {
        removedRows.append(row)
      }
    }
  }
}
