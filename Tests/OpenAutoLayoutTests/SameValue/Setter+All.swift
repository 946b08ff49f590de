import Foundation

@testable import OpenAutoLayout

extension Setter {
  /// The setters of all public classes that may ask for something.
  static let all =
    views + sameParts + texts + images + buttons + controls + stacks + scrollViews + cells + tables
    + collections + layers
    + constraints
    + controllers + bars

  /// No view shows these, so nothing can ask for a layout of one.
  static let classesApartFromViews = [
    "CGContext", "NSMutableParagraphStyle", "UIBezierPath", "UICollectionViewLayoutAttributes",
    "UIColor", "UINavigationBarAppearance", "UIPanGestureRecognizer", "UIPasteboard",
    "UIViewPropertyAnimator",
  ]

  private static let views = [
    Setter("UIView.autoresizesSubviews", GuidedView()) { $0.autoresizesSubviews = false },
    Setter("UIView.autoresizingMask", GuidedView()) { $0.inner.autoresizingMask = .flexibleWidth },
    Setter("UIView.backgroundColor", UIView()) { $0.backgroundColor = .red },
    Setter("UIView.bounds", GuidedView()) {
      $0.inner.bounds = CGRect(x: 3, y: 4, width: 30, height: 40)
    },
    Setter("UIView.anchorPoint", GuidedView()) { $0.inner.anchorPoint = CGPoint(x: 0, y: 1) },
    Setter("UIView.transform", GuidedView()) {
      $0.inner.transform = CGAffineTransform(rotationAngle: 1)
    },
    Setter("UIView.transform3D", GuidedView()) {
      $0.inner.transform3D = CATransform3DMakeScale(2, 3, 1)
    },
    Setter("UIView.center", GuidedView()) { $0.inner.center = CGPoint(x: 30, y: 40) },
    Setter("UIView.contentScaleFactor", GuidedView()) { $0.contentScaleFactor = 2 },
    Setter("UIView.cornerConfiguration", UIView()) { $0.cornerConfiguration = .capsule() },
    Setter("UIView.directionalLayoutMargins", GuidedView()) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    Setter("UIView.frame", GuidedView()) {
      $0.inner.frame = CGRect(x: 10, y: 20, width: 30.1, height: 40.7)
    },
    Setter("UIView.gestureRecognizers", UIView()) {
      $0.gestureRecognizers = [UITapGestureRecognizer()]
    },
    Setter("UIView.insetsLayoutMarginsFromSafeArea", GuidedView()) {
      $0.insetsLayoutMarginsFromSafeArea = false
    },
    Setter("UIView.interactions", UIView()) { $0.interactions = [] },
    Setter("UIView.isHidden", Stack()) { $0.first.isHidden = true },
    Setter("UIView.layoutKeyboardFrame", GuidedView.withKeyboard()) {
      $0.layoutKeyboardFrame = CGRect(x: 0, y: 20, width: 390, height: 30)
    },
    Setter("UIView.layoutMargins", GuidedView()) {
      $0.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    },
    Setter("UIView.layoutLoopHandler", GuidedView()) { $0.layoutLoopHandler = { _ in } },
    Setter("UIView.maximumContentSizeCategory", UILabel()) {
      $0.maximumContentSizeCategory = .small
    },
    Setter("UIView.minimumContentSizeCategory", UILabel()) {
      $0.minimumContentSizeCategory = .extraExtraLarge
    },
    Setter("UIView.motionEffects", UIView()) { $0.motionEffects = [] },
    Setter("UIView.preservesSuperviewLayoutMargins", GuidedView()) {
      $0.preservesSuperviewLayoutMargins = true
    },
    Setter("UIView.semanticContentAttribute", UILabel()) {
      $0.semanticContentAttribute = .forceRightToLeft
    },
    Setter("UIView.setContentCompressionResistancePriority", UILabel()) {
      $0.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    },
    Setter("UIView.setContentHuggingPriority", UILabel()) {
      $0.setContentHuggingPriority(.required, for: .horizontal)
    },
    Setter("UIView.textMetrics", UILabel()) { $0.textMetrics.characterWidth = 10 },
    Setter("UIView.tintColor", UIImageView()) { $0.tintColor = .red },
    Setter("UIView.translatesAutoresizingMaskIntoConstraints", GuidedView()) {
      $0.inner.translatesAutoresizingMaskIntoConstraints = false
    },
    Setter("UIResponder.overrideUserInterfaceStyle", UILabel()) {
      $0.overrideUserInterfaceStyle = .dark
    },
    Setter("UIResponder.traitOverrides", UILabel()) {
      $0.traitOverrides.preferredContentSizeCategory = .extraLarge
    },
    Setter("UILayoutGuide.owningView", GuidedView()) { $0.guide.owningView = $0 },
    Setter("UIKeyboardLayoutGuide.followsUndockedKeyboard", GuidedView.withKeyboard()) {
      $0.keyboardLayoutGuide.followsUndockedKeyboard = true
    },
    Setter("UIKeyboardLayoutGuide.usesBottomSafeArea", GuidedView.withKeyboard()) {
      $0.keyboardLayoutGuide.usesBottomSafeArea = false
    },
    Setter("UITrackingLayoutGuide.setConstraints", GuidedView.withKeyboard()) {
      $0.keyboardLayoutGuide.setConstraints([$0.width], activeWhenNearEdge: .bottom)
      $0.keyboardLayoutGuide.setConstraints([$0.height], activeWhenAwayFrom: .top)
    },
    Setter("UIWindow.frame", UIWindow(frame: .zero)) {
      $0.frame = CGRect(origin: $0.frame.origin, size: $0.bounds.size)
    },
    Setter("UIWindow.rootViewController", Window()) { $0.rootViewController = $0.controller },
  ]

