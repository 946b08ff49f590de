import Foundation
import LayoutSolver

/// What only some items have, so that the others do not pay for it. Made on first use.
final class RareData {
  /// The engine of a root view.
  var ownEngine: LayoutEngine?
  /// The rows that stand for the autoresizing mask.
  var maskRows: MaskRows?
  /// What receives the layouts of a root view's tree that do not settle.
  var layoutLoopHandler: (@MainActor (UIView.LayoutLoop) -> Void)?
  /// The rows of the view's subtree by itself, once its fitting size was asked for. Several while it is
  /// measured inside of its own measuring.
  var fits: [LayoutFit] = []
  /// The axes along which a client has taken the intrinsic content size out of the layout.
  var disregardedContent: Set<NSLayoutConstraint.Axis> = []
  /// What stands for the rows of the content size in a list of constraints, once asked for.
  var contentWidth: NSContentSizeLayoutConstraint?
  var contentHeight: NSContentSizeLayoutConstraint?

  // MARK: Answers

  /// How far the frame reaches beyond the alignment rectangle.
  var alignmentInsets = UIEdgeInsets.zero
  /// Where the text is that gives the baselines. `nil` until a constraint needs one.
  var firstBaseline: BaselineAnswer?
  var lastBaseline: BaselineAnswer?
  /// The margins that constraints measure by. `nil` until one does.
  var margins: UIEdgeInsets?
  /// What is unsafe of the view, as far as the engine has followed.
  var followedSafeArea = UIEdgeInsets.zero
  /// Where either of them does not agree with the frames that follow from it.
  var insetCircles: [SystemGuide.Role: InsetCircle] = [:]
  /// The traits that the view was notified of; `nil` for those of a phone.
  var knownTraits: UITraitCollection?

  // MARK: While safe areas and margins are asked for

  /// What is unsafe of the view, as far as was last asked.
  var askedSafeArea = UIEdgeInsets.zero
  /// The margins, already known.
  var askedMargins: UIEdgeInsets?

  // MARK: While a layout goes round in a circle

  /// Where the children were when the last layout of the view began.
  var childFramesBeforeLayout: [CGRect] = []

  // MARK: What clients have set

  var setMargins: UIEdgeInsets?
  var setDirectionalMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true

  var traits: TraitEnvironment?
  /// What text is measured by in place of fonts.
  var textMetrics: UIView.TextMetrics?

  // MARK: What belongs to the view

  /// The transform and the anchor point, unless they are the default ones.
  var layerGeometry: LayerGeometry?
  var systemGuides: [SystemGuide.Role: SystemGuide] = [:]
  /// How those of its guides are tied to it that constraints speak of.
  var guideSpans: [GuideSpan] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The keyboard over a root view.
  var keyboardFrame: CGRect?
  /// The content of a scroll view.
  var contentGuide: ScrollContentGuide?
  /// The controller of the view.
  weak var controller: UIViewController?
}

extension LayoutItem {
  func makeRare() -> RareData {
    if let rare { return rare }
    let made = RareData()
    rare = made
    return made
  }

  var alignmentInsets: UIEdgeInsets { rare?.alignmentInsets ?? .zero }
}
