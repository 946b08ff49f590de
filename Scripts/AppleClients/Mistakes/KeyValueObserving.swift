// expected: overriding declaration requires an 'override' keyword
import Foundation

class Settings: NSObject {
  func willChangeValue(forKey key: String) {}
}
