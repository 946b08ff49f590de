import Foundation

/// The parts of a visual format, before constraints are made from it.
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

  /// The part between two elements: nothing, a dash, or lengths between dashes.
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
