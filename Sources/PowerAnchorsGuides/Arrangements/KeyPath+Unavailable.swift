extension KeyPath where Value == NSLayoutDimension {
  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.widthAnchor")
  public static var widthAnchor: KeyPath<Root, Value> { fatalError() }

  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.heightAnchor")
  public static var heightAnchor: KeyPath<Root, Value> { fatalError() }
}

extension KeyPath where Value == NSLayoutXAxisAnchor {
  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.leadingAnchor")
  public static var leadingAnchor: KeyPath<Root, Value> { fatalError() }

  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.trailingAnchor")
  public static var trailingAnchor: KeyPath<Root, Value> { fatalError() }

  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.centerXAnchor")
  public static var centerXAnchor: KeyPath<Root, Value> { fatalError() }
}

extension KeyPath where Value == NSLayoutYAxisAnchor {
  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.topAnchor")
  public static var topAnchor: KeyPath<Root, Value> { fatalError() }

  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.bottomAnchor")
  public static var bottomAnchor: KeyPath<Root, Value> { fatalError() }

  /// Reports an anchor that is not a key path.
  @available(*, unavailable, message: "Write a key path, with a backslash: \\.centerYAnchor")
  public static var centerYAnchor: KeyPath<Root, Value> { fatalError() }
}
