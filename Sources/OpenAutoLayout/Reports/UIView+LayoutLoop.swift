package import LayoutReport

extension UIView {
  /// A layout that does not settle: a view asks for another one each time that it is laid out or asked,
  /// or its height follows its width, its width its height, and both agree at none.
  ///
  ///     root.layoutLoopHandler = { loop in
  ///       preconditionFailure(loop.description)
  ///     }
  ///
  /// The layout ends all the same, after a number of turns, and the views keep their last frames.
  public struct LayoutLoop {
    /// The root view of the tree.
    public let root: UIView
    /// The view that asks for more each time, or whose height agrees with no width.
    public let view: UIView
    let cause: LoopSentences.Cause
  }
}

extension UIView.LayoutLoop: @preconcurrency CustomStringConvertible {
  /// A description of the loop: the view, what it changed, and what to do instead.
  @MainActor public var description: String { sentences.text }

  @MainActor package var sentences: LoopSentences {
    LoopSentences(root: root.item.name, view: view.item.name, cause: cause)
  }
}
