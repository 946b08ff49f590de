/// Components that are solved anew in a program that was solved before.
extension Solver.Program {
  func isWaiting(_ expression: Int32) -> Bool { stages[rootCount + Int(expression)] == .waiting }

  /// Has the component of a variable wait for a simplex again, with every variable where it costs least by itself.
  ///
  /// - Parameter expressions: The component's are added.
  mutating func releaseComponent(of variable: Int32, _ expressions: inout FlatArray<Int32>) {
    var released = FlatArray<Int32>()
    release(Int(variable), &released, &expressions)
    // The list of variables doubles as the queue of the search.
    var next = 0
    while next < released.count {
      let variable = Int(released[next])
      next += 1
      for index in uses[variable].indices {
        release(rootCount + Int(uses[variable][index].variable), &released, &expressions)
      }
      guard stages[variable] == .waiting, variable >= rootCount else { continue }
      for index in summands(ofExpression: variable - rootCount) {
        release(Int(summands[index].variable), &released, &expressions)
      }
    }
  }

  private mutating func release(
    _ variable: Int, _ released: inout FlatArray<Int32>, _ expressions: inout FlatArray<Int32>
  ) {
    guard stages[variable] == .gathered else { return }
    if variable < rootCount {
      stages[variable] = .waiting
    } else if hasEquation(variable) {
      stages[variable] = .waiting
      expressions.append(Int32(variable - rootCount))
    } else {
      stages[variable] = .defining
    }
    costs.optimizeAnew(variable)
    released.append(Int32(variable))
  }

  /// Whether an expression is a sum that a component has to come to. One that took the place of a root is none.
  private func hasEquation(_ variable: Int) -> Bool {
    uses[variable].contains { rootCount + Int($0.variable) == variable }
  }
}
