/// Marks by number, most of which nobody sets.
///
/// Only a number of 32 bits for each stands ready. So the memory, and what it takes to clear it, grows
/// with the marks that are set.
struct SparseMarks<Mark: BitwiseCopyable>: ~Copyable {
  /// By number: the place of its mark, from 1, or 0.
  private var places = FlatArray<Int32>()
  private var numbers = FlatArray<Int32>()
  private var marks = FlatArray<Mark>()
  /// The mark of those that were not set.
  private let blank: Mark

  init(blank: Mark) { self.blank = blank }

  /// Makes room for the numbers below `count`.
  mutating func grow(to count: Int) { places.growInZeros(to: count) }

  subscript(number: Int32) -> Mark {
    @inline(__always) get {
      let place = places[number]
      return place == 0 ? blank : marks[place - 1]
    }
    @inline(__always) _modify {
      if places[number] == 0 {
        numbers.append(number)
        marks.append(blank)
        places[number] = Int32(truncatingIfNeeded: marks.count)
      }
      yield &marks[places[number] - 1]
    }
  }

  mutating func removeAll() {
    for number in numbers.elements { places[number] = 0 }
    numbers.removeAll()
    marks.removeAll()
  }
}
