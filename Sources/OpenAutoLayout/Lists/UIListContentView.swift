import Foundation

/// A view that shows the content of a ``UIListContentConfiguration``.
///
///     var content = UIListContentConfiguration.cell()
///     content.text = "Name"
///     let view = UIListContentView(configuration: content)
///     // view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height > 44
///
/// A cell makes it for ``UITableViewCell/contentConfiguration``.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let row = UIStackView()
  private let texts = UIStackView()
  private let image = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageRoom = UIView()
  private var current: UIListContentConfiguration
  private var edges: [NSLayoutConstraint] = []
  private var imageSize: [NSLayoutConstraint] = []

  /// Makes a view that shows a configuration.
  ///
  ///     UIListContentView(configuration: .cell())
  ///
  /// - Parameter configuration: The configuration to show.
  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    arrange()
    show()
  }

  /// Makes a view with an empty ``UIListContentConfiguration/cell()``.
  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
    arrange()
  }

  /// The configuration that the view shows.
  ///
  /// One that is not a ``UIListContentConfiguration`` is ignored.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      current = new
      show()
    }
  }

  private func arrange() {
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    for view in [imageRoom, texts] { row.addArrangedSubview(view) }
    for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
    image.translatesAutoresizingMaskIntoConstraints = false
    imageRoom.addSubview(image)
    edges = [
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
      trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ]
    // In a cell that is lower than its content, such as a new one, the content stays centered.
    edges[0].priority = UILayoutPriority(999)
    imageSize = [
      image.widthAnchor.constraint(equalToConstant: 0),
      image.heightAnchor.constraint(equalToConstant: 0),
      imageRoom.widthAnchor.constraint(equalToConstant: 0),
      imageRoom.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(
      edges + imageSize + [
        image.centerXAnchor.constraint(equalTo: imageRoom.centerXAnchor),
        image.centerYAnchor.constraint(equalTo: imageRoom.centerYAnchor),
      ])
  }

  private func show() {
    let margins = current.directionalLayoutMargins
    for (edge, margin) in zip(
      edges,
      [margins.top, margins.leading, (margins.top - margins.bottom) / 2, margins.trailing])
    {
      edge.constant = margin
    }
    row.spacing = current.imageToTextPadding
    showImage()
    let isBeside = current.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside
      ? current.textToSecondaryTextHorizontalPadding : current.textToSecondaryTextVerticalPadding
    // Of two texts beside each other, the first one grows.
    secondaryLabel.setContentHuggingPriority(
      isBeside ? UILayoutPriority(251) : .defaultLow, for: .horizontal)
    show(current.text, current.attributedText, current.textProperties, in: label)
    show(
      current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties,
      in: secondaryLabel)
  }

  private func showImage() {
    let properties = current.imageProperties
    image.image = current.image?.preferring(properties.preferredSymbolConfiguration)
    image.tintColor = properties.tintColor
    imageRoom.isHidden = image.image == nil
    let own = image.image?.size ?? .zero
    let largest = properties.maximumSize
    let factor = min(
      largest.width > 0 && own.width > 0 ? largest.width / own.width : 1,
      largest.height > 0 && own.height > 0 ? largest.height / own.height : 1, 1)
    let size = CGSize(width: own.width * factor, height: own.height * factor)
    let room = properties.reservedLayoutSize
    let lengths = [
      size.width, size.height, room.width > 0 ? room.width : size.width,
      room.height > 0 ? room.height : size.height,
    ]
    for (constraint, length) in zip(imageSize, lengths) {
      // A hidden view gets its width from the stack.
      constraint.isActive = image.image != nil
      constraint.constant = length
    }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = properties.alignment.inLabels
    if let attributed {
      // A label gives its font to the whole of an attributed text.
      if label.storedFont != properties.font {
        label.text = nil
        label.font = properties.font
      }
      label.attributedText = attributed
    } else {
      label.text = properties.transform.applied(to: text)
      label.font = properties.font
    }
    label.isHidden = text == nil && attributed == nil
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var inLabels: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String?) -> String? {
    switch self {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
