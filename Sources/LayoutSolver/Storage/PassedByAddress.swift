/// A field that has the compiler pass a structure by its address.
///
/// Swift 6.3 passes a noncopyable structure of plain fields by value: each call that only reads a large one copies it
/// to the stack first. That is 7 % of the instructions of a layout that needs the simplex, 3,100 for each view. One
/// that refers to an object weakly has to stay where it is. This refers to none.
struct PassedByAddress: ~Copyable {
  private weak var nothing: AnyObject?
}
