import Foundation

// Ways from the making of rows to a client's code, which Scripts/check-phases has to find. They are
// compiled with a copy of the module; the compiler accepts each of them.

extension LayoutRows {
  static func asksAView(_ view: UIView) -> CGSize {
    MainActor.assumeIsolated { view.intrinsicContentSize }
  }

  static func asksAConstraint(_ constraint: NSLayoutConstraint) -> CGFloat {
    MainActor.assumeIsolated { constraint.constant }
  }

  static func comparesObjects(_ object: NSObject) -> Int { object.hash }

  static func asksThroughAnotherType(_ view: UIView) -> Bool { MistakenQuestion.ask(view) }

  static func callsAKeptClosure(_ question: MistakenQuestion) -> Bool { question.action() }

  static func callsAClosureFromOutside(_ action: () -> Bool) -> Bool { action() }

  static func asksThroughAProtocol(_ answerer: any MistakenAnswerer) -> Bool { answerer.answer }

  static func asksThroughAKeyPath() -> [Int] {
    [NSObject]().map(\.hash)
  }
}

protocol MistakenAnswerer {
  var answer: Bool { get }
}

struct MistakenQuestion {
  let action: () -> Bool

  static func ask(_ view: UIView) -> Bool {
    let ask = { MainActor.assumeIsolated { view.hasAmbiguousLayout } }
    return ask()
  }
}

@MainActor
func givesAClosure(_ view: UIView) -> Bool {
  LayoutRows.callsAClosureFromOutside { view.isHidden }
}
