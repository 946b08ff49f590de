// expected: overriding declaration requires an 'override' keyword
import Foundation

class Row: NSObject {
  class func version() -> Int { 2 }
}
