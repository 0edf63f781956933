import ScrollKitCore

func makeView(at offset: Double) -> ScrollView {
  var view = ScrollView()
  view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
  view.setOffset(Vector(x: 0, y: offset), at: 0)
  return view
}

let now = 1.0
var view = makeView(at: 1000)
view.handle(.panUpdate(by: Vector(x: 0, y: 20)), at: 0.98)
view.handle(.panUpdate(by: Vector(x: 0, y: 20)), at: 1)
view.handle(.panEnd(.velocity(Vector(x: 0, y: 800))), at: 1)
let before = view.frame

// contentchanges-1

precondition(view.frame.offset.y == before.offset.y + 400 && view.frame.velocity == before.velocity)
precondition((view.frame.target.y - before.target.y - 400).magnitude < 1e-9)

view = makeView(at: 1000)

// contentchanges-2

precondition(view.frame.offset.y == 1000 + 200 - 100)

// At the end, both an insertion and a keyboard leave it there.
view.setOffset(Vector(x: 0, y: 4900), at: 2)
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 300), content: Vector(x: 400, y: 5500)), at: 3)
precondition(view.frame.target.y == 5200)

// At the top, `keepItem` shows what is inserted.
view = makeView(at: 0)
view.setAnchorPolicy(.keepItem, at: 1)
let atTop = view.beginBatch(at: 1)
view.edit(at: 0, removed: 0, inserted: 500)
view.endBatch(atTop, geometry: ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5500)), at: 1)
precondition(view.frame.offset.y == 0)

// Shorter content.
view = makeView(at: 4000)
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 2000)), at: 1)
precondition(view.frame.offset.y == 1400)
view = makeView(at: 4000)
view.handle(.panUpdate(by: Vector(x: 0, y: 20)), at: 1)
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 2000)), at: 1)
precondition(view.frame.offset.y > 1400)
view.handle(.panEnd(.coast), at: 1.5)
view.tick(at: 9)
precondition(view.frame.offset.y == 1400)