  /// No setters, but what is where it is already asks for nothing, either.
  private static let sameParts = [
    Setter("UIActivityIndicatorView.startAnimating", UIActivityIndicatorView(style: .large)) {
      $0.startAnimating()
    },
    Setter("UISplitViewController.hide", columns()) { $0.hide(.primary) },
    Setter("UIStackView.addArrangedSubview", Stack()) { $0.addArrangedSubview($0.last) },
    Setter("UIStackView.insertArrangedSubview", Stack()) {
      $0.insertArrangedSubview($0.first, at: 0)
    },
    Setter("UIStackView.removeArrangedSubview", Stack()) { $0.removeArrangedSubview($0.first) },
    Setter("UIView.addConstraint", GuidedView()) { $0.addConstraint($0.width) },
    Setter("UIView.addLayoutGuide", GuidedView()) { $0.addLayoutGuide($0.guide) },
    Setter("UIView.addSubview", Stack()) { $0.addSubview($0.first) },
    Setter("UIView.bringSubviewToFront", Stack()) { $0.bringSubviewToFront($0.first) },
    Setter("UIView.insertSubview", Stack()) { $0.insertSubview($0.last, at: 0) },
    Setter("UIViewController.addChild", parent()) { $0.addChild($0.children[0]) },
  ]

  private static let texts = [
    Setter("UILabel.adjustsFontForContentSizeCategory", UILabel()) {
      $0.adjustsFontForContentSizeCategory = true
    },
    Setter("UILabel.attributedText", UILabel()) { $0.attributedText = attributed },
    Setter("UILabel.font", UILabel()) { $0.font = .systemFont(ofSize: 20) },
    Setter("UILabel.font", attributedLabel()) { $0.font = .systemFont(ofSize: 20) },
    Setter("UILabel.lineBreakMode", UILabel()) { $0.lineBreakMode = .byCharWrapping },
    Setter("UILabel.lineBreakStrategy", UILabel()) { $0.lineBreakStrategy = .pushOut },
    Setter("UILabel.numberOfLines", UILabel()) { $0.numberOfLines = 0 },
    Setter("UILabel.preferredMaxLayoutWidth", UILabel()) { $0.preferredMaxLayoutWidth = 100 },
    Setter("UILabel.text", UILabel()) { $0.text = "Hello" },
    Setter("UITextField.adjustsFontForContentSizeCategory", UITextField()) {
      $0.adjustsFontForContentSizeCategory = true
    },
    Setter("UITextField.attributedPlaceholder", UITextField()) {
      $0.attributedPlaceholder = attributed
    },
    Setter("UITextField.attributedText", UITextField()) { $0.attributedText = attributed },
    Setter("UITextField.borderStyle", UITextField()) { $0.borderStyle = .roundedRect },
    Setter("UITextField.font", UITextField()) { $0.font = .systemFont(ofSize: 20) },
    Setter("UITextField.font", UITextField()) { $0.font = nil },
    Setter("UITextField.placeholder", UITextField()) { $0.placeholder = "Name" },
    Setter("UITextField.clearButtonMode", UITextField()) { $0.clearButtonMode = .always },
    Setter("UITextField.leftView", UITextField()) { $0.leftView = $0.leftView ?? UIView() },
    Setter("UITextField.leftViewMode", UITextField()) {
      $0.leftView = $0.leftView ?? UIView()
      $0.leftViewMode = .always
    },
    Setter("UITextField.rightView", UITextField()) { $0.rightView = $0.rightView ?? UIView() },
    Setter("UITextField.rightViewMode", UITextField()) {
      $0.rightView = $0.rightView ?? UIView()
      $0.rightViewMode = .always
    },
    Setter("UITextField.text", UITextField()) { $0.text = "Hello" },
    Setter("UITextField.text", UITextField()) { $0.text = $0.text },
    Setter("UITextInput.selectedTextRange", textView()) {
      $0.selectedTextRange = $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument)
    },
    Setter("UITextView.adjustsFontForContentSizeCategory", textView()) {
      $0.adjustsFontForContentSizeCategory = true
    },
    Setter("UITextView.attributedText", textView()) { $0.attributedText = attributed },
    Setter("UITextView.attributedText", textView()) { $0.attributedText = $0.attributedText },
    Setter("UITextView.contentSize", textView()) {
      $0.contentSize = CGSize(width: 9, height: 900)
    },
    Setter("UITextView.font", textView()) { $0.font = .systemFont(ofSize: 20) },
    Setter("UITextView.text", textView()) { $0.text = "Hello" },
    Setter("UITextView.textContainerInset", textView()) {
      $0.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    Setter("NSTextContainer.lineFragmentPadding", textView()) {
      $0.textContainer.lineFragmentPadding = 2
    },
    Setter("NSTextContainer.maximumNumberOfLines", textView()) {
      $0.textContainer.maximumNumberOfLines = 2
    },
    Setter("NSTextStorage.setAttributedString", textView()) {
      $0.textStorage.setAttributedString(attributed)
    },
    Setter("NSTextStorage.setAttributes", textView()) {
      $0.textStorage.setAttributes(
        [.font: UIFont.systemFont(ofSize: 20)], range: NSRange(location: 0, length: 2))
    },
  ]

  private static let images = [
    Setter("UIImageView.image", UIImageView()) { $0.image = UIImage(systemName: "star") },
    Setter("UIImageView.image", UIImageView()) { $0.image = UIImage(named: "logo") },
    Setter("UIImageView.preferredSymbolConfiguration", symbolView()) {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    },
  ]

