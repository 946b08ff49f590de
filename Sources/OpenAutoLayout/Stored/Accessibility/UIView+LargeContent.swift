/// The content that a view shows enlarged for people who cannot read small text. It is only stored.
extension UIView {
  /// Whether a long press on the view shows its content enlarged. The default is `false`.
  public var showsLargeContentViewer: Bool {
    get { attachments?.accessibility?.showsLargeContent ?? false }
    set { accessibility.showsLargeContent = newValue }
  }

  /// The text of the enlarged content.
  public var largeContentTitle: String? {
    get { attachments?.accessibility?.largeTitle }
    set { accessibility.largeTitle = newValue }
  }

  /// The image of the enlarged content.
  public var largeContentImage: UIImage? {
    get { attachments?.accessibility?.largeImage }
    set { accessibility.largeImage = newValue }
  }
}
