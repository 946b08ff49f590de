/// What libFuzzer calls with bytes that it has found to reach something new.
///
/// The first byte is the climate, each eight that follow are a step. A complaint ends the process,
/// which makes libFuzzer keep the input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let words = (0..<(count - 1) / 8).map {
    bytes.loadUnaligned(fromByteOffset: 1 + 8 * $0, as: UInt64.self)
  }
  MainActor.assumeIsolated {
    let climates = LayoutWorld.Climate.allCases
    let program = LayoutProgram(climate: climates[Int(first) % climates.count], words: words)
    if !program.complaints().isEmpty { fatalError(program.shrunk().report()) }
  }
  return 0
}
