// A kit that has a name of the platform's, as OpenAutoLayout has.
public class UIView {}
public class NSLayoutConstraint {}
