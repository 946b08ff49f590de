import OpenAutoLayout
import Testing

/// What only stores: it has UIKit's default, is kept, and moves no frame.
@MainActor
struct StoredPropertyTableTests {
  nonisolated private static let views: [StoredProperty] = [
    StoredProperty("UIView.contentMode", of: UIView(), \.contentMode, .scaleToFill, .center),
    StoredProperty("UIView.isOpaque", of: UIView(), \.isOpaque, true, false),
    StoredProperty(
      "UIView.tintAdjustmentMode", of: UIView(), \.tintAdjustmentMode, .automatic, .dimmed),
    StoredProperty("UIView.backgroundColor", of: UIView(), \.backgroundColor, nil, .red),
    StoredProperty("UIView.tintColor", of: UIView(), \.tintColor, .systemBlue, .red),
    StoredProperty("UIView.alpha", of: UIView(), \.alpha, 1, 0.5),
    StoredProperty("UIView.clipsToBounds", of: UIView(), \.clipsToBounds, false, true),
    StoredProperty(
      "UIView.isUserInteractionEnabled", of: UIView(), \.isUserInteractionEnabled, true, false),
    StoredProperty("UIView.isExclusiveTouch", of: UIView(), \.isExclusiveTouch, false, true),
    StoredProperty(
      "UIView.isMultipleTouchEnabled", of: UIView(), \.isMultipleTouchEnabled, false, true),
    StoredProperty(
      "UIView.clearsContextBeforeDrawing", of: UIView(), \.clearsContextBeforeDrawing, true, false),
    StoredProperty("UIView.tag", of: UIView(), \.tag, 0, 7),
    StoredProperty("UIView.mask", of: UIView(), \.mask, nil, UIView.shared),
    StoredProperty(
      "UIView.showsLargeContentViewer", of: UIView(), \.showsLargeContentViewer, false, true),
    StoredProperty("UIView.largeContentTitle", of: UIView(), \.largeContentTitle, nil, "Large"),
    StoredProperty(
      "UIView.overrideUserInterfaceStyle", of: UIView(), \.overrideUserInterfaceStyle, .unspecified,
      .dark),
    StoredProperty(
      "UIView.isAccessibilityElement", of: UIView(), \.isAccessibilityElement, false, true),
    StoredProperty("UIView.accessibilityLabel", of: UIView(), \.accessibilityLabel, nil, "Label"),
    StoredProperty("UIView.accessibilityHint", of: UIView(), \.accessibilityHint, nil, "Hint"),
    StoredProperty("UIView.accessibilityValue", of: UIView(), \.accessibilityValue, nil, "Value"),
    StoredProperty(
      "UIView.accessibilityIdentifier", of: UIView(), \.accessibilityIdentifier, nil, "name"),
    StoredProperty(
      "UIView.accessibilityElementsHidden", of: UIView(), \.accessibilityElementsHidden, false, true
    ),
    StoredProperty(
      "UIView.accessibilityViewIsModal", of: UIView(), \.accessibilityViewIsModal, false, true),
    StoredProperty(
      "UIView.shouldGroupAccessibilityChildren", of: UIView(), \.shouldGroupAccessibilityChildren,
      false, true),
    StoredProperty(
      "UIView.accessibilityLanguage", of: UIView(), \.accessibilityLanguage, nil, "en"),
    StoredProperty(
      "UIView.accessibilityIgnoresInvertColors", of: UIView(), \.accessibilityIgnoresInvertColors,
      false, true),
    StoredProperty("UIView.gestureRecognizers", of: UIView(), \.gestureRecognizers, nil, [.shared]),
    StoredProperty("UIView.motionEffects", of: UIView(), \.motionEffects, [], [.shared]),
  ]

