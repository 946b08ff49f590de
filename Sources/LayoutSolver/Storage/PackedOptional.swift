/// A number from 0 on, or none, in the four bytes of an `Int32`. An `Int32?` takes eight, and lists of these are what
/// the solver reads most.
@usableFromInline
struct PackedOptional: Equatable, ExpressibleByNilLiteral, BitwiseCopyable {
  private let code: Int32

  @inline(__always) @usableFromInline init(nilLiteral: ()) { code = -1 }
  @inline(__always) init(_ number: Int32) { code = number }
  @inline(__always) init(_ number: Int) { code = Int32(truncatingIfNeeded: number) }

  var number: Int32? { @inline(__always) get { code < 0 ? nil : code } }
}
