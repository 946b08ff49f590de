import Foundation

/// A visual format, read: what stands between the bars and brackets, before it is constraints.
///
/// ```text
/// H:|-20-[name(>=80)]-[field]-|
/// ```
struct VisualFormat {
  /// A view in brackets or the superview's bar.
  enum Element {
    case superview
    case view(String, sizes: [Predicate])
  }

  /// What stands between two elements: nothing, a dash, or a dash with lengths.
  enum Connection {
    case flush
    case systemSpacing
    case lengths([Predicate])
  }

  /// A relation to a length or to another view's size.
  struct Predicate {
    enum Object {
      case number(CGFloat)
      case name(String)
    }

    var relation: NSLayoutConstraint.Relation
    var object: Object
    var priority: Priority? = nil

    enum Priority {
      case number(CGFloat)
      case name(String)
    }
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// One fewer than the elements.
  var connections: [Connection] = []
}
