#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import LayoutSolver
  import Testing

  /// What a caller does wrong stops with a sentence, in release builds, too.
  struct MisuseTests {
    private static func expect(
      _ sentence: String, in result: ExitTest.Result?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains(sentence), "\(output)", sourceLocation: sourceLocation)
    }

    @Test func aRemovedRowIsRefused() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        let row = solver.addRow([.init(1, solver.addColumn(.size))], .equal, 1)
        solver.removeRow(row)
        solver.setConstant(2, of: row)
      }
      Self.expect("The row was removed before, or is another solver's.", in: result)
    }

    @Test func aRowOfAnotherSolverIsRefused() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let other = Solver()
        let row = other.addRow([.init(1, other.addColumn(.size))], .equal, 1)
        Solver().setPriority(500, of: row)
      }
      Self.expect("The row was removed before, or is another solver's.", in: result)
    }

    @Test func aColumnOfARemovedBlockIsRefused() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        let block = solver.addBlock(.origin, .origin, .size, .size)
        solver.removeBlock(block)
        _ = solver.value(of: block[0])
      }
      Self.expect("The column was removed with its block, or is another solver's.", in: result)
    }

    @Test func aColumnOfAnotherSolverIsRefused() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        Solver().addTerm(1, Solver().addColumn(.size))
      }
      Self.expect("The column was removed with its block, or is another solver's.", in: result)
    }

    @Test func aBlockIsRemovedOnce() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        let block = solver.addBlock(.origin, .origin, .size, .size)
        solver.removeBlock(block)
        solver.removeBlock(block)
      }
      Self.expect("The block was removed before, or is another solver's.", in: result)
    }

    @Test func aBlockThatARowRefersToStays() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        let block = solver.addBlock(.origin, .origin, .size, .size)
        solver.addRow([.init(1, block[3])], .equal, 1)
        solver.removeBlock(block)
      }
      Self.expect("A row still refers to a column of the block. Remove the row first.", in: result)
    }

    @Test func aBlockThatATermWaitsForStays() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        let block = solver.addBlock(.origin, .origin, .size, .size)
        solver.addTerm(1, block[0])
        solver.removeBlock(block)
      }
      Self.expect("Terms wait for their row.", in: result)
    }

    @Test func aBlockHasFourPositions() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        let block = solver.addBlock(.origin, .origin, .size, .size)
        _ = solver.addBlock(.origin, .origin, .size, .size)
        solver.fix(block[4], at: 0)
      }
      Self.expect("A block has four columns, at the positions from 0 to 3.", in: result)
    }

    @Test func aConstantIsFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        solver.addRow([.init(1, solver.addColumn(.size))], .equal, .nan)
      }
      Self.expect("A row's constant is a finite number.", in: result)
    }

    @Test func aCoefficientIsFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        solver.addTerm(.infinity, solver.addColumn(.size))
      }
      Self.expect("A coefficient is a finite number.", in: result)
    }

    @Test func aColumnIsFixedAtAFiniteNumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        solver.fix(solver.addColumn(.size), at: -.infinity)
      }
      Self.expect("A column is fixed at a finite number.", in: result)
    }

    @Test func aPriorityIsANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let solver = Solver()
        let row = solver.addRow([.init(1, solver.addColumn(.size))], .equal, 1)
        solver.setPriority(.nan, of: row)
      }
      Self.expect("A row's priority is a number.", in: result)
    }
  }
#endif
