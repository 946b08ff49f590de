public import Foundation
import LayoutSolver

/// A linear relation between attributes of one or two items, which a layout has to satisfy as well
/// as its priority demands:
///
/// ```text
/// first.attribute  relation  multiplier × second.attribute + constant
/// ```
///
/// A constraint keeps neither its items nor their views alive. It counts while it is active, that
/// is, while a view that is a common ancestor of its items holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What the constraint says, and how far it has come.
  ///
  /// Not isolated, because rows are made by code that must not be able to call a client. Unchecked,
  /// because each access would be noted at run time, of which a row takes a dozen, and nothing that
  /// runs during an access calls back.
  @exclusivity(unchecked) nonisolated(unsafe) final var terms = ConstraintTerms()
  @exclusivity(unchecked) nonisolated(unsafe) final var life = ConstraintLife.inactive
  /// The order of activation within the process, by which constraints of several views are merged.
  @exclusivity(unchecked) nonisolated(unsafe) final var serial: UInt64 = 0
  /// Who made the constraint: a client, or a view, for a guide or for what it arranges.
  @exclusivity(unchecked) nonisolated(unsafe) final var author = Solver.Author.client
  nonisolated final var isSystemMade: Bool { author.isSystem }

  // Here, where it takes no room of its own.
  /// Whether the constraint is archived with its view. It has no effect here.
  open var shouldBeArchived = false

  /// Where the holder and the items keep the constraint, so that letting go of it costs no search.
  @exclusivity(unchecked) final var indexInHolder: Int32 = 0
  @exclusivity(unchecked) final var firstIndex: Int32 = 0
  @exclusivity(unchecked) final var secondIndex: Int32 = 0
  /// What keeps the items of `terms`.
  final var firstMemory: ItemMemory?
  final var secondMemory: ItemMemory?

  /// Makes a constraint of nothing. It cannot be activated, and is otherwise harmless.
  public override init() {
    super.init()
  }

  /// Makes a constraint between attributes of one or two views or guides.
  ///
  ///     let half = NSLayoutConstraint(
  ///       item: view, attribute: .width, relatedBy: .equal, toItem: container, attribute: .width,
  ///       multiplier: 0.5, constant: 0)
  ///     half.isActive = true
  ///     // view.frame.width == container.frame.width / 2
  ///
  /// Use the anchors of ``UIView`` instead where the kinds are known when the code is written: what
  /// stops here does not compile there.
  ///
  /// - Parameters:
  ///   - view1: A `UIView` or a `UILayoutGuide`.
  ///   - attr1: What of `view1` is on the left side.
  ///   - relation: How the left side relates to the right one.
  ///   - view2: A `UIView`, a `UILayoutGuide` or `nil`.
  ///   - attr2: What of `view2` is on the right side, or `.notAnAttribute`.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - c: What is added, in points.
  /// - Precondition: A location has a second item and a multiplier other than 0, and is not paired
  ///   with a size; leading and trailing are not paired with left and right; all numbers are
  ///   finite.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let second = ItemMemory.memory(ofOptional: view2)
    setTerms(
      .memory(of: view1), attr1, relation, second, second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
    validateNumbers()
    validatePairing()
  }

  /// Makes the constraints that a visual format describes.
  ///
  ///     let constraints = NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-20-[name(>=80)]-[field]-|", metrics: nil,
  ///       views: ["name": name, "field": field])
  ///     NSLayoutConstraint.activate(constraints)
  ///     // name.frame.minX == 20, field.frame.minX == name.frame.maxX + 8
  ///
  /// A dash without a number is 8 points between views, and reaches the superview's margin at a bar.
  ///
  /// - Parameters:
  ///   - format: The format, as in `V:|-[title]-8-[text(>=44)]`.
  ///   - opts: What to align, and in which direction to read.
  ///   - metrics: Numbers for the names in the format.
  ///   - views: Views and guides for the names in the format.
  /// - Returns: The constraints, inactive, in the order of the format, alignments last.
  /// - Precondition: The format can be read, and its names are known.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatBuilder(text: format, options: opts, metrics: metrics ?? [:], views: views)
      .makeConstraints()
  }

  /// How much the constraint counts. May be changed while it is active.
  ///
  /// - Precondition: Above 0 and at most 1000.
  open var priority: UILayoutPriority {
    get { terms.priority }
    set { setPriority(newValue) }
  }

  /// The view or guide on the left side of the relation; `nil` once it is gone.
  open var firstItem: AnyObject? { terms.first?.owner }

  /// The view or guide on the right side of the relation, if there is one.
  open var secondItem: AnyObject? { terms.second?.owner }

  /// What the left side of the relation speaks of.
  open var firstAttribute: Attribute { terms.firstAttribute }
  /// What the right side of the relation speaks of; ``Attribute/notAnAttribute`` without an item.
  open var secondAttribute: Attribute { terms.secondAttribute }

  /// The left side of the relation as an anchor: an instance of the class for its axis.
  ///
  /// The compiler takes a cast to that class for one that always fails. Cast through `AnyObject`.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    anchor(firstMemory, terms.firstAttribute, terms.distances?.first) ?? NSLayoutAnchor()
  }

  /// The right side of the relation as an anchor, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    anchor(secondMemory, terms.secondAttribute, terms.distances?.second)
  }

  /// How the two sides compare. It is fixed when the constraint is made.
  open var relation: Relation { terms.relation }
  /// What the second attribute is multiplied by. It is fixed when the constraint is made.
  open var multiplier: CGFloat { terms.multiplier }

  /// What is added to the right side, in points. Changing it is the cheapest way to change a layout.
  ///
  /// - Precondition: Finite.
  open var constant: CGFloat {
    get { terms.constant }
    set { setConstant(newValue) }
  }

  /// Whether a view holds the constraint. Setting `true` adds it to the nearest common ancestor of
  /// its items; setting `false` removes it from whatever view holds it.
  ///
  /// - Precondition: The items have a common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// A name that reports call the constraint by.
  open var identifier: String?

  /// Activates constraints in the order given, each as ``isActive`` does.
  ///
  ///     NSLayoutConstraint.activate([
  ///       banner.topAnchor.constraint(equalTo: view.topAnchor),
  ///       banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  ///       banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  ///       banner.heightAnchor.constraint(equalToConstant: 60),
  ///     ])
  ///     // banner.frame == CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
  ///
  /// - Parameter constraints: The constraints. Those that are active already stay where they are.
  /// - Precondition: The items of each have a common ancestor.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    activateEach(of: constraints)
  }

  /// Deactivates constraints, whatever views hold them.
  ///
  ///     let compact = [sidebar.widthAnchor.constraint(equalToConstant: 80)]
  ///     let regular = [sidebar.widthAnchor.constraint(equalToConstant: 240)]
  ///     NSLayoutConstraint.activate(compact)
  ///     view.layoutIfNeeded()
  ///     // sidebar.frame.width == 80
  ///
  ///     NSLayoutConstraint.deactivate(compact)
  ///     NSLayoutConstraint.activate(regular)
  ///     view.layoutIfNeeded()
  ///     // sidebar.frame.width == 240
  ///
  /// Deactivate the old ones before the new ones are activated: a layout in between would report
  /// that they contradict each other.
  ///
  /// - Parameter constraints: The constraints. Those that are not active are left alone.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    deactivateEach(of: constraints)
  }

  open override nonisolated var description: String {
    described(by: { sentence })
  }
}
