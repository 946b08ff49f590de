extension NSDictionary {
  @objc open subscript(key: Any) -> Any? {
    @objc(_swift_objectForKeyedSubscript:) get { fatalError() }
  }
}

extension NSMutableDictionary {
  @objc open override subscript(key: Any) -> Any? {
    @objc(_swift_objectForKeyedSubscript:) get { fatalError() }
    @objc(_swift_setObject:forKeyedSubscript:) set {}
  }
}