  nonisolated private static let layers: [StoredProperty] = [
    StoredProperty("UIView.layer.cornerRadius", of: UIView(), \.layer.cornerRadius, 0, 8),
    StoredProperty(
      "UIView.layer.cornerCurve", of: UIView(), \.layer.cornerCurve, .circular, .continuous),
    StoredProperty("UIView.layer.borderWidth", of: UIView(), \.layer.borderWidth, 0, 2),
    StoredProperty(
      "UIView.layer.borderColor", of: UIView(), \.layer.borderColor, nil, UIColor.red.cgColor),
    StoredProperty("UIView.layer.shadowOpacity", of: UIView(), \.layer.shadowOpacity, 0, 0.5),
    StoredProperty("UIView.layer.shadowRadius", of: UIView(), \.layer.shadowRadius, 3, 8),
    StoredProperty(
      "UIView.layer.shadowOffset", of: UIView(), \.layer.shadowOffset, CGSize(width: 0, height: -3),
      CGSize(width: 1, height: 2)),
    StoredProperty("UIView.layer.masksToBounds", of: UIView(), \.layer.masksToBounds, false, true),
    StoredProperty("UIView.layer.opacity", of: UIView(), \.layer.opacity, 1, 0.5),
    StoredProperty("UIView.layer.zPosition", of: UIView(), \.layer.zPosition, 0, 3),
    StoredProperty(
      "UIView.layer.sublayerTransform", of: UIView(), \.layer.sublayerTransform,
      CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1)),
    StoredProperty("UIView.layer.isDoubleSided", of: UIView(), \.layer.isDoubleSided, true, false),
    StoredProperty(
      "UIView.layer.allowsGroupOpacity", of: UIView(), \.layer.allowsGroupOpacity, true, false),
    StoredProperty(
      "UIView.layer.contentsGravity", of: UIView(), \.layer.contentsGravity, .resize, .center),
    StoredProperty(
      "UIView.layer.minificationFilter", of: UIView(), \.layer.minificationFilter, .linear,
      .trilinear),
    StoredProperty("UIView.layer.contentsScale", of: UIView(), \.layer.contentsScale, 1, 3),
    StoredProperty(
      "UIView.layer.shouldRasterize", of: UIView(), \.layer.shouldRasterize, false, true),
    StoredProperty("UIView.layer.name", of: UIView(), \.layer.name, nil, "name"),
    StoredProperty("UIView.layer.speed", of: UIView(), \.layer.speed, 1, 2),
  ]

  nonisolated private static let labels: [StoredProperty] = [
    StoredProperty("UILabel.textColor", of: UILabel(), \.textColor, .label, .red),
    StoredProperty("UILabel.textAlignment", of: UILabel(), \.textAlignment, .natural, .center),
    StoredProperty("UILabel.shadowColor", of: UILabel(), \.shadowColor, nil, .black),
    StoredProperty(
      "UILabel.shadowOffset", of: UILabel(), \.shadowOffset, CGSize(width: 0, height: -1),
      CGSize(width: 1, height: 1)),
    StoredProperty(
      "UILabel.highlightedTextColor", of: UILabel(), \.highlightedTextColor, nil, .red),
    StoredProperty("UILabel.isHighlighted", of: UILabel(), \.isHighlighted, false, true),
    StoredProperty("UILabel.isEnabled", of: UILabel(), \.isEnabled, true, false),
    StoredProperty(
      "UILabel.adjustsFontSizeToFitWidth", of: UILabel(), \.adjustsFontSizeToFitWidth, false, true),
    StoredProperty("UILabel.minimumScaleFactor", of: UILabel(), \.minimumScaleFactor, 0, 0.5),
    StoredProperty(
      "UILabel.allowsDefaultTighteningForTruncation", of: UILabel(),
      \.allowsDefaultTighteningForTruncation, false, true),
    StoredProperty(
      "UILabel.baselineAdjustment", of: UILabel(), \.baselineAdjustment, .alignBaselines,
      .alignCenters),
  ]

  nonisolated private static let fields: [StoredProperty] = [
    StoredProperty("UITextField.textColor", of: UITextField(), \.textColor, .label, .red),
    StoredProperty(
      "UITextField.textAlignment", of: UITextField(), \.textAlignment, .natural, .right),
    StoredProperty(
      "UITextField.isSecureTextEntry", of: UITextField(), \.isSecureTextEntry, false, true),
    StoredProperty(
      "UITextField.keyboardType", of: UITextField(), \.keyboardType, .default, .emailAddress),
    StoredProperty(
      "UITextField.keyboardAppearance", of: UITextField(), \.keyboardAppearance, .default, .dark),
    StoredProperty("UITextField.returnKeyType", of: UITextField(), \.returnKeyType, .default, .go),
    StoredProperty(
      "UITextField.autocapitalizationType", of: UITextField(), \.autocapitalizationType, .sentences,
      .none),
    StoredProperty(
      "UITextField.autocorrectionType", of: UITextField(), \.autocorrectionType, .default, .no),
    StoredProperty(
      "UITextField.spellCheckingType", of: UITextField(), \.spellCheckingType, .default, .no),
    StoredProperty(
      "UITextField.smartQuotesType", of: UITextField(), \.smartQuotesType, .default, .no),
    StoredProperty(
      "UITextField.enablesReturnKeyAutomatically", of: UITextField(),
      \.enablesReturnKeyAutomatically, false, true),
    StoredProperty(
      "UITextField.textContentType", of: UITextField(), \.textContentType, nil, .password),
    StoredProperty(
      "UITextField.clearButtonMode", of: UITextField(), \.clearButtonMode, .never, .always),
    StoredProperty(
      "UITextField.clearsOnBeginEditing", of: UITextField(), \.clearsOnBeginEditing, false, true),
    StoredProperty("UITextField.leftViewMode", of: UITextField(), \.leftViewMode, .never, .always),
    StoredProperty(
      "UITextField.rightViewMode", of: UITextField(), \.rightViewMode, .never, .always),
    StoredProperty(
      "UITextField.adjustsFontSizeToFitWidth", of: UITextField(), \.adjustsFontSizeToFitWidth,
      false, true),
    StoredProperty("UITextField.minimumFontSize", of: UITextField(), \.minimumFontSize, 0, 9),
  ]

  nonisolated private static let scrollViews: [StoredProperty] = [
    StoredProperty("UIScrollView.bounces", of: UIScrollView(), \.bounces, true, false),
    StoredProperty("UIScrollView.bouncesZoom", of: UIScrollView(), \.bouncesZoom, true, false),
    StoredProperty(
      "UIScrollView.alwaysBounceVertical", of: UIScrollView(), \.alwaysBounceVertical, false, true),
    StoredProperty(
      "UIScrollView.alwaysBounceHorizontal", of: UIScrollView(), \.alwaysBounceHorizontal, false,
      true),
    StoredProperty(
      "UIScrollView.showsVerticalScrollIndicator", of: UIScrollView(),
      \.showsVerticalScrollIndicator, true, false),
    StoredProperty(
      "UIScrollView.showsHorizontalScrollIndicator", of: UIScrollView(),
      \.showsHorizontalScrollIndicator, true, false),
    StoredProperty(
      "UIScrollView.indicatorStyle", of: UIScrollView(), \.indicatorStyle, .default, .white),
    StoredProperty(
      "UIScrollView.isPagingEnabled", of: UIScrollView(), \.isPagingEnabled, false, true),
    StoredProperty(
      "UIScrollView.isDirectionalLockEnabled", of: UIScrollView(), \.isDirectionalLockEnabled,
      false, true),
    StoredProperty("UIScrollView.scrollsToTop", of: UIScrollView(), \.scrollsToTop, true, false),
    StoredProperty(
      "UIScrollView.delaysContentTouches", of: UIScrollView(), \.delaysContentTouches, true, false),
    StoredProperty(
      "UIScrollView.canCancelContentTouches", of: UIScrollView(), \.canCancelContentTouches, true,
      false),
    StoredProperty(
      "UIScrollView.keyboardDismissMode", of: UIScrollView(), \.keyboardDismissMode, .none, .onDrag),
    StoredProperty(
      "UIScrollView.decelerationRate", of: UIScrollView(), \.decelerationRate, .normal, .fast),
    StoredProperty("UIScrollView.minimumZoomScale", of: UIScrollView(), \.minimumZoomScale, 1, 0.5),
    StoredProperty("UIScrollView.maximumZoomScale", of: UIScrollView(), \.maximumZoomScale, 1, 4),
    StoredProperty(
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", of: UIScrollView(),
      \.automaticallyAdjustsScrollIndicatorInsets, true, false),
    StoredProperty(
      "UIScrollView.verticalScrollIndicatorInsets", of: UIScrollView(),
      \.verticalScrollIndicatorInsets, .zero, UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)),
  ]

  nonisolated private static let textViews: [StoredProperty] = [
    StoredProperty("UITextView.isEditable", of: UITextView(), \.isEditable, true, false),
    StoredProperty("UITextView.isSelectable", of: UITextView(), \.isSelectable, true, false),
    StoredProperty(
      "UITextView.allowsEditingTextAttributes", of: UITextView(), \.allowsEditingTextAttributes,
      false, true),
    StoredProperty(
      "UITextView.dataDetectorTypes", of: UITextView(), \.dataDetectorTypes, [], [.link]),
    StoredProperty(
      "UITextView.textAlignment", of: UITextView(), \.textAlignment, .natural, .center),
    StoredProperty(
      "UITextView.textContainer.lineBreakMode", of: UITextView(), \.textContainer.lineBreakMode,
      .byWordWrapping, .byTruncatingTail),
    StoredProperty(
      "UITextView.layoutManager.usesFontLeading", of: UITextView(), \.layoutManager.usesFontLeading,
      true, false),
    StoredProperty(
      "UITextView.layoutManager.allowsNonContiguousLayout", of: UITextView(),
      \.layoutManager.allowsNonContiguousLayout, false, true),
  ]

  nonisolated private static let controls: [StoredProperty] = [
    StoredProperty("UISwitch.onTintColor", of: UISwitch(), \.onTintColor, nil, .red),
    StoredProperty("UISwitch.thumbTintColor", of: UISwitch(), \.thumbTintColor, nil, .red),
    StoredProperty(
      "UISwitch.preferredStyle", of: UISwitch(), \.preferredStyle, .automatic, .sliding),
    StoredProperty("UISwitch.isOn", of: UISwitch(), \.isOn, false, true),
    StoredProperty("UISwitch.isEnabled", of: UISwitch(), \.isEnabled, true, false),
    StoredProperty(
      "UISlider.minimumTrackTintColor", of: UISlider(), \.minimumTrackTintColor, nil, .red),
    StoredProperty(
      "UISlider.maximumTrackTintColor", of: UISlider(), \.maximumTrackTintColor, nil, .red),
    StoredProperty("UISlider.thumbTintColor", of: UISlider(), \.thumbTintColor, nil, .red),
    StoredProperty("UISlider.isContinuous", of: UISlider(), \.isContinuous, true, false),
    StoredProperty("UISlider.value", of: UISlider(), \.value, 0, 0.5),
    StoredProperty(
      "UIProgressView.progressTintColor", of: UIProgressView(), \.progressTintColor, nil, .red),
    StoredProperty(
      "UIProgressView.trackTintColor", of: UIProgressView(), \.trackTintColor, nil, .red),
    StoredProperty("UIProgressView.progress", of: UIProgressView(), \.progress, 0, 0.5),
    StoredProperty(
      "UIPageControl.currentPageIndicatorTintColor", of: UIPageControl(),
      \.currentPageIndicatorTintColor, nil, .red),
    StoredProperty(
      "UIPageControl.pageIndicatorTintColor", of: UIPageControl(), \.pageIndicatorTintColor, nil,
      .red),
    StoredProperty(
      "UIPageControl.hidesForSinglePage", of: UIPageControl(), \.hidesForSinglePage, false, true),
    StoredProperty(
      "UIPageControl.preferredIndicatorImage", of: UIPageControl(), \.preferredIndicatorImage, nil,
      .shared),
    StoredProperty("UIStepper.wraps", of: UIStepper(), \.wraps, false, true),
    StoredProperty("UIStepper.autorepeat", of: UIStepper(), \.autorepeat, true, false),
    StoredProperty("UIStepper.maximumValue", of: UIStepper(), \.maximumValue, 100, 9),
    StoredProperty("UIStepper.stepValue", of: UIStepper(), \.stepValue, 1, 5),
    StoredProperty("UIImageView.isHighlighted", of: UIImageView(), \.isHighlighted, false, true),
    StoredProperty("UIImageView.animationDuration", of: UIImageView(), \.animationDuration, 0, 2),
    StoredProperty(
      "UIImageView.animationRepeatCount", of: UIImageView(), \.animationRepeatCount, 0, 2),
    StoredProperty(
      "UIImageView.highlightedImage", of: UIImageView(), \.highlightedImage, nil, .shared),
    StoredProperty(
      "UIButton.adjustsImageWhenHighlighted", of: UIButton(type: .system),
      \.adjustsImageWhenHighlighted, true, false),
    StoredProperty(
      "UIButton.changesSelectionAsPrimaryAction", of: UIButton(type: .system),
      \.changesSelectionAsPrimaryAction, false, true),
    StoredProperty(
      "UIButton.isPointerInteractionEnabled", of: UIButton(type: .system),
      \.isPointerInteractionEnabled, false, true),
    StoredProperty("UIButton.role", of: UIButton(type: .system), \.role, .normal, .destructive),
    StoredProperty(
      "UIButton.showsMenuAsPrimaryAction", of: UIButton(type: .system), \.showsMenuAsPrimaryAction,
      false, true),
  ]

  nonisolated private static let bars: [StoredProperty] = [
    StoredProperty(
      "UINavigationBar.isTranslucent", of: UINavigationBar(), \.isTranslucent, true, false),
    StoredProperty(
      "UINavigationBar.barTintColor", of: UINavigationBar(), \.barTintColor, nil, .red),
    StoredProperty("UINavigationBar.barStyle", of: UINavigationBar(), \.barStyle, .default, .black),
    StoredProperty(
      "UINavigationBar.shadowImage", of: UINavigationBar(), \.shadowImage, nil, .shared),
    StoredProperty(
      "UINavigationBar.backIndicatorImage", of: UINavigationBar(), \.backIndicatorImage, nil,
      .shared),
    StoredProperty("UITabBar.isTranslucent", of: UITabBar(), \.isTranslucent, true, false),
    StoredProperty("UITabBar.barTintColor", of: UITabBar(), \.barTintColor, nil, .red),
    StoredProperty(
      "UITabBar.unselectedItemTintColor", of: UITabBar(), \.unselectedItemTintColor, nil, .red),
    StoredProperty(
      "UITabBar.itemPositioning", of: UITabBar(), \.itemPositioning, .automatic, .centered),
    StoredProperty("UITabBar.itemWidth", of: UITabBar(), \.itemWidth, 0, 80),
    StoredProperty("UIToolbar.isTranslucent", of: UIToolbar(), \.isTranslucent, true, false),
    StoredProperty("UIToolbar.barTintColor", of: UIToolbar(), \.barTintColor, nil, .red),
    StoredProperty("UIToolbar.barStyle", of: UIToolbar(), \.barStyle, .default, .black),
    StoredProperty(
      "UISearchBar.searchBarStyle", of: UISearchBar(), \.searchBarStyle, .default, .minimal),
    StoredProperty(
      "UISearchBar.showsBookmarkButton", of: UISearchBar(), \.showsBookmarkButton, false, true),
    StoredProperty("UISearchBar.prompt", of: UISearchBar(), \.prompt, nil, "Names"),
    StoredProperty(
      "UITableViewCell.selectionStyle", of: UITableViewCell(style: .default, reuseIdentifier: nil),
      \.selectionStyle, .default, .none),
    StoredProperty(
      "UITableViewCell.isSelected", of: UITableViewCell(style: .default, reuseIdentifier: nil),
      \.isSelected, false, true),
    StoredProperty(
      "UITableViewCell.isHighlighted", of: UITableViewCell(style: .default, reuseIdentifier: nil),
      \.isHighlighted, false, true),
    StoredProperty(
      "UITableViewCell.isEditing", of: UITableViewCell(style: .default, reuseIdentifier: nil),
      \.isEditing, false, true),
    StoredProperty(
      "UITableViewCell.shouldIndentWhileEditing",
      of: UITableViewCell(style: .default, reuseIdentifier: nil), \.shouldIndentWhileEditing, true,
      false),
    StoredProperty(
      "UITableViewCell.automaticallyUpdatesContentConfiguration",
      of: UITableViewCell(style: .default, reuseIdentifier: nil),
      \.automaticallyUpdatesContentConfiguration, true, false),
  ]

  nonisolated private static let controllers: [StoredProperty] = [
    StoredProperty(
      "UIViewController.navigationItem.hidesBackButton", \.navigationItem.hidesBackButton, false,
      true),
    StoredProperty(
      "UIViewController.navigationItem.backButtonTitle", \.navigationItem.backButtonTitle, nil,
      "Back"),
    StoredProperty(
      "UIViewController.navigationItem.backButtonDisplayMode",
      \.navigationItem.backButtonDisplayMode, .default, .minimal),
    StoredProperty(
      "UIViewController.navigationItem.hidesSearchBarWhenScrolling",
      \.navigationItem.hidesSearchBarWhenScrolling, true, false),
    StoredProperty("UIViewController.tabBarItem.badgeValue", \.tabBarItem.badgeValue, nil, "3"),
    StoredProperty("UIViewController.tabBarItem.tag", \.tabBarItem.tag, 0, 2),
    StoredProperty(
      "UIViewController.modalPresentationStyle", \.modalPresentationStyle, .automatic, .popover),
    StoredProperty(
      "UIViewController.modalTransitionStyle", \.modalTransitionStyle, .coverVertical,
      .crossDissolve),
    StoredProperty("UIViewController.isModalInPresentation", \.isModalInPresentation, false, true),
    StoredProperty(
      "UIViewController.definesPresentationContext", \.definesPresentationContext, false, true),
    StoredProperty(
      "UIViewController.extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars,
      false, true),
    StoredProperty("UIViewController.isEditing", \.isEditing, false, true),
    StoredProperty(
      "UIViewController.preferredContentSize", \.preferredContentSize, .zero,
      CGSize(width: 200, height: 100)),
  ]

  @Test(arguments: [
    views, layers, labels, fields, scrollViews, textViews, controls, bars, controllers,
  ])
  func aValueIsKeptAndMovesNothing(properties: [StoredProperty]) {
    for property in properties { property.check() }
  }
}

extension UIView {
  fileprivate static let shared = UIView()
}

extension UIGestureRecognizer {
  fileprivate static let shared = UIGestureRecognizer()
}

extension UIMotionEffect {
  fileprivate static let shared = UIMotionEffect()
}

extension UIImage {
  fileprivate static let shared = UIImage(size: CGSize(width: 9, height: 9))
}
