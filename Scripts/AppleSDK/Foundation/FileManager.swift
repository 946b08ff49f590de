open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }

  open func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
}

public func NSTemporaryDirectory() -> String { "" }
