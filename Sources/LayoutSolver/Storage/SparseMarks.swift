/// Marks by number, most of which nobody sets.
///
/// The numbers are in pages. Memory, and the time to clear it, grow with the pages on which a mark was ever set.
struct SparseMarks<Mark: BitwiseCopyable>: ~Copyable {
  /// By page: where it begins in `places`. Pages without a mark share the first one, which stays 0.
  private var pageStarts = FlatArray<Int32>()
  /// By page and number: the place of the mark, from 1, or 0.
  private var places = FlatArray<Int32>()
  private var numbers = FlatArray<Int32>()
  private var marks = FlatArray<Mark>()
  /// The mark of those that were not set.
  private let blank: Mark

  init(blank: Mark) { self.blank = blank }

  private static var pageSize: Int32 { 128 }

  mutating func grow(to count: Int) {
    if places.isEmpty { addPage() }
    pageStarts.grow(to: count / Int(Self.pageSize) + 1, with: 0)
  }

  private mutating func addPage() {
    places.grow(to: places.count + Int(Self.pageSize), with: 0)
  }

  subscript(number: Int32) -> Mark {
    @inline(__always) get {
      let place = places[index(of: number)]
      return place == 0 ? blank : marks[place - 1]
    }
    @inline(__always) _modify {
      let place = place(of: number)
      yield &marks[place.index]
    }
  }

  /// Where a mark is until all are removed: looking for it takes as long as all else that is done with it.
  struct Place {
    fileprivate var index: Int32
  }

  @inline(__always)
  mutating func place(of number: Int32) -> Place {
    let place = places[index(of: number)]
    return Place(index: (place == 0 ? setBlank(number) : place) - 1)
  }

  subscript(place: Place) -> Mark {
    @inline(__always) get { marks[place.index] }
    @inline(__always) _modify { yield &marks[place.index] }
  }

  @inline(__always)
  private func index(of number: Int32) -> Int32 {
    let number = UInt32(bitPattern: number)
    let size = UInt32(Self.pageSize)
    return pageStarts[Int(number / size)] &+ Int32(truncatingIfNeeded: number % size)
  }

  /// - Returns: The place of the mark.
  private mutating func setBlank(_ number: Int32) -> Int32 {
    let page = Int(UInt32(bitPattern: number) / UInt32(Self.pageSize))
    // The first mark on a page gives it memory of its own.
    if pageStarts[page] == 0 {
      pageStarts[page] = Int32(places.count)
      addPage()
    }
    numbers.append(number)
    marks.append(blank)
    let place = Int32(truncatingIfNeeded: marks.count)
    places[index(of: number)] = place
    return place
  }

  /// The numbers whose marks are like this, in the order in which they were set.
  func numbers(where isLikeThis: (Mark) -> Bool) -> [Int32] {
    numbers.indices.filter { isLikeThis(marks[$0]) }.map { numbers[$0] }
  }

  mutating func removeAll() {
    for number in numbers.elements { places[index(of: number)] = 0 }
    numbers.removeAll()
    marks.removeAll()
  }
}
