/// The content hugging and compression resistance priorities of a view.
struct ContentPriorities {
  enum Kind {
    case hugging
    case compressionResistance
  }

  private var hugging = (
    horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow
  )
  private var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )

  /// Sets the hugging priorities of views that keep their size, such as switches.
  mutating func hugEverywhere() {
    hugging = (.defaultHigh, .defaultHigh)
  }

  subscript(kind: Kind, axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get {
      switch (kind, axis) {
      case (.hugging, .horizontal): hugging.horizontal
      case (.hugging, .vertical): hugging.vertical
      case (.compressionResistance, .horizontal): resistance.horizontal
      case (.compressionResistance, .vertical): resistance.vertical
      }
    }
    set {
      switch (kind, axis) {
      case (.hugging, .horizontal): hugging.horizontal = newValue
      case (.hugging, .vertical): hugging.vertical = newValue
      case (.compressionResistance, .horizontal): resistance.horizontal = newValue
      case (.compressionResistance, .vertical): resistance.vertical = newValue
      }
    }
  }
}
