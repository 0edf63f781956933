import ScrollKitCore

var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: .zero), at: 0)
var now = 0.0

// handingoutdeltas-1

var lines = 0
var stops = 0
@MainActor func frame() {
  func send(lines sent: Int) { lines += sent }
  func sendStop() { stops += 1 }
// handingoutdeltas-2
}
view.press(1, at: Vector(x: 100, y: 500), time: 1)
for step in 1...5 { view.move(1, to: Vector(x: 100, y: 500 - 20 * Double(step)), time: 1 + 0.01 * Double(step)) }
view.release(1, time: 1.05)
let target = view.frame.target.y
now = 1.05
repeat {
  now += 1.0 / 60
  frame()
} while view.frame.needsTick
precondition(target > 300 && lines == Int(target / 20) && stops == 1)

// A tap is no scroll, and there is no end.
view.press(1, at: Vector(x: 100, y: 500), time: 10)
view.release(1, time: 10.1)
view.handle(.key(.end), at: 11)
now = 12
frame()
precondition(lines == Int(target / 20) && stops == 1)
