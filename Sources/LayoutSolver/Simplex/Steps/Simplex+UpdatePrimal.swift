extension Solver.Simplex {
  /// A move from one breakpoint to the next.
  struct Flip {
    var oldValue: Double
    var newValue: Double
    var direction: Double
    var variable: Int32
    var wasAtBreakpoint: Bool
  }

  /// Flips the variable to its next breakpoint. The leaving variable keeps its value: only its aim moves.
  mutating func flip(
    _ variable: Int, _ direction: Double, _ program: inout Program, isLeaving: Bool
  ) {
    let wasAtBreakpoint = program.costs.isAtBreakpoint[variable]
    let oldValue = program.values[variable]
    program.costs.leaveBreakpoint(variable, direction)
    program.costs.aim(variable, direction)
    if !isLeaving { program.values[variable] = program.costs.position(variable) }
    flips.append(
      Flip(
        oldValue: oldValue, newValue: program.values[variable], direction: direction,
        variable: Int32(variable), wasAtBreakpoint: wasAtBreakpoint))
  }

  mutating func undoFlips(_ program: inout Program) {
    // A variable may have flipped several times, so the last flip is undone first.
    for flip in flips.elements.reversed() {
      let variable = Int(flip.variable)
      if flip.direction < 0 {
        // A flip down crossed the breakpoint that it came to; a flip up the one that it left.
        program.costs.ascend(variable)
      } else if flip.wasAtBreakpoint {
        program.costs.descend(variable)
      }
      program.costs.isAtBreakpoint[variable] = flip.wasAtBreakpoint
      program.values[variable] = flip.oldValue
    }
  }

  mutating func applyFlips(_ program: inout Program) {
    // A flip of the leaving variable moves its aim alone, and two breakpoints may have one position.
    guard flips.elements.contains(where: { $0.newValue != $0.oldValue }) else { return }
    for flip in flips.elements where flip.newValue != flip.oldValue {
      addColumn(Int(flip.variable), times: flip.newValue - flip.oldValue, program)
    }
    // Bx = -Nx_N: what all flips change together takes one solve, however many there were.
    factorization.solve(into: &movement)
    for position in movement.indices.elements {
      program.values[basis[position]] -= movement[position]
      infeasibilities.recheck(position)
    }
  }

  /// Adds a multiple of a variable's column to the right side of the next solve.
  private mutating func addColumn(
    _ variable: Int, times factor: Double, _ program: borrowing Program
  ) {
    for use in program.uses[variable] {
      guard let equation = component.equation(of: use.variable) else { continue }
      factorization.add(use.coefficient * factor, toRow: Int32(equation))
    }
  }

  /// Moves a nonbasic variable, whose column is in `column`, and the basic ones with it.
  mutating func shift(_ variable: Int, by distance: Double, _ program: inout Program) {
    program.values[variable] += distance
    for position in column.indices.elements {
      program.values[basis[position]] -= column[position] * distance
      infeasibilities.recheck(position)
    }
  }

  /// Makes a variable, whose column is in `column`, basic in the place of another one, which goes to `target`.
  mutating func exchange(_ position: Int, entering: Int, target: Double, _ program: inout Program) {
    let leaving = basis[position]
    // The leaving variable changes by -column[position] for each point of the entering one.
    let step = (program.values[leaving] - target) / column[position]
    shift(entering, by: step, &program)
    // Exactly its target. What the shift has made of it differs from that by rounding.
    program.values[leaving] = target
    basis.replace(at: Int32(position), by: entering)
    // From the column as it was: `column` is still that of the old basis, which the factors need, too.
    weights.update(exchanging: Int32(position), column)
    factorization.updates.append(column, exchanging: Int32(position))
  }

  /// Computes how the basic variables change with a variable, by -column (FTRAN).
  mutating func computeColumn(_ variable: Int, _ program: borrowing Program) {
    addColumn(variable, times: 1, program)
    factorization.solve(into: &column)
  }
}
