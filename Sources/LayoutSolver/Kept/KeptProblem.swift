extension Solver {
  /// What a solve of a large component learned that holds as long as only constants change.
  ///
  /// Presolve substitutes required equalities. What it leaves, the reduced problem, has roots, and
  /// rows that give them ranges and costs. Which roots and rows these are, and which roots are free
  /// column singletons, depends on the rows' coefficients, relations and priorities, not on their
  /// constants. So after a change of constants the eliminations stay, and only some of their offsets
  /// change. The reduced problem falls into the same parts: a part is what hangs together without the
  /// singletons. The parts with a changed row are solved again. Then the singletons that depend on a
  /// changed value follow, in the order of the postsolve.
  ///
  /// No value is updated by differences, and each part's program is the one that a fresh solver would
  /// make. So the answer does not depend on the way.
  final class KeptProblem {
    /// What became of a row of the model.
    enum Role: BitwiseCopyable, Equatable {
      /// The row does not belong to the problem.
      case outside
      /// A required equality that presolve used up, for an elimination unless it had none to make.
      case substituted(elimination: Int32?)
      /// In the reduced problem, at a place in the order in which a program is built.
      case left(place: Int32)
    }

    /// A row of the reduced problem.
    struct LeftRow {
      var row: Int32
      var kind: Kind
      /// The root or the expression that the row speaks of. `nil` where all unknowns cancel.
      var variable: Int32?

      enum Kind: BitwiseCopyable {
        case equality
        case inequality
        case optional
      }
    }

    // Taken from the workspace that solved the component.
    @exclusivity(unchecked) var substitution = Substitution()
    @exclusivity(unchecked) var rowRanks = FlatArray<Int32>()
    /// Has the values of roots, and of the expressions whose singletons were removed.
    @exclusivity(unchecked) var program = Program()

    /// By row of the model.
    @exclusivity(unchecked) var roles = FlatArray<Role>()
    @exclusivity(unchecked) var rows = FlatArray<LeftRow>()
    /// By variable: the places of its rows.
    @exclusivity(unchecked) var rowsOfVariable = GroupedLists<Int32>()
    /// By expression: its roots, which elimination may replace in the program.
    @exclusivity(unchecked) var rootsOfExpression = GroupedLists<Int32>()
    /// By root: the expressions that it is in, as they number the variables, but for those with a
    /// singleton.
    @exclusivity(unchecked) var expressionsOfRoot = GroupedLists<Int32>()
    /// By root: the removed singletons that follow from it.
    @exclusivity(unchecked) var pairsOfRoot = GroupedLists<Int32>()
    /// By expression: the number of its singleton, or -1.
    @exclusivity(unchecked) var pairOfExpression = FlatArray<Int32>()
    /// By root: whether it is a removed singleton.
    @exclusivity(unchecked) var isSingleton = FlatArray<Bool>()
    /// By column of the model: the columns that were replaced by a multiple of it.
    @exclusivity(unchecked) var childrenOfColumn = GroupedLists<Int32>()
    /// By root: the columns that are a multiple of it.
    @exclusivity(unchecked) var columnsOfRoot = GroupedLists<Int32>()
    /// By column of the model: whether it is one of the problem's unknowns.
    @exclusivity(unchecked) var isUnknown = FlatArray<Bool>()

    /// What made the answers of parts the only ones since the whole was solved, and what the columns
    /// know of that.
    @exclusivity(unchecked) var decision = Decision.rows
    @exclusivity(unchecked) var markedDecision = Decision.rows

    // What `LocalUpdate` has changed since the problem was solved last.
    @exclusivity(unchecked) var laggingRows = FlatArray<Int32>()
    @exclusivity(unchecked) var laggingColumns = FlatArray<Int32>()

    // What the present solve has met. Kept, since a list that grows anew each time takes as long as
    // the solve of a cell's few rows.
    /// The rows with another constant, and those that mention a column that has changed.
    @exclusivity(unchecked) var changedRows = FlatArray<Int32>()
    /// The changed rows that are not of this problem.
    @exclusivity(unchecked) var otherRows = FlatArray<Int32>()
    /// Those of the rows that agreed with the others.
    @exclusivity(unchecked) var redundantRows = FlatArray<Int32>()
    /// The places of the rows of the parts that are solved again.
    @exclusivity(unchecked) var places = FlatArray<Int32>()
    /// By variable.
    @exclusivity(unchecked) var isMet = FlatArray<Bool>()
    @exclusivity(unchecked) var metVariables = FlatArray<Int32>()
    /// The removed singletons to be computed again.
    @exclusivity(unchecked) var pairs = NumberQueue()
    @exclusivity(unchecked) var changedRoots = FlatArray<Int32>()

    /// The eliminations whose offset is to be computed again.
    @exclusivity(unchecked) var eliminations = NumberQueue()
    /// By column of the model.
    @exclusivity(unchecked) var isChanged = FlatArray<Bool>()
    /// The columns that have another offset to their root.
    @exclusivity(unchecked) var changedColumns = FlatArray<Int32>()
    /// The columns that hang on the one that was looked at last.
    @exclusivity(unchecked) var hangingColumns = FlatArray<Int32>()
  }
}

extension Solver.KeptProblem {
  func role(ofRow row: Int32) -> Role { Int(row) < roles.count ? roles[row] : .outside }

  func holds(column: Int32) -> Bool { Int(column) < isUnknown.count && isUnknown[column] }

  /// The number of the singleton that an expression was removed with.
  func pair(ofVariable variable: Int32) -> Int32? {
    guard variable >= program.rootCount else { return nil }
    let pair = pairOfExpression[Int(variable) - program.rootCount]
    return pair >= 0 ? pair : nil
  }

  func noteTies(of program: borrowing Solver.Program) {
    for tie in program.ties.elements { decision = max(decision, tie.decision) }
  }

  /// Has a removed singleton computed again.
  func enqueue(_ pair: Int32) { pairs.insert(pair, by: >) }

  /// The next singleton to be computed again. Those removed later come first, as others may follow
  /// from them.
  func nextPair() -> Int32? { pairs.removeFirst(by: >) }

  /// Notes that a root has another value, so that what follows from it is computed again.
  func noteChange(ofRoot root: Int32) {
    changedRoots.append(root)
    for pair in pairsOfRoot[root] { enqueue(pair) }
  }
}
