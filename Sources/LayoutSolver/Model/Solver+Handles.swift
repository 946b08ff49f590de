extension Solver {
  /// An unknown, or a value that the caller fixes.
  public struct Column: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let index: Int32

    @inlinable init(index: Int32) { self.index = index }

    /// The block that the column is one of.
    package var block: Block { Block(of: index) }
  }

  /// A relation between columns: Σ coefficient · column, relation, constant.
  package struct Row: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
  }

  /// Four columns that stand side by side and come and go together: a rectangle.
  public struct Block: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let firstColumn: Int32

    /// How many columns a block has.
    @inlinable public static var columnCount: Int { 4 }

    init(firstColumn: Int32) { self.firstColumn = firstColumn }

    /// The block that a column stands in.
    init(of column: Int32) { firstColumn = column & ~3 }

    /// An index for a table of the caller's: numbers are dense, begin at 0, and those of removed blocks are used again.
    @inlinable public var number: Int { Int(firstColumn) / Self.columnCount }

    /// The column at one of the positions from 0 to 3.
    @inlinable public subscript(_ position: Int) -> Column {
      require(
        position >= 0 && position < Self.columnCount,
        "A block has four columns, at the positions from 0 to 3.")
      return Column(index: firstColumn &+ Int32(truncatingIfNeeded: position))
    }

    var columns: Range<Int32> { firstColumn..<firstColumn + Int32(Self.columnCount) }
  }
}

/// Stops with a sentence unless the rule holds, in release builds, too, where `precondition` prints none.
@inlinable @inline(__always)
func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
  if !holds { fatalError(sentence()) }
}

// What comes from outside may be of another solver, or gone. A wrong index would read or write foreign memory, so it
// stops; everything behind these checks relies on them.
extension Solver {
  @inlinable @inline(__always)
  func check(_ column: Column) {
    require(
      column.index < model.columns.count && model.columns[column.index].state != .removed,
      "The column was removed with its block, or is another solver's.")
  }

  func check(_ block: Block) {
    require(
      block.firstColumn < model.columns.count
        && model.columns[block.firstColumn].state != .removed,
      "The block was removed before, or is another solver's.")
  }

  @inline(__always)
  func check(_ row: Row) {
    require(
      row.index < model.rows.count && model.rows[row.index].isLive,
      "The row was removed before, or is another solver's.")
  }
}
