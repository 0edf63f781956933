import ScrollKitCore

func makeView(at offset: Double) -> ScrollView {
  var view = ScrollView()
  view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
  view.setOffset(Vector(x: 0, y: offset), at: 0)
  return view
}

var now = 1.0
var view = makeView(at: 700)

// scrolltotop-1

precondition(!view.triggerTop(at: now))  // the same tap, reported again
precondition(view.topReturnOffset == 700 && view.frame.target.y == 0)
view.tick(at: now + 0.1)
precondition(view.triggerTop(at: now + 0.1) && view.frame.target.y == 700 && view.frame.offset.y < 700)
view.tick(at: now + 5)
precondition(view.frame.offset.y == 700)
let events = view.takeEvents()
let willScroll = events.contains { if case .topWillScroll(to: 0, _, _) = $0.event { true } else { false } }
let completed = events.filter { if case .animationCompleted = $0.event { true } else { false } }
precondition(willScroll && completed.count == 2)

view.triggerTop(at: now + 6)
view.tick(at: now + 9)
view.shift(by: Vector(x: 0, y: 50), at: now + 9)
precondition(view.topReturnOffset == 750)
view.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: now + 10)
precondition(view.topReturnOffset == nil)

var tabs = [true, false].map { (view: makeView(at: 700), isVisible: $0) }
for index in tabs.indices { tabs[index].view.enableTop(at: 0) }
let tap = Vector(x: 200, y: 50)

// scrolltotop-2

precondition(tabs.map(\.view.frame.target.y) == [0, 700])
precondition(!statusBar.isHit(at: Vector(x: 200, y: 64)))
