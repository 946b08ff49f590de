extension Solver {
  /// Solves one part of a program: a dual simplex on piecewise linear costs, all levels at once.
  ///
  /// The equations are form = Σ coefficient · root. A basis has one basic variable for each of
  /// them; every other variable sits on an entry of its own cost and so has a value, and the basic
  /// ones follow. Each equation has a price a level. Prices and position of a variable agree when
  /// its reduced slope (its own slope less what the prices make of it) is not below 0 to the right
  /// and not above 0 to the left; levels compare lexicographically.
  ///
  /// In the beginning all prices are 0 and every nonbasic variable is at its own optimum, so that
  /// there is agreement but for basic variables that ended up elsewhere. A step takes one of those,
  /// and raises its price until something gives: nonbasic variables slide from entry to entry, the
  /// cheapest first, until one of them can make up for the rest and becomes basic, or until it is
  /// cheaper for the variable to stay off its optimum. (The long-step rule of the bounded dual
  /// simplex: R. Fourer, "Notes on the dual simplex method", 1994; slopes of convex functions in
  /// place of bounds.) A single squeezed row of a thousand views is one step.
  ///
  /// A required range that no price can restore is a conflict; the row of the tableau that shows it
  /// is its proof.
  ///
  /// Prices only ever rise in the sense of the dual objective, so no basis comes back once one rose.
  /// With the tie-breaks as the lowest levels there are few steps that raise none. These could lead
  /// in a circle: after a run of them ties are broken by lot, which leaves any circle sooner or later;
  /// the lots are the same each time, and so is the answer.
  struct Simplex: ~Copyable {
    private let passing = PassedByAddress()

    // The part: its forms, which number the equations, and its roots, which may be forms that took
    // the place of one.
    var forms = FlatArray<Int32>()
    var roots = FlatArray<Int32>()
    /// By form: its equation, or -1.
    var equationOfForm = FlatArray<Int32>()

    /// By position: the basic variable.
    var basis = FlatArray<Int32>()
    /// By variable: its position in the basis, or -1.
    var positions = FlatArray<Int32>()
    var factorization = BasisFactorization()

    var prices = Prices()
    /// The prices before a trial.
    var savedPrices = Prices()
    /// How many steps the part may still take. Two or three for each equation are usual; where there
    /// would be many more, rounding has the better of the numbers.
    var remainingSteps = 0

    /// How the basic variables change with the entering one, or did with the last move.
    var column = SparseVector()
    var movement = SparseVector()
    /// The row of the inverse that belongs to the leaving variable.
    var inverseRow = SparseVector()
    /// The positions whose variables may be off where their prices want them.
    var suspects = FlatArray<Int32>()
    var isSuspect = FlatArray<Bool>()
    var candidates = PriorityQueue<Leaving>()
    /// About the square of the length of each position's row of the inverse.
    var weights = FlatArray<Double>()
    /// The leaving variable's row.
    var tableauRow = TableauRow()

    var events = PriorityQueue<Event>()
    var holds = Holds()
    /// The variables of the row that the highest level holds: their events come after all others, and
    /// are not among `events` until those are used up.
    var heldVariables = FlatArray<Int32>()
    /// The events that share the price in hand.
    var ties = PriorityQueue<Tie>()
    var tiedPrice: Price?
    var tiedPrices = FlatArray<Price>()
    var slides = FlatArray<Slide>()
    /// The variables that may move at no loss, and, by variable, where to.
    var movable = FlatArray<Int32>()
    var lowestValues = FlatArray<Double>()
    var highestValues = FlatArray<Double>()

    // The matching that makes the first basis: how much a form or root wants to be at its optimum.
    var matching = Matching()
    var formImportances = FlatArray<Int32>()
    var rootImportances = FlatArray<Int32>()
    var formOrder = FlatArray<Int32>()

    /// A variable that could give way. A long row has one for each of its variables, hence 24 bytes.
    struct Event {
      /// Its price on the highest level that has one.
      var price = Price()
      var variable: Int32
      /// The price for each unit of reduced slope; negative to slide down.
      private var signedScale: Double

      init(variable: Int32, direction: Double, scale: Double) {
        self.variable = variable
        signedScale = direction * scale
      }

      /// 1 to slide up, -1 to slide down.
      var direction: Double { signedScale < 0 ? -1 : 1 }
      var scale: Double { abs(signedScale) }

      static func precedes(_ first: Event, _ second: Event) -> Bool { first.price < second.price }
    }

    /// An event among others of the same price on the highest level.
    struct Tie {
      var event: Event
      /// Where its other prices begin in `tiedPrices`, from the highest level down; 0 ends them.
      var firstPrice: Int
      /// What decides between events of the same prices, before the number of the variable.
      var lot: Double

      static func precedes(
        _ first: Tie, _ second: Tie, _ prices: UnsafeBufferPointer<Price>
      ) -> Bool {
        var (left, right) = (first.firstPrice, second.firstPrice)
        while prices[left] == prices[right], prices[left] != Price() {
          left += 1
          right += 1
        }
        if prices[left] != prices[right] { return prices[left] < prices[right] }
        if first.lot != second.lot { return first.lot < second.lot }
        return first.event.variable < second.event.variable
      }
    }

    /// A price that is not 0, on one level; without a level, it is 0.
    struct Price: Equatable {
      var value = 0.0
      var level = Int32.max

      /// Prices on higher levels come first, and on all others these prices are 0.
      static func < (left: Price, right: Price) -> Bool {
        if left.level == right.level { return left.value < right.value }
        return left.level < right.level ? left.value < 0 : right.value > 0
      }
    }

    /// A move from one entry to the next.
    struct Slide {
      var oldValue: Double
      var newValue: Double
      var direction: Double
      var variable: Int32
      var wasOnEntry: Bool
    }

    /// Decides by chance where nothing else does; the same each time.
    struct Lot {
      var seed: UInt64

      /// A number from 1 up to 2.
      func draw(_ variable: Int) -> Double {
        let bits = (UInt64(variable) ^ seed) &* 0x9e37_79b9_7f4a_7c15
        return 1 + Double(bits >> 12) * 0x1p-52
      }
    }

    /// A lot for the step, if so many before it led nowhere that there may be a circle.
    static func lot(_ step: Int, idleStepCount: Int) -> Lot? {
      idleStepCount > 50 ? Lot(seed: UInt64(step) &* 0xbf58_476d_1ce4_e5b9) : nil
    }

    var equationCount: Int { forms.count }
  }
}

