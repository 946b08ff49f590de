public import Foundation

/// A control with segments, one of which can be selected.
///
/// All segments have the width of the widest content: that of its title in text of 13 points,
/// rounded up, plus 19 points, and at least 32 points. They are 31 points high for constraints, and
/// the frame is 1 point higher (recorded on iOS 26).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var segments: [Segment] = [] {
    didSet {
      if !segments.elementsEqual(oldValue, by: { $0.isLaidOut(like: $1) }) {
        invalidateIntrinsicContentSize()
      }
    }
  }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true

    func isLaidOut(like other: Segment) -> Bool {
      title == other.title && image.isLaidOut(like: other.image) && width == other.width
    }
  }

  /// The index that means no segment: -1.
  public class var noSegment: Int { -1 }

  /// Makes a control with a segment for each title or image.
  ///
  /// An item of another type makes an empty segment.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date", "Size"])
  ///     sort.selectedSegmentIndex = 0
  ///     // sort.numberOfSegments == 3
  ///
  /// - Parameter items: Strings and images, in order, or `nil` for none yet.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment. The default is ``noSegment``.
  ///
  /// - Precondition: It is the index of a segment, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != Self.noSegment { check(selectedSegmentIndex) } }
  }

  /// Whether a segment is selected only while it is touched. It is stored only.
  open var isMomentary = false
  /// Whether each segment has the width of its own content. The default is `false`.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The color of the selected segment. It is stored only.
  open var selectedSegmentTintColor: UIColor?

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of titles in a state. The font of the normal state decides the
  /// widths.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Size"])
  ///     let width = sort.intrinsicContentSize.width
  ///     sort.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
  ///     // sort.intrinsicContentSize.width > width
  ///
  /// - Parameters:
  ///   - attributes: The attributes by key, or `nil` for those of the system.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let font = titleFont
    titleAttributes[state.rawValue] = attributes
    if titleFont != font { invalidateIntrinsicContentSize() }
  }

  /// Returns the text attributes that were set for titles in a state.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Size"])
  ///     // sort.titleTextAttributes(for: .selected) == nil
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes by key, or `nil` if none were set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  private var titleFont: UIFont {
    titleAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
  }

  // MARK: Segments

  /// Inserts a segment with a title.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Size"])
  ///     sort.insertSegment(withTitle: "Date", at: 1, animated: false)
  ///     // sort.titleForSegment(at: 1) == "Date"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The index, from 0. An index out of range becomes the nearest one.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
  }

  /// Inserts a segment with an image.
  ///
  ///     let layout = UISegmentedControl(items: ["List"])
  ///     let grid = UIImage(size: CGSize(width: 20, height: 20))
  ///     layout.insertSegment(with: grid, at: 1, animated: false)
  ///     // layout.imageForSegment(at: 1) === grid
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The index, from 0. An index out of range becomes the nearest one.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(0, segment), segments.count))
  }

  /// Removes a segment.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     sort.removeSegment(at: 0, animated: false)
  ///     // sort.titleForSegment(at: 0) == "Date"
  ///
  /// If the selected segment is at the index or after it, no segment is selected afterward.
  ///
  /// - Parameters:
  ///   - segment: The index, from 0.
  ///   - animated: Whether the change is animated. It makes no difference here.
  /// - Precondition: There is a segment at the index.
  open func removeSegment(at segment: Int, animated: Bool) {
    check(segment)
    if selectedSegmentIndex >= segment { selectedSegmentIndex = Self.noSegment }
    segments.remove(at: segment)
  }

  /// Removes all segments.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     sort.removeAllSegments()
  ///     // sort.numberOfSegments == 0
  open func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    segments = []
  }

  /// Sets the title of a segment, in place of its image.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     sort.setTitle("Changed", forSegmentAt: 1)
  ///     // sort.titleForSegment(at: 1) == "Changed"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The index, from 0.
  /// - Precondition: There is a segment at the index.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].title = title
    segments[segment].image = nil
  }

  /// Returns the title of a segment.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     // sort.titleForSegment(at: 0) == "Name"
  ///
  /// - Parameter segment: The index, from 0.
  /// - Returns: The title, or `nil` for a segment with an image.
  /// - Precondition: There is a segment at the index.
  open func titleForSegment(at segment: Int) -> String? {
    check(segment)
    return segments[segment].title
  }

  /// Sets the image of a segment, in place of its title.
  ///
  ///     let layout = UISegmentedControl(items: ["List", "Grid"])
  ///     let grid = UIImage(size: CGSize(width: 20, height: 20))
  ///     layout.setImage(grid, forSegmentAt: 1)
  ///     // layout.titleForSegment(at: 1) == nil
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The index, from 0.
  /// - Precondition: There is a segment at the index.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].image = image
    segments[segment].title = nil
  }

  /// Returns the image of a segment.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     // sort.imageForSegment(at: 0) == nil
  ///
  /// - Parameter segment: The index, from 0.
  /// - Returns: The image, or `nil` for a segment with a title.
  /// - Precondition: There is a segment at the index.
  open func imageForSegment(at segment: Int) -> UIImage? {
    check(segment)
    return segments[segment].image
  }

  /// Sets the width of a segment.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     sort.setWidth(100, forSegmentAt: 0)
  ///     sort.setWidth(100, forSegmentAt: 1)
  ///     // sort.intrinsicContentSize.width == 200
  ///
  /// - Parameters:
  ///   - width: The width in points, or 0 for the width of the content.
  ///   - segment: The index, from 0.
  /// - Precondition: There is a segment at the index.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].width = width
  }

  /// Returns the width that was set for a segment.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     // sort.widthForSegment(at: 0) == 0
  ///
  /// - Parameter segment: The index, from 0.
  /// - Returns: The width in points, or 0 if none was set.
  /// - Precondition: There is a segment at the index.
  open func widthForSegment(at segment: Int) -> CGFloat {
    check(segment)
    return segments[segment].width
  }

  /// Sets whether a segment can be selected.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     sort.setEnabled(false, forSegmentAt: 1)
  ///     // sort.isEnabledForSegment(at: 1) == false
  ///
  /// - Parameters:
  ///   - enabled: Whether the segment can be selected.
  ///   - segment: The index, from 0.
  /// - Precondition: There is a segment at the index.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].isEnabled = enabled
  }

  /// Returns whether a segment can be selected.
  ///
  ///     let sort = UISegmentedControl(items: ["Name", "Date"])
  ///     // sort.isEnabledForSegment(at: 0) == true
  ///
  /// - Parameter segment: The index, from 0.
  /// - Precondition: There is a segment at the index.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    check(segment)
    return segments[segment].isEnabled
  }

  private func check(_ segment: Int) {
    if !segments.indices.contains(segment) { Violation.stop(segment: segment, of: self) }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { contentWidth(of: $0) }
    let widest = widths.max() ?? 0
    let width = zip(segments, widths).reduce(0) { sum, segment in
      let own = apportionsSegmentWidthsByContent ? segment.1 : widest
      return sum + (segment.0.width > 0 ? segment.0.width : own)
    }
    return CGSize(width: width, height: 31)
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    let content =
      segment.image?.size.width
      ?? extent(of: TextContent(plain: segment.title), in: titleFont).size.width
    return max(32, content.rounded(.up) + 19)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(width: content.width, height: content.height + 1)
  }

  override var shownText: String? { segments.compactMap(\.title).joined(separator: ", ") }
}
