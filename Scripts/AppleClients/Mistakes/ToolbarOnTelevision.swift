// expected: cannot find type 'UIToolbar' in scope
// platform: tvos
func name(_ bar: UIToolbar) {}
