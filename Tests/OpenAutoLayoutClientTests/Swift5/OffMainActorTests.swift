#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import OpenAutoLayout
  import Testing

  /// What lays out or measures, called from another thread. In the Swift 5 mode that compiles.
  struct OffMainActorTests {
    enum Question: String, CaseIterable, Codable {
      case layout, updateOfConstraints, fittingSize, fittingSizeWithPriorities
      case ambiguity, ambiguityOfGuide

      func ask() {
        let view = UIView()
        switch self {
        case .layout: view.layoutIfNeeded()
        case .updateOfConstraints: view.updateConstraintsIfNeeded()
        case .fittingSize: _ = view.systemLayoutSizeFitting(.zero)
        case .fittingSizeWithPriorities:
          _ = view.systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
        case .ambiguity: _ = view.hasAmbiguousLayout
        case .ambiguityOfGuide: _ = UILayoutGuide().hasAmbiguousLayout
        }
      }
    }

    @Test(arguments: Question.allCases)
    func aQuestionFromAnotherThreadStopsWithASentence(_ question: Question) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [question] in
        let answered = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          question.ask()
          answered.signal()
        }
        answered.wait()
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("Views are laid out and measured on the main actor"))
    }
  }
#endif
