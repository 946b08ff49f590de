/// What is known of a value while a function is followed.
indirect enum Value: Hashable, Sendable {
  case unknown
  case literal(Substring)
  case aggregate([Value])
  case enumeration(String, Value)
  /// Something to be applied, with the values that a closure has captured.
  case function(Callee, captured: [Value])
  /// The address of `LayoutConstraintGroup.recording`.
  case recordingGroup

  static let noGroup = Value.enumeration("Optional.none!enumelt", .unknown)

  /// The literal of a Boolean, with or without the structure around it.
  var truth: Bool? {
    switch self {
    case .literal(let text): text != "0"
    case .aggregate(let members) where members.count == 1: members[0].truth
    default: nil
    }
  }

  init(_ truth: Bool) {
    self = .literal(truth ? "-1" : "0")
  }
}

enum Callee: Hashable, Sendable {
  case message(String)
  case symbol(String)
  /// A method that is looked up, and the type, where it is known.
  case method(String, of: Substring)
}
