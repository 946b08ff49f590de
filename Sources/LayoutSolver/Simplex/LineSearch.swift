extension Solver.Simplex {
  /// The way of a nonbasic variable, with the basic ones that move along, down to where the cost is least.
  ///
  /// The cost along the way is convex and piecewise linear. Its slope is a vector, one number a level, as that of a
  /// variable is, and rises at each breakpoint that is crossed. (The line search of R. Fourer, "A simplex algorithm
  /// for piecewise-linear programming I", 1985.)
  struct LineSearch: ~Copyable {
    private var slopes = FlatArray<Costs.Slope>()
    private var crossings = PriorityQueue<Crossing>()

    /// A place where one variable meets a breakpoint.
    struct Crossing {
      enum Kind {
        /// The variable leaves the breakpoint that it stands on.
        case departure
        /// It comes to the next breakpoint of its piece.
        case arrival
        /// It was beyond the end of its range, and comes back to it.
        case comeback
      }

      /// How far the entering variable is by then.
      var distance: Double
      /// How much the variable moves with each unit of that.
      var speed: Double
      var variable: Int32
      var kind: Kind
      /// Where the breakpoint is.
      var position: Double

      var direction: Double { speed > 0 ? 1 : -1 }

      fileprivate static func precedes(_ first: Crossing, _ second: Crossing) -> Bool {
        first.distance != second.distance
          ? first.distance < second.distance : first.variable < second.variable
      }
    }
  }

  /// The level of what is required: how far variables are beyond the ends of their ranges. No row is on it.
  static var violationLevel: Int32 { -1 }

  /// Shares that are no larger are taken to be rounding.
  static var leastShare: Double { 1e-9 }
}

extension Solver.Simplex.LineSearch {
  typealias Simplex = Solver.Simplex
  typealias Costs = Solver.Costs

  /// Slopes are sums of products. What is smaller has cancelled.
  private static var slopeTolerance: Double { 1e-9 }

  mutating func begin() {
    slopes.removeAll()
    crossings.removeAll()
  }

  /// Whether it costs less to go on.
  var descends: Bool {
    for slope in slopes.elements where abs(slope.value) > Self.slopeTolerance {
      return slope.value < 0
    }
    return false
  }

  mutating func addSlope(_ value: Double, onLevel level: Int32) {
    slopes.add(value, onLevel: level)
  }

  mutating func add(_ crossing: Crossing) { crossings.insert(crossing, by: Crossing.precedes) }

  mutating func nextCrossing() -> Crossing? { crossings.removeFirst(by: Crossing.precedes) }
}
