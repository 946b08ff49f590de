import Foundation
import LayoutReport

/// The source of a row of the solver.
@MainActor
enum RowSource: @preconcurrency Equatable {
  case constraint(NSLayoutConstraint)
  case mask(LayoutItem, isHorizontal: Bool, isLength: Bool)
  case content(LayoutItem, isHorizontal: Bool)
  case origin(LayoutItem)

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.constraint(let left), .constraint(let right)):
      left === right
    case (.mask(let left, let leftAxis, let leftPart), .mask(let right, let axis, let part)):
      left == right && leftAxis == axis && leftPart == part
    case (.content(let left, let leftAxis), .content(let right, let rightAxis)):
      left == right && leftAxis == rightAxis
    case (.origin(let left), .origin(let right)):
      left == right
    default: false
    }
  }

  func sentence(_ names: ReportNames) -> String {
    switch self {
    case .constraint(let constraint):
      return constraint.sentence(names)
    case .mask(let item, let isHorizontal, let isLength):
      let frame = item.frame
      let (name, value) =
        switch (isHorizontal, isLength) {
        case (true, true): ("width", frame.width)
        case (true, false): ("left", frame.minX)
        case (false, true): ("height", frame.height)
        case (false, false): ("top", frame.minY)
        }
      return "\(names.name(of: item)).\(name) is \(value.brief), by its frame and autoresizing mask"
    case .content(let item, let isHorizontal):
      return
        "\(names.name(of: item)) keeps to the \(isHorizontal ? "width" : "height") of its content"
    case .origin(let item):
      return "\(names.name(of: item)) lies in its superview"
    }
  }
}

extension RowSource {
  var isSystemMade: Bool {
    switch self {
    case .constraint(let constraint): constraint.isSystemMade
    // A content size is required only where a client has made it so.
    case .mask, .content: false
    case .origin: true
    }
  }

  var identity: ObjectIdentifier {
    switch self {
    case .constraint(let constraint): ObjectIdentifier(constraint)
    case .mask(let item, _, _), .content(let item, _), .origin(let item):
      ObjectIdentifier(item.memory)
    }
  }
}
