// expected: overriding declaration requires an 'override' keyword
import Foundation

class Settings: NSObject {
  func setValue(_ value: Any?, forKey key: String) {}
}