  private static let buttons = [
    Setter("UIButton.configuration", UIButton(type: .system)) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "OK"
      configuration.image = UIImage(systemName: "star")
      configuration.attributedSubtitle = AttributedString("Now")
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        $0
      }
      $0.configuration = configuration
    },
    Setter("UIButton.configuration", UIButton(configuration: .plain())) {
      $0.configuration?.title = "OK"
      $0.configuration?.baseForegroundColor = .red
    },
    Setter(
      "UIButton.configurationUpdateHandler", asksFor: .needsUpdateProperties,
      UIButton(configuration: .plain())
    ) {
      $0.configurationUpdateHandler = { $0.configuration?.title = "OK" }
    },
    Setter("UIButton.contentEdgeInsets", titledButton()) {
      $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    },
    Setter("UIButton.imageEdgeInsets", titledButton()) { $0.imageEdgeInsets.left = 3 },
    Setter("UIButton.setAttributedTitle", titledButton()) {
      $0.setAttributedTitle(attributed, for: .normal)
    },
    Setter("UIButton.setBackgroundImage", titledButton()) {
      $0.setBackgroundImage(UIImage(named: "logo"), for: .normal)
    },
    Setter("UIButton.setImage", titledButton()) {
      $0.setImage(UIImage(systemName: "star"), for: .normal)
    },
    Setter("UIButton.setPreferredSymbolConfiguration", titledButton()) {
      $0.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
    },
    Setter("UIButton.setTitle", titledButton()) { $0.setTitle("OK", for: .normal) },
    Setter("UIButton.setTitle", titledButton()) { $0.setTitle("OK", for: .selected) },
    Setter("UIButton.setTitleColor", titledButton()) { $0.setTitleColor(.red, for: .normal) },
    Setter("UIButton.titleEdgeInsets", titledButton()) { $0.titleEdgeInsets.top = 3 },
  ]

  private static let controls = [
    Setter("UIActivityIndicatorView.hidesWhenStopped", UIActivityIndicatorView(style: .medium)) {
      $0.hidesWhenStopped = false
    },
    Setter("UIActivityIndicatorView.style", UIActivityIndicatorView(style: .medium)) {
      $0.style = .large
    },
    Setter("UIControl.isEnabled", titledButton()) { $0.isEnabled = false },
    Setter("UIControl.isHighlighted", titledButton()) { $0.isHighlighted = true },
    Setter("UIControl.isSelected", titledButton()) { $0.isSelected = true },
    Setter("UIDatePicker.date", UIDatePicker()) { $0.date = Date(timeIntervalSince1970: 0) },
    Setter("UIDatePicker.datePickerMode", UIDatePicker()) { $0.datePickerMode = .date },
    Setter("UIDatePicker.preferredDatePickerStyle", UIDatePicker()) {
      $0.preferredDatePickerStyle = .wheels
    },
    Setter("UIDatePicker.setDate", UIDatePicker()) {
      $0.setDate(Date(timeIntervalSince1970: 0), animated: false)
    },
    Setter("UIPageControl.currentPage", pages()) { $0.currentPage = 2 },
    Setter("UIPageControl.numberOfPages", pages()) { $0.numberOfPages = 5 },
    Setter("UIProgressView.frame", UIProgressView()) {
      $0.frame = CGRect(origin: $0.frame.origin, size: CGSize(width: $0.frame.width, height: 9))
    },
    Setter("UIProgressView.setProgress", UIProgressView()) {
      $0.setProgress(0.5, animated: false)
    },
    Setter("UISearchBar.placeholder", UISearchBar()) { $0.placeholder = "Name" },
    Setter("UISearchBar.scopeButtonTitles", UISearchBar()) {
      $0.scopeButtonTitles = ["All", "New"]
    },
    Setter("UISearchBar.showsCancelButton", UISearchBar()) { $0.showsCancelButton = true },
    Setter("UISearchBar.showsScopeBar", scopes()) { $0.showsScopeBar = true },
    Setter("UISearchBar.setShowsCancelButton", UISearchBar()) {
      $0.setShowsCancelButton(true, animated: false)
    },
    Setter("UISearchBar.text", UISearchBar()) { $0.text = "Hello" },
    Setter("UISegmentedControl.apportionsSegmentWidthsByContent", segments()) {
      $0.apportionsSegmentWidthsByContent = true
    },
    Setter("UISegmentedControl.selectedSegmentIndex", segments()) { $0.selectedSegmentIndex = 1 },
    Setter("UISegmentedControl.setEnabled", segments()) {
      $0.setEnabled(false, forSegmentAt: 1)
    },
    Setter("UISegmentedControl.setImage", segments()) {
      $0.setImage(UIImage(systemName: "star"), forSegmentAt: 1)
    },
    Setter("UISegmentedControl.setTitle", segments()) { $0.setTitle("Hello", forSegmentAt: 1) },
    Setter("UISegmentedControl.setTitleTextAttributes", segments()) {
      $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    },
    Setter("UISegmentedControl.setWidth", segments()) { $0.setWidth(90, forSegmentAt: 1) },
    Setter("UISlider.maximumValue", UISlider()) { $0.maximumValue = 5 },
    Setter("UISlider.minimumValue", UISlider()) { $0.minimumValue = 0.5 },
    Setter("UISlider.setMaximumTrackImage", UISlider()) {
      $0.setMaximumTrackImage(UIImage(named: "track"), for: .normal)
    },
    Setter("UISlider.setMinimumTrackImage", UISlider()) {
      $0.setMinimumTrackImage(UIImage(named: "track"), for: .normal)
    },
    Setter("UISlider.setThumbImage", UISlider()) {
      $0.setThumbImage(UIImage(named: "thumb"), for: .normal)
    },
    Setter("UISlider.setValue", UISlider()) { $0.setValue(0.5, animated: false) },
    Setter("UISlider.value", UISlider()) { $0.value = 0.5 },
    Setter("UIStepper.maximumValue", UIStepper()) { $0.maximumValue = 5 },
    Setter("UIStepper.minimumValue", UIStepper()) { $0.minimumValue = 1 },
    Setter("UIStepper.value", UIStepper()) { $0.value = 2 },
    Setter("UISwitch.frame", UISwitch()) {
      $0.frame = CGRect(origin: $0.frame.origin, size: CGSize(width: 9, height: 9))
    },
    Setter("UISwitch.setOn", UISwitch()) { $0.setOn(true, animated: false) },
  ]

  private static let stacks = [
    Setter("UIStackView.alignment", Stack()) { $0.alignment = .trailing },
    Setter("UIStackView.axis", Stack()) { $0.axis = .horizontal },
    Setter("UIStackView.distribution", Stack()) { $0.distribution = .equalSpacing },
    Setter("UIStackView.distribution", Stack()) { $0.distribution = .fillProportionally },
    Setter("UIStackView.isBaselineRelativeArrangement", Stack()) {
      $0.isBaselineRelativeArrangement = true
    },
    Setter("UIStackView.isLayoutMarginsRelativeArrangement", Stack()) {
      $0.isLayoutMarginsRelativeArrangement = true
    },
    Setter("UIStackView.setCustomSpacing", Stack()) { $0.setCustomSpacing(7, after: $0.first) },
    Setter("UIStackView.setCustomSpacing", Stack()) {
      $0.setCustomSpacing(UIStackView.spacingUseDefault, after: $0.first)
    },
    Setter("UIStackView.spacing", Stack()) { $0.spacing = 5 },
  ]

  private static let scrollViews = [
    Setter("UIScrollView.alwaysBounceHorizontal", UIScrollView()) {
      $0.alwaysBounceHorizontal = true
    },
    Setter("UIScrollView.alwaysBounceVertical", UIScrollView()) { $0.alwaysBounceVertical = true },
    Setter("UIScrollView.bounds", UIScrollView()) { $0.bounds.origin.x = 9 },
    Setter("UIScrollView.contentInset", UIScrollView()) { $0.contentInset.top = 9 },
    Setter("UIScrollView.contentInsetAdjustmentBehavior", UIScrollView()) {
      $0.contentInsetAdjustmentBehavior = .always
    },
    Setter("UIScrollView.contentOffset", UIScrollView()) {
      $0.contentOffset = CGPoint(x: 0, y: 9)
    },
    Setter("UIScrollView.contentSize", UIScrollView()) {
      $0.contentSize = CGSize(width: 9, height: 900)
    },
    Setter("UIScrollView.isScrollEnabled", textView()) { $0.isScrollEnabled = true },
    Setter("UIScrollView.scrollIndicatorInsets", UIScrollView()) {
      $0.scrollIndicatorInsets.top = 9
    },
    Setter("UIScrollView.setContentOffset", UIScrollView()) {
      $0.setContentOffset(CGPoint(x: 0, y: 9), animated: false)
    },
    Setter("UIScrollView.setZoomScale", ZoomedPhoto()) { $0.setZoomScale(2, animated: false) },
    Setter("UIScrollView.zoomScale", ZoomedPhoto()) { $0.zoomScale = 2 },
  ]

  private static let cells = [
    Setter("UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", gridCell()) {
      $0.automaticallyUpdatesBackgroundConfiguration = false
    },
    Setter("UICollectionViewCell.automaticallyUpdatesContentConfiguration", gridCell()) {
      $0.automaticallyUpdatesContentConfiguration = false
    },
    Setter("UICollectionViewCell.backgroundConfiguration", gridCell()) {
      $0.backgroundConfiguration = .clear()
    },
    Setter("UICollectionViewCell.backgroundView", Cell()) { $0.backgroundView = $0.back },
    Setter(
      "UICollectionViewCell.configurationUpdateHandler", asksFor: .needsUpdateProperties,
      gridCell()
    ) {
      $0.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content }
    },
    Setter("UICollectionViewCell.contentConfiguration", gridCell()) {
      $0.contentConfiguration = content
    },
    Setter("UICollectionViewCell.isHighlighted", gridCell()) { $0.isHighlighted = true },
    Setter("UICollectionViewCell.isSelected", gridCell()) { $0.isSelected = true },
    Setter("UICollectionViewListCell.accessories", listCell()) {
      $0.accessories = [
        .checkmark(), .label(text: "12"), .outlineDisclosure(), .delete(displayed: .always) {},
      ]
    },
    Setter("UICollectionViewListCell.indentationLevel", listCell()) { $0.indentationLevel = 2 },
    Setter("UICollectionViewListCell.indentationWidth", listCell()) {
      $0.indentationLevel = 1
      $0.indentationWidth = 20
    },
    Setter("UICollectionViewListCell.indentsAccessories", listCell()) {
      $0.indentsAccessories = false
    },
    Setter("UITableViewCell.accessoryType", rowCell()) { $0.accessoryType = .checkmark },
    Setter("UITableViewCell.accessoryView", RowCell()) { $0.accessoryView = $0.part },
    Setter("UITableViewCell.automaticallyUpdatesBackgroundConfiguration", rowCell()) {
      $0.automaticallyUpdatesBackgroundConfiguration = false
    },
    Setter("UITableViewCell.automaticallyUpdatesContentConfiguration", rowCell()) {
      $0.automaticallyUpdatesContentConfiguration = false
    },
    Setter("UITableViewCell.backgroundConfiguration", rowCell()) {
      $0.backgroundConfiguration = .clear()
    },
    Setter("UITableViewCell.backgroundView", RowCell()) { $0.backgroundView = $0.part },
    Setter(
      "UITableViewCell.configurationUpdateHandler", asksFor: .needsUpdateProperties, rowCell()
    ) {
      $0.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content }
    },
    Setter("UITableViewCell.contentConfiguration", rowCell()) {
      $0.contentConfiguration = content
    },
    Setter("UITableViewCell.contentConfiguration", rowCell()) {
      var attributedContent = content
      attributedContent.attributedText = attributed
      attributedContent.textProperties.font = .systemFont(ofSize: 30)
      $0.contentConfiguration = attributedContent
    },
    Setter("UITableViewCell.isHighlighted", rowCell()) { $0.isHighlighted = true },
    Setter("UITableViewCell.isSelected", rowCell()) { $0.isSelected = true },
    Setter("UITableViewCell.editingAccessoryType", rowCell()) {
      $0.isEditing = true
      $0.editingAccessoryType = .checkmark
    },
    Setter("UITableViewCell.editingAccessoryView", RowCell()) {
      $0.isEditing = true
      $0.editingAccessoryView = $0.part
    },
    Setter("UITableViewCell.indentationLevel", rowCell()) { $0.indentationLevel = 2 },
    Setter("UITableViewCell.indentationWidth", rowCell()) {
      $0.indentationLevel = 1
      $0.indentationWidth = 20
    },
    Setter("UITableViewCell.isEditing", rowCell()) { $0.isEditing = true },
    Setter("UITableViewCell.setEditing", rowCell()) { $0.setEditing(true, animated: false) },
    Setter("UITableViewCell.shouldIndentWhileEditing", rowCell()) {
      $0.shouldIndentWhileEditing = false
    },
    Setter("UITableViewCell.showsReorderControl", rowCell()) { $0.showsReorderControl = true },
    Setter("UITableViewCell.setHighlighted", rowCell()) {
      $0.setHighlighted(true, animated: false)
    },
    Setter("UITableViewCell.setSelected", rowCell()) { $0.setSelected(true, animated: false) },
    Setter("UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration", header()) {
      $0.automaticallyUpdatesBackgroundConfiguration = false
    },
    Setter("UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration", header()) {
      $0.automaticallyUpdatesContentConfiguration = false
    },
    Setter("UITableViewHeaderFooterView.backgroundConfiguration", header()) {
      $0.backgroundConfiguration = .clear()
    },
    Setter("UITableViewHeaderFooterView.backgroundView", Header()) { $0.backgroundView = $0.back },
    Setter(
      "UITableViewHeaderFooterView.configurationUpdateHandler", asksFor: .needsUpdateProperties,
      header()
    ) {
      $0.configurationUpdateHandler = { view, _ in view.contentConfiguration = content }
    },
    Setter("UITableViewHeaderFooterView.contentConfiguration", header()) {
      $0.contentConfiguration = content
    },
    Setter("UIListContentView.configuration", UIListContentView(configuration: .cell())) {
      $0.configuration = content
    },
  ]

  private static let tables = [
    Setter("UITableView.backgroundView", RowTable()) { $0.backgroundView = $0.part },
    Setter("UITableView.dataSource", RowTable()) { $0.dataSource = $0.rows },
    Setter("UITableView.delegate", RowTable()) { $0.delegate = $0.rows },
    Setter("UITableView.estimatedRowHeight", RowTable()) { $0.estimatedRowHeight = 30 },
    Setter("UITableView.estimatedSectionFooterHeight", RowTable()) {
      $0.estimatedSectionFooterHeight = 30
    },
    Setter("UITableView.estimatedSectionHeaderHeight", RowTable()) {
      $0.estimatedSectionHeaderHeight = 30
    },
    Setter("UITableView.isEditing", RowTable()) { $0.isEditing = true },
    Setter("UITableView.rowHeight", RowTable()) { $0.rowHeight = 30 },
    Setter("UITableView.sectionFooterHeight", RowTable()) { $0.sectionFooterHeight = 30 },
    Setter("UITableView.sectionHeaderHeight", RowTable()) { $0.sectionHeaderHeight = 30 },
    Setter("UITableView.sectionHeaderTopPadding", RowTable()) { $0.sectionHeaderTopPadding = 5 },
    Setter("UITableView.separatorStyle", RowTable()) { $0.separatorStyle = .none },
    Setter("UITableView.setEditing", RowTable()) { $0.setEditing(true, animated: false) },
    Setter("UITableView.tableFooterView", RowTable()) { $0.tableFooterView = $0.part },
    Setter("UITableView.tableHeaderView", RowTable()) { $0.tableHeaderView = $0.part },
  ]

  private static let collections = [
    Setter("UICollectionView.backgroundView", Grid()) { $0.backgroundView = $0.part },
    Setter("UICollectionView.collectionViewLayout", Grid()) { $0.collectionViewLayout = $0.other },
    Setter("UICollectionView.dataSource", Grid()) { $0.dataSource = $0.items },
    Setter("UICollectionView.delegate", Grid()) { $0.delegate = $0.items },
    Setter("UICollectionView.isEditing", Grid()) { $0.isEditing = true },
    Setter("UICollectionView.setCollectionViewLayout", Grid()) {
      $0.setCollectionViewLayout($0.other, animated: false)
    },
    Setter("UICollectionViewCompositionalLayout.configuration", Grid()) {
      $0.setCollectionViewLayout($0.list, animated: false)
      $0.list.configuration = $0.configuration
    },
    Setter("UICollectionViewFlowLayout.estimatedItemSize", Grid()) {
      $0.flow.estimatedItemSize = CGSize(width: 20, height: 30)
    },
    Setter("UICollectionViewFlowLayout.footerReferenceSize", Grid()) {
      $0.flow.footerReferenceSize = CGSize(width: 20, height: 30)
    },
    Setter("UICollectionViewFlowLayout.headerReferenceSize", Grid()) {
      $0.flow.headerReferenceSize = CGSize(width: 20, height: 30)
    },
    Setter("UICollectionViewFlowLayout.itemSize", Grid()) {
      $0.flow.itemSize = CGSize(width: 20, height: 30)
    },
    Setter("UICollectionViewFlowLayout.minimumInteritemSpacing", Grid()) {
      $0.flow.minimumInteritemSpacing = 3
    },
    Setter("UICollectionViewFlowLayout.minimumLineSpacing", Grid()) {
      $0.flow.minimumLineSpacing = 3
    },
    Setter("UICollectionViewFlowLayout.scrollDirection", Grid()) {
      $0.flow.scrollDirection = .horizontal
    },
    Setter("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds", Grid()) {
      $0.flow.sectionFootersPinToVisibleBounds = true
    },
    Setter("UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds", Grid()) {
      $0.flow.sectionHeadersPinToVisibleBounds = true
    },
    Setter("UICollectionViewFlowLayout.sectionInset", Grid()) {
      $0.flow.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    },
    Setter("UICollectionViewFlowLayout.sectionInsetReference", Grid()) {
      $0.flow.sectionInsetReference = .fromLayoutMargins
    },
  ]

  private static let layers = [
    Setter("CALayer.anchorPoint", GuidedView()) {
      $0.inner.layer.anchorPoint = CGPoint(x: 0, y: 1)
    },
    Setter("CALayer.transform", GuidedView()) {
      $0.inner.layer.transform = CATransform3DMakeScale(2, 3, 1)
    },
    Setter("CALayer.bounds", GuidedView()) {
      $0.inner.layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    },
    Setter("CALayer.frame", GuidedView()) {
      $0.inner.layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    },
    Setter("CALayer.position", GuidedView()) { $0.inner.layer.position = CGPoint(x: 30, y: 40) },
    Setter("CALayer.setAffineTransform", GuidedView()) {
      $0.inner.layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    },
    Setter("CALayer.setValue", GuidedView()) { $0.inner.layer.setValue(1, forKey: "key") },
  ]

  private static let constraints = [
    Setter("NSLayoutConstraint.constant", GuidedView()) { $0.width.constant = 70 },
    Setter("NSLayoutConstraint.isActive", GuidedView()) { $0.height.isActive = false },
    Setter("NSLayoutConstraint.priority", GuidedView()) { $0.width.priority = .defaultLow },
  ]

  private static let controllers = [
    Setter(
      "UICollectionViewController.collectionView",
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    ) {
      $0.collectionView = $0.collectionView
    },
    Setter(
      "UICollectionViewController.setEditing",
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    ) {
      $0.setEditing(true, animated: false)
    },
    Setter("UITableViewController.refreshControl", UITableViewController(style: .plain)) {
      $0.refreshControl = nil
    },
    Setter("UITableViewController.setEditing", UITableViewController(style: .plain)) {
      $0.setEditing(true, animated: false)
    },
    Setter("UITableViewController.tableView", UITableViewController(style: .plain)) {
      $0.tableView = $0.tableView
    },
    Setter("UIViewController.additionalSafeAreaInsets", UIViewController()) {
      $0.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    },
    Setter("UIViewController.preferredContentSize", UIViewController()) {
      $0.preferredContentSize = CGSize(width: 100, height: 100)
    },
    Setter("UIViewController.setEditing", UIViewController()) {
      $0.setEditing(true, animated: false)
    },
    Setter("UIViewController.setOverrideTraitCollection", parent()) {
      $0.setOverrideTraitCollection(
        UITraitCollection { $0.horizontalSizeClass = .regular }, forChild: $0.children[0])
    },
    Setter("UIViewController.edgesForExtendedLayout", Barred()) {
      $0.screen.edgesForExtendedLayout = []
    },
    Setter("UIViewController.extendedLayoutIncludesOpaqueBars", Barred()) {
      $0.screen.extendedLayoutIncludesOpaqueBars = true
    },
    Setter("UIViewController.hidesBottomBarWhenPushed", Barred()) {
      $0.screen.hidesBottomBarWhenPushed = true
    },
    Setter("UIViewController.setContentScrollView", Barred()) {
      if $0.content.superview == nil { $0.screen.view.addSubview($0.content) }
      $0.screen.setContentScrollView($0.content)
    },
    Setter("UIViewController.setToolbarItems", Barred()) {
      $0.screen.setToolbarItems([$0.item], animated: false)
    },
    Setter("UIViewController.tabBarItem", Barred()) { $0.screen.tabBarItem = $0.tab },
    Setter("UIViewController.title", Barred()) { $0.screen.title = "Places" },
    Setter("UIViewController.toolbarItems", Barred()) { $0.screen.toolbarItems = [$0.item] },
    Setter("UIViewController.view", UIViewController()) { $0.view = $0.view },
    Setter("UIViewController.viewRespectsSystemMinimumLayoutMargins", UIViewController()) {
      $0.viewRespectsSystemMinimumLayoutMargins = false
    },
    Setter("UINavigationController.isNavigationBarHidden", navigation()) {
      $0.isNavigationBarHidden = true
    },
    Setter("UINavigationController.isToolbarHidden", navigation()) { $0.isToolbarHidden = false },
    Setter("UINavigationController.setNavigationBarHidden", navigation()) {
      $0.setNavigationBarHidden(true, animated: false)
    },
    Setter("UINavigationController.setToolbarHidden", navigation()) {
      $0.setToolbarHidden(false, animated: false)
    },
    Setter("UINavigationController.setViewControllers", navigation()) {
      $0.setViewControllers($0.viewControllers, animated: false)
    },
    Setter("UINavigationController.viewControllers", navigation()) {
      $0.viewControllers = $0.viewControllers
    },
    Setter("UIPageViewController.setViewControllers", Pages()) {
      $0.setViewControllers([$0.page], direction: .forward, animated: false)
    },
    Setter("UISplitViewController.maximumPrimaryColumnWidth", columns()) {
      $0.maximumPrimaryColumnWidth = 100
    },
    Setter("UISplitViewController.minimumPrimaryColumnWidth", columns()) {
      $0.minimumPrimaryColumnWidth = 330
    },
    Setter("UISplitViewController.preferredDisplayMode", columns()) {
      $0.preferredDisplayMode = .secondaryOnly
    },
    Setter("UISplitViewController.preferredPrimaryColumnWidth", columns()) {
      $0.preferredPrimaryColumnWidth = 100
    },
    Setter("UISplitViewController.preferredPrimaryColumnWidthFraction", columns()) {
      $0.preferredPrimaryColumnWidthFraction = 0.5
    },
    Setter("UISplitViewController.setViewController", columns()) {
      $0.setViewController($0.viewController(for: .primary), for: .primary)
    },
    Setter("UISplitViewController.viewControllers", columns()) {
      $0.viewControllers = $0.viewControllers
    },
    Setter("UISearchController.hidesNavigationBarDuringPresentation", Barred()) {
      $0.screen.navigationItem.searchController = $0.search
      $0.search.isActive = true
      $0.search.hidesNavigationBarDuringPresentation = false
    },
    Setter("UISearchController.isActive", Barred()) {
      $0.screen.navigationItem.searchController = $0.search
      $0.search.isActive = true
    },
    Setter("UITabBarController.isTabBarHidden", tabs()) { $0.isTabBarHidden = true },
    Setter("UITabBarController.setTabBarHidden", tabs()) {
      $0.setTabBarHidden(true, animated: false)
    },
    Setter("UITabBarController.selectedIndex", tabs()) { $0.selectedIndex = 1 },
    Setter("UITabBarController.selectedViewController", tabs()) {
      $0.selectedViewController = $0.viewControllers?[1]
    },
    Setter("UITabBarController.setViewControllers", tabs()) {
      $0.setViewControllers($0.viewControllers, animated: false)
    },
    Setter("UITabBarController.viewControllers", tabs()) {
      $0.viewControllers = $0.viewControllers
    },
  ]

  private static let bars = [
    Setter("UIBarButtonItem.customView", Barred()) { $0.item.customView = $0.custom },
    Setter("UIBarButtonItem.width", Barred()) { $0.item.width = 70 },
    Setter("UIBarItem.image", Barred()) { $0.item.image = $0.image },
    Setter("UIBarItem.setTitleTextAttributes", Barred()) {
      $0.item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    },
    Setter("UIBarItem.title", Barred()) { $0.item.title = "Save all" },
    Setter("UINavigationBar.isHidden", Barred()) { $0.navigationBar.isHidden = true },
    Setter("UINavigationBar.isTranslucent", Barred()) { $0.navigationBar.isTranslucent = false },
    Setter("UINavigationBar.items", UINavigationBar()) { $0.items = [] },
    Setter("UINavigationBar.prefersLargeTitles", Barred()) {
      $0.navigationBar.prefersLargeTitles = true
    },
    Setter("UINavigationBar.setBackgroundImage", UINavigationBar()) {
      $0.setBackgroundImage(UIImage(named: "bar"), for: .default)
    },
    Setter("UINavigationBar.setItems", UINavigationBar()) { $0.setItems([], animated: false) },
    Setter("UINavigationItem.hidesBackButton", Barred()) {
      $0.screen.navigationItem.hidesBackButton = true
    },
    Setter("UINavigationItem.largeTitleDisplayMode", Barred()) {
      $0.navigationBar.prefersLargeTitles = true
      $0.screen.navigationItem.largeTitleDisplayMode = .never
    },
    Setter("UINavigationItem.leftBarButtonItem", Barred()) {
      $0.screen.navigationItem.leftBarButtonItem = $0.item
    },
    Setter("UINavigationItem.leftBarButtonItems", Barred()) {
      $0.screen.navigationItem.leftBarButtonItems = [$0.item]
    },
    Setter("UINavigationItem.leftItemsSupplementBackButton", Barred()) {
      $0.screen.navigationItem.leftBarButtonItem = $0.item
      $0.screen.navigationItem.leftItemsSupplementBackButton = true
    },
    Setter("UINavigationItem.prompt", Barred()) { $0.screen.navigationItem.prompt = "Choose" },
    Setter("UINavigationItem.rightBarButtonItem", Barred()) {
      $0.screen.navigationItem.rightBarButtonItem = $0.item
    },
    Setter("UINavigationItem.rightBarButtonItems", Barred()) {
      $0.screen.navigationItem.rightBarButtonItems = [$0.item]
    },
    Setter("UINavigationItem.searchController", Barred()) {
      $0.screen.navigationItem.searchController = $0.search
    },
    Setter("UINavigationItem.setHidesBackButton", Barred()) {
      $0.screen.navigationItem.setHidesBackButton(true, animated: false)
    },
    Setter("UINavigationItem.setLeftBarButton", Barred()) {
      $0.screen.navigationItem.setLeftBarButton($0.item, animated: false)
    },
    Setter("UINavigationItem.setLeftBarButtonItems", Barred()) {
      $0.screen.navigationItem.setLeftBarButtonItems([$0.item], animated: false)
    },
    Setter("UINavigationItem.setRightBarButton", Barred()) {
      $0.screen.navigationItem.setRightBarButton($0.item, animated: false)
    },
    Setter("UINavigationItem.setRightBarButtonItems", Barred()) {
      $0.screen.navigationItem.setRightBarButtonItems([$0.item], animated: false)
    },
    Setter("UINavigationItem.title", Barred()) { $0.screen.navigationItem.title = "Places" },
    Setter("UINavigationItem.titleView", Barred()) {
      $0.screen.navigationItem.titleView = $0.custom
    },
    Setter("UITabBar.isHidden", tabs()) { $0.tabBar.isHidden = true },
    Setter("UITabBar.isTranslucent", tabs()) { $0.tabBar.isTranslucent = false },
    Setter("UITabBar.itemPositioning", tabs()) { $0.tabBar.itemPositioning = .centered },
    Setter("UITabBar.itemSpacing", tabs()) { $0.tabBar.itemSpacing = 5 },
    Setter("UITabBar.itemWidth", tabs()) { $0.tabBar.itemWidth = 50 },
    Setter("UITabBar.items", UITabBar()) { $0.items = [] },
    Setter("UITabBar.selectedItem", UITabBar()) { $0.selectedItem = nil },
    Setter("UITabBar.setItems", UITabBar()) { $0.setItems([], animated: false) },
    Setter("UIToolbar.isHidden", Barred()) { $0.toolbar.isHidden = false },
    Setter("UIToolbar.isTranslucent", Barred()) { $0.toolbar.isTranslucent = false },
    Setter("UIToolbar.items", UIToolbar()) { $0.items = [] },
    Setter("UIToolbar.setBackgroundImage", UIToolbar()) {
      $0.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    },
    Setter("UIToolbar.setItems", UIToolbar()) { $0.setItems([], animated: false) },
    Setter("UIToolbar.setShadowImage", UIToolbar()) {
      $0.setShadowImage(nil, forToolbarPosition: .any)
    },
  ]
}

