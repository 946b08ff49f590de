/// Whether this is a debug build, which labels constraints and stops on misuse.
public let isDebugBuild: Bool = {
  var isDebugBuild = false
  assert(
    {
      isDebugBuild = true
      return true
    }())
  return isDebugBuild
}()
