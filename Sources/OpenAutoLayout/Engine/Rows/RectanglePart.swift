/// The columns of an item: its alignment rectangle in the coordinates of the view that it is in.
enum RectanglePart: Int {
  case x = 0
  case y = 1
  case width = 2
  case height = 3
}
