import OpenAutoLayout

/// A view of which a program may change everything that a subclass may decide.
final class FuzzView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var alignment = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// What the next passes do at this view, one thing in each.
  var layoutActions: [@MainActor () -> Void] = []
  var updateActions: [@MainActor () -> Void] = []

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { alignment }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutActions.popLast()?()
  }

  override func updateConstraints() {
    updateActions.popLast()?()
    super.updateConstraints()
  }
}