extension Solver.Simplex {
  typealias Program = Solver.Program

  /// The bounds that exclude each other, and how many times each is in the sum that shows it.
  typealias Proof = [(bound: Solver.BoundSource, share: Double)]

  /// Finds the best values of the part's roots.
  ///
  /// - Parameter conflict: Is called with the proof of each conflict. Returns the number of the bound
  ///   that is given up for the others.
  mutating func solve(
    _ program: inout Program, conflict: (Proof) -> Int
  ) {
    remainingSteps = Self.stepLimit(equationCount)
    prices.reset(equationCount: equationCount)
    column.reset(count: equationCount)
    movement.reset(count: equationCount)
    inverseRow.reset(count: equationCount)
    weights.reset(to: 1, count: equationCount)
    suspects.removeAll()
    candidates.removeAll()
    isSuspect.reset(to: false, count: equationCount)
    chooseBasis(&program)
    refactor(&program)
    pinViolatedForms(&program)
    var remainingChecks = 5
    while restorePrices(&program, conflict: conflict), remainingChecks > 0 {
      refactor(&program)
      remainingChecks -= 1
    }
    settleTies(&program)
  }

  /// Puts the roots where they would be by themselves.
  mutating func restRoots(_ program: inout Program) {
    for index in roots.indices {
      let root = Int(roots[index])
      program.values[root] = program.restValue(root)
    }
  }

  private static func stepLimit(_ equationCount: Int) -> Int { 1000 + 5 * equationCount }

  /// The variable of an equation's form.
  func formVariable(_ equation: Int, _ program: borrowing Program) -> Int {
    program.rootCount + Int(forms[equation])
  }
}
