extension Solver.Simplex {
  /// Takes over the part that a form belongs to.
  mutating func gatherPart(of form: Int32, _ program: inout Program) {
    for form in forms.elements { equationOfForm[form] = -1 }
    equationOfForm.grow(to: program.formCount, with: -1)
    positions.grow(to: program.variableCount, with: -1)
    tableauRow.makeRoom(variableCount: program.variableCount)
    holds.makeRoom(variableCount: program.variableCount)
    forms.removeAll()
    roots.removeAll()
    take(form, &program)
    // The list of forms doubles as the queue of the search.
    var next = 0
    while next < forms.count {
      takeForms(of: formVariable(next, program), &program)
      for index in program.summands(ofForm: Int(forms[next])) {
        let variable = Int(program.summands[index].variable)
        switch program.stages[variable] {
        case .waiting where variable >= program.rootCount:
          take(Int32(variable - program.rootCount), &program)
        case .waiting, .defining:
          program.stages[variable] = .gathered
          makeNonbasic(variable)
          roots.append(Int32(variable))
          takeForms(of: variable, &program)
        case .setAside, .gathered: break
        }
      }
      next += 1
    }
  }

  private mutating func takeForms(of variable: Int, _ program: inout Program) {
    for use in program.uses[variable] { take(use.variable, &program) }
  }

  private mutating func take(_ form: Int32, _ program: inout Program) {
    let variable = program.rootCount + Int(form)
    guard program.stages[variable] == .waiting else { return }
    program.stages[variable] = .gathered
    makeNonbasic(variable)
    equationOfForm[form] = Int32(forms.count)
    forms.append(form)
  }
}