// MARK: What the setters are called on

/// A view of 60 × 80 points with a view that its mask places, and with views in its guides.
private final class GuidedView: UIView {
  let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  let guide = UILayoutGuide()
  lazy var width = widthAnchor.constraint(equalToConstant: 60)
  lazy var height = heightAnchor.constraint(equalToConstant: 80)

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    addLayoutGuide(guide)
    addSubview(inner)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([width, height])
    for guide in [layoutMarginsGuide, safeAreaLayoutGuide] { fill(guide) }
  }

  required init?(coder: NSCoder) { nil }

  static func withKeyboard() -> GuidedView {
    let view = GuidedView()
    view.fill(view.keyboardLayoutGuide)
    return view
  }

  private func fill(_ guide: UILayoutGuide) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 4),
    ])
  }
}

/// A column of three labels.
private final class Stack: UIStackView {
  let (first, last) = (UILabel(), UILabel())

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    let middle = UILabel()
    for (index, label) in [first, middle, last].enumerated() {
      label.text = String(repeating: "Label", count: index + 1)
      addArrangedSubview(label)
    }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Window: UIWindow {
  let controller = UIViewController()
}

private final class Cell: UICollectionViewCell {
  let back = UIView()
}

private final class RowCell: UITableViewCell {
  let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
}

private final class RowTable: UITableView, UITableViewDataSource {
  let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let rows = Rows()

