public import Foundation
import LayoutSolver

/// A linear relation between attributes of one or two items, which a layout satisfies as far as its
/// priority demands:
///
/// ```text
/// first.attribute  relation  multiplier × second.attribute + constant
/// ```
///
/// A constraint keeps neither its items nor their views alive. It takes effect while it is active,
/// that is, while a common ancestor of its items holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The terms and the state of the constraint.
  ///
  /// Not isolated, because rows are made by code that must not be able to call a client. Unchecked,
  /// because each access would be noted at run time, of which a row takes a dozen, and nothing that
  /// runs during an access calls back.
  @exclusivity(unchecked) nonisolated(unsafe) final var terms = ConstraintTerms()
  @exclusivity(unchecked) nonisolated(unsafe) final var life = ConstraintLife.inactive
  /// The order of activation within the process, by which constraints of several views are merged.
  @exclusivity(unchecked) nonisolated(unsafe) final var serial: UInt64 = 0
  /// The author of the constraint: a client, or a view, for a guide or for the views that it
  /// arranges.
  @exclusivity(unchecked) nonisolated(unsafe) final var author = Solver.Author.client
  nonisolated final var isSystemMade: Bool { author.isSystem }

  // Here, where they take no room of their own.
  /// Whether it is the far side of a view's own guide, which gives way at first. See `BentSpans`.
  @exclusivity(unchecked) nonisolated(unsafe) final var givesWay = false

  /// Whether the constraint is archived with its view. It has no effect here. The default is
  /// `false`.
  open var shouldBeArchived = false

  /// The indices of the constraint in its holder's and its items' lists, so that removing it takes
  /// no search.
  @exclusivity(unchecked) final var indexInHolder: Int32 = 0
  @exclusivity(unchecked) final var firstIndex: Int32 = 0
  @exclusivity(unchecked) final var secondIndex: Int32 = 0
  /// The memory of the items in `terms`, which it keeps alive.
  final var firstMemory: ItemMemory?
  final var secondMemory: ItemMemory?

  /// Makes a constraint without items. Activating it stops the process.
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
  /// Use the anchors of ``UIView`` instead where the attributes are known when the code is written.
  /// There, most of the mistakes that stop the process here do not compile.
  ///
  /// - Parameters:
  ///   - view1: A `UIView` or a `UILayoutGuide`.
  ///   - attr1: The attribute of `view1` on the left side.
  ///   - relation: The relation of the left side to the right side.
  ///   - view2: A `UIView`, a `UILayoutGuide` or `nil`.
  ///   - attr2: The attribute of `view2` on the right side, or `.notAnAttribute`.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The number of points to add.
  /// - Precondition: A location has a second item and a multiplier other than 0, and is not paired
  ///   with a size. Leading and trailing are not paired with left and right. All numbers are
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
  /// A dash without a number is 8 points between two views. Beside a bar, it ends at the
  /// superview's margin.
  ///
  /// - Parameters:
  ///   - format: The format, as in `V:|-[title]-8-[text(>=44)]`.
  ///   - opts: The attributes to align, and the direction to read the format in.
  ///   - metrics: The numbers for the names in the format.
  ///   - views: The views and guides for the names in the format.
  /// - Returns: The constraints, inactive, in the order of the format, alignments last.
  /// - Precondition: The format can be read, and its names are known.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatBuilder(text: format, options: opts, metrics: metrics ?? [:], views: views)
      .makeConstraints()
  }

  /// The priority of the constraint. The default is ``UILayoutPriority/required``. It may change
  /// while the constraint is active.
  ///
  /// - Precondition: The priority is above 0 and at most 1000.
  open var priority: UILayoutPriority {
    get { terms.priority }
    set { setPriority(newValue) }
  }

  /// The view or guide on the left side of the relation, or `nil` once it is deallocated.
  open var firstItem: AnyObject? { terms.first?.owner }

  /// The view or guide on the right side of the relation, if there is one.
  open var secondItem: AnyObject? { terms.second?.owner }

  /// The attribute on the left side of the relation.
  open var firstAttribute: Attribute { terms.firstAttribute }
  /// The attribute on the right side of the relation, or ``Attribute/notAnAttribute`` without an
  /// item.
  open var secondAttribute: Attribute { terms.secondAttribute }

  /// The left side of the relation as an anchor. It is an instance of the class for its axis, and can
  /// be cast to it.
  ///
  ///     let width = photo.widthAnchor.constraint(equalToConstant: 80)
  ///     // width.firstAnchor is NSLayoutDimension
  ///     // width.firstAnchor == photo.widthAnchor
  ///
  /// UIKit declares it as `NSLayoutAnchor<AnyObject>`. It also has that type here where the code asks
  /// for it, but Swift takes a cast from that type to the class for an axis for one that never
  /// succeeds.
  open var firstAnchor: NSObject {
    makeAnchor(firstMemory, terms.firstAttribute, terms.distances?.first)
      ?? NSLayoutAnchor<AnyObject>()
  }

  /// The right side of the relation as an anchor, if there is one. It can be cast as
  /// ``firstAnchor`` can.
  open var secondAnchor: NSObject? {
    makeAnchor(secondMemory, terms.secondAttribute, terms.distances?.second)
  }

  /// The relation between the two sides, which never changes.
  open var relation: Relation { terms.relation }
  /// The factor of the second attribute, which never changes.
  open var multiplier: CGFloat { terms.multiplier }

  /// The number of points to add to the right side. Changing it is the cheapest way to change a
  /// layout.
  ///
  /// - Precondition: The constant is finite.
  open var constant: CGFloat {
    get { terms.constant }
    set { setConstant(newValue) }
  }

  /// Whether the constraint is active, which it is while a view holds it.
  ///
  /// Setting `true` adds it to the nearest common ancestor of its items. Setting `false` removes it
  /// from the view that holds it.
  ///
  /// - Precondition: The items have a common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The name of the constraint in reports.
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
  /// - Parameter constraints: The constraints. Active ones are left alone.
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
  /// Deactivate the old constraints before you activate the new ones. Otherwise, a layout between
  /// the two calls reports a conflict.
  ///
  /// - Parameter constraints: The constraints. Inactive ones are left alone.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    deactivateEach(of: constraints)
  }

  open override nonisolated var description: String {
    described(by: { sentence })
  }
}
