import ScrollKitCore

func makeView() -> ScrollView {
  var view = ScrollView()
  view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 600)), at: 0)
  return view
}

let now = 1.0
let point = Vector(x: 200, y: 300)
var view = makeView()
var drawn: (offset: Vector, scale: Double)?
do {
  func draw(offset: Vector, scale: Double) { drawn = (offset, scale) }
// zoomingcontent-1
}
precondition(drawn!.scale == 2)
// The middle of the fingers moved from 200 to 250, and the content with it.
precondition((drawn!.offset.x - (200 * 2 - 250)).magnitude < 1e-9 && (drawn!.offset.y - 300).magnitude < 1e-9)
view.move(1, to: Vector(x: 349, y: 300), time: now + 0.2)
precondition(view.frame.scale < 1 && view.frame.scale > 0.02)
view.release(1, time: now + 0.3)
view.release(2, time: now + 0.3)
precondition(view.targetScale == 1)
view.tick(at: 9)
precondition(view.frame.scale == 1)

view = makeView()
view.enableZoom(from: 1, to: 8, at: 0)

// zoomingcontent-2

precondition(view.targetScale == 1)  // it was zoomed in: back to the smallest
view.tick(at: 9)
view.zoom(tappedAt: point, to: 4, at: 9)
view.tick(at: 19)
precondition(view.frame.scale == 4 && (view.frame.offset.x - (200 * 4 - 200)).magnitude < 1e-9)

view = makeView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 300)), at: 0)
view.enableZoom(from: 1, to: 8, isCentered: true, at: 0)
precondition(view.centeringInset.y == 150)
