/// What a view shows large to people who cannot read small texts. It is stored.
extension UIView {
  /// Whether a press shows the view large.
  public var showsLargeContentViewer: Bool {
    get { attachments?.accessibility?.showsLargeContent ?? false }
    set { accessibility.showsLargeContent = newValue }
  }

  /// The text that shows large.
  public var largeContentTitle: String? {
    get { attachments?.accessibility?.largeTitle }
    set { accessibility.largeTitle = newValue }
  }

  /// The image that shows large.
  public var largeContentImage: UIImage? {
    get { attachments?.accessibility?.largeImage }
    set { accessibility.largeImage = newValue }
  }
}
