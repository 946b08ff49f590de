/// A list of indices and values for each row, or column, of a sparse matrix, one list behind the
/// other.
///
/// It is filled in two rounds: the first one counts, the second one writes.
struct SparseLists: ~Copyable {
  // List i is entries[starts[i]..<starts[i + 1]].
  private var starts = FlatArray<Int32>()
  private var entries = FlatArray<Entry>()

  struct Entry {
    var index: Int32
    var value: Double
  }

  @inline(__always)
  subscript(list: Int32) -> UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(
      rebasing: entries.elements[Int(starts[list])..<Int(starts[list + 1])])
  }

  mutating func begin(listCount: Int) { starts.reset(to: 0, count: listCount + 2) }

  @inline(__always)
  mutating func announceEntry(in list: Int32) { starts[list + 2] += 1 }

  /// Ends the first round. Until the second one ends, `starts[i + 1]` is where list i goes on.
  mutating func makeRoom() {
    for list in 2..<starts.count { starts[list] += starts[list - 1] }
    entries.reset(to: Entry(index: 0, value: 0), count: Int(starts[starts.count - 1]))
  }

  @inline(__always)
  mutating func add(_ entry: Entry, to list: Int32) {
    entries[starts[list + 1]] = entry
    starts[list + 1] += 1
  }
}
