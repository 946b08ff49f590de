import OpenAutoLayout
import Testing

struct LayoutSolverTests {
}
