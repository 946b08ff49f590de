@_exported import AppKit
@_exported import Foundation

public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint

extension NSDirectionalEdgeInsets: @unchecked Sendable {}
