import ScrollKitCore

func makeView(_ content: Vector) -> ScrollView {
  var view = ScrollView()
  view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: content), at: 0)
  return view
}

/// Drags down from 500 by 100 points.
func drag(_ view: inout ScrollView, since time: Double) {
  view.press(1, at: Vector(x: 100, y: 500), time: time)
  for step in 1...5 { view.move(1, to: Vector(x: 100, y: 500 - 20 * Double(step)), time: time + Double(step) / 100) }
}

var now = 1.0
var view = makeView(Vector(x: 4000, y: 600))
view.setOffset(Vector(x: 100, y: 0), at: 0)
var between = view
between.setSnapRule(.pages(Paging()), .x, at: 0)
between.tick(at: 5)
precondition(between.page(.x) == 0.25)

// snaptargets-1

precondition(dot == 2 && view.page(.x) == 0.25 && view.frame.target.x == 800)
view.tick(at: 5)
precondition(view.page(.x) == 2)
view.setGeometry(ScrollGeometry(viewport: Vector(x: 600, y: 400), content: Vector(x: 6000, y: 400)), at: 6)
precondition(view.page(.x) == 2 && view.frame.offset.x == 1200)
view.handle(.wheel(by: Vector(x: 1, y: 0), .notches), at: 7)
precondition(view.frame.target.x == 1800)

view = makeView(Vector(x: 400, y: 5000))
view.setOffset(Vector(x: 0, y: 130), at: 0)

// snaptargets-2

precondition(view.frame.offset.y == 0)
drag(&view, since: 2)
view.release(1, time: 2.05)
let target = view.frame.target.y
precondition(target > 0 && target.truncatingRemainder(dividingBy: 500) == 0)
view.tick(at: 9)
precondition(view.frame.offset.y == target)

view = makeView(Vector(x: 400, y: 0))
view.attach(try SharedList(), at: 0)
try view.insertItems(1000, at: 0, time: 0)
now = 0

// snaptargets-3

view.setListPlace(ListAnchor(item: 100, distance: 0), at: 0)
drag(&view, since: 1)
view.release(1, time: 1.05)
let row = Int(view.targetPage(.y)!)
try view.setExtents([90], at: row, time: 1.1)
view.tick(at: 9)
precondition(row > 100 && view.page(.y) == Double(row))

view = makeView(Vector(x: 400, y: 5000))
drag(&view, since: 1)
now = 1.05

// snaptargets-4

precondition(view.frame.target.y > 90 && (view.frame.target.y / 44).rounded() * 44 == view.frame.target.y)

view.release(1, time: now)
drag(&view, since: 3)
view.release(1, time: 3.05) { _, _ in Vector(x: 0, y: 9000) }
precondition(view.frame.target.y == 4400)
