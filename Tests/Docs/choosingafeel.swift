import ScrollKitCore

let now = 1.0

// choosingafeel-1

precondition(view.feel == feel && feel != .uikit)
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 1)
var plain = ScrollView(feel: .uikit)
plain.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 1)
func fling(_ view: inout ScrollView) -> Double {
  view.handle(.panUpdate(by: Vector(x: 0, y: 10)), at: 2)
  view.handle(.panEnd(.velocity(Vector(x: 0, y: 1000))), at: 2.01)
  return view.frame.target.y
}
let far = fling(&plain)
precondition(fling(&view) < far)

// The new feel waits for the next gesture.
let target = plain.frame.target
plain.setFeel(.android, at: 2.1)
precondition(plain.frame.target == target)
view.scroll(to: .zero, by: .none, at: 5)
view.press(1, at: Vector(x: 100, y: 100), time: 6)
view.move(1, to: Vector(x: 100, y: 300), time: 6.1)
precondition(view.frame.offset.y == 0)  // the top clamps
view.release(1, time: 7)

// choosingafeel-2

view.scroll(to: Vector(x: 0, y: 900), at: 8)
precondition(view.frame.offset.y == 900)

var stretching = ScrollView(feel: .android)
stretching.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 1)
stretching.press(1, at: Vector(x: 100, y: 100), time: 6)
stretching.move(1, to: Vector(x: 100, y: 300), time: 6.1)
precondition(stretching.frame.offset.y == 0 && stretching.frame.edgeEffect.y < 0)