  convenience init() {
    self.init(frame: .zero, style: .plain)
    dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private final class Grid: UICollectionView {
  let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let items = Items()
  let flow = UICollectionViewFlowLayout()
  let other = UICollectionViewFlowLayout()
  let list = UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .plain))
  let configuration = UICollectionViewCompositionalLayoutConfiguration()

  convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionViewLayout = flow
    dataSource = items
  }
}

private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

private final class Rows: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private final class Header: UITableViewHeaderFooterView {
  let back = UIView()
}

private final class Pages: UIPageViewController {
  let page = UIViewController()

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { nil }
}

@MainActor
extension Setter {
  /// A text that is new each time, with values of several kinds.
  fileprivate static var attributed: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    return NSAttributedString(
      string: "Hello",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
        .paragraphStyle: style,
      ])
  }

  fileprivate static func attributedLabel() -> UILabel {
    let label = UILabel()
    label.attributedText = attributed
    return label
  }

  fileprivate static func textView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "Some text"
    return view
  }

  fileprivate static func symbolView() -> UIImageView {
    UIImageView(image: UIImage(systemName: "star"))
  }

  fileprivate static func titledButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    _ = (button.titleLabel, button.imageView)
    return button
  }

  fileprivate static func pages() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    return control
  }

  fileprivate static func segments() -> UISegmentedControl {
    UISegmentedControl(items: ["Name", "Size"])
  }

  fileprivate static var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Hello"
    content.secondaryText = "World"
    content.image = UIImage(systemName: "star")
    return content
  }

  fileprivate static func gridCell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  fileprivate static func listCell() -> UICollectionViewListCell {
    UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  fileprivate static func rowCell() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  fileprivate static func header() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  fileprivate static func parent() -> UIViewController {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return parent
  }

  fileprivate static func navigation() -> UINavigationController {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem()
    return controller
  }

  fileprivate static func scopes() -> UISearchBar {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "New"]
    return bar
  }

  fileprivate static func columns() -> UISplitViewController {
    let controller = UISplitViewController(style: .doubleColumn)
    controller.traitOverrides.horizontalSizeClass = .regular
    controller.viewControllers = [UIViewController(), UIViewController()]
    return controller
  }

  fileprivate static func tabs() -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    return controller
  }
}

/// A screen between bars, and what it can show in them.
private final class Barred: UINavigationController {
  let screen = UIViewController()
  let item = UIBarButtonItem(title: "Save")
  let tab = UITabBarItem(title: "Tab", image: nil, tag: 1)
  let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
  let content = UIScrollView()
  let image = UIImage(systemName: "star")
  let search = UISearchController(searchResultsController: nil)

  override func loadView() {
    super.loadView()
    isToolbarHidden = false
    screen.navigationItem.rightBarButtonItem = item
    viewControllers = [UIViewController(), screen]
  }
}
