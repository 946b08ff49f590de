@_exported import CoreFoundation

// Core Foundation's references, which Swift has as classes.

public class CFArray: @unchecked Sendable {}
public class CFMutableArray: CFArray, @unchecked Sendable {}
public class CFBoolean: @unchecked Sendable {}
public class CFData: @unchecked Sendable {}
public class CFDate: @unchecked Sendable {}
public class CFDictionary: @unchecked Sendable {}
public class CFMutableDictionary: CFDictionary, @unchecked Sendable {}
public class CFError: @unchecked Sendable {}
public class CFNumber: @unchecked Sendable {}
public class CFRunLoop: @unchecked Sendable {}
public class CFSet: @unchecked Sendable {}
public class CFString: @unchecked Sendable {}
public class CFURL: @unchecked Sendable {}

public typealias CFTypeRef = AnyObject
