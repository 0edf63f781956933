import ScrollKitCore

func makeView() -> ScrollView {
  var view = ScrollView()
  view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
  view.setOffset(Vector(x: 0, y: 1000), at: 0)
  return view
}

let now = 1.0
var view = makeView()

// autoscrolling-1

precondition(!continues && view.frame.phase == .idle)
precondition((view.frame.offset.y - 1000 - 0.9 * 200.95).magnitude < 0.1)  // 200 pt/s at 100 points, in Chromium

view = makeView()
do {
// autoscrolling-2
}
precondition((view.frame.offset.y - 1800).magnitude < 1e-9)  // 40 of 50 points deep: 800 of 1000 pt/s

view.beginAutoscroll(at: Vector(x: 200, y: 300), time: 3)
precondition(view.releaseAutoscroll(at: 3.1) && view.frame.phase == .steering && view.frame.velocity == .zero)
view.moveAutoscroll(to: Vector(x: 200, y: 200), time: 3.2)
precondition(view.frame.velocity.y < 0)
view.press(1, at: Vector(x: 200, y: 200), time: 4)
view.moveAutoscroll(to: Vector(x: 200, y: 100), time: 4.1)
precondition(view.frame.phase != .steering)
