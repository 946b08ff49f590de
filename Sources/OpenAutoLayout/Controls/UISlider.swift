public import Foundation

/// A slider, 34 points high.
///
///     let volume = UISlider()
///     volume.maximumValue = 10
///     volume.value = 12
///     // volume.value == 10
///     // volume.intrinsicContentSize.height == 34
///
/// It has no intrinsic width. Give it a width with constraints.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// The value, limited to ``minimumValue`` and ``maximumValue``. The default is 0.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The value at the leading end. It raises a lower ``value`` or ``maximumValue``. The default is
  /// 0.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }

  /// The value at the trailing end. It lowers a higher ``value`` or ``minimumValue``. The default
  /// is 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether the slider sends events while the thumb is dragged. It is stored only.
  open var isContinuous = true
  /// The color of the track before the thumb. It is stored only.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb. It is stored only.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb. It is stored only.
  open var thumbTintColor: UIColor?
  /// The image at the leading end. It is stored only.
  open var minimumValueImage: UIImage?
  /// The image at the trailing end. It is stored only.
  open var maximumValueImage: UIImage?

  /// Sets the image of the thumb for a state. It has no effect here.
  ///
  ///     UISlider().setThumbImage(UIImage(systemName: "circle"), for: .normal)
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - state: The state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the image of the track before the thumb for a state. It has no effect here.
  ///
  ///     UISlider().setMinimumTrackImage(nil, for: .normal)
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - state: The state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the image of the track after the thumb for a state. It has no effect here.
  ///
  ///     UISlider().setMaximumTrackImage(nil, for: .normal)
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - state: The state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// Sets the value. Nothing is animated here.
  ///
  ///     let volume = UISlider()
  ///     volume.setValue(0.5, animated: true)
  ///     // volume.value == 0.5
  ///
  /// - Parameters:
  ///   - value: The value, limited to ``minimumValue`` and ``maximumValue``.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
