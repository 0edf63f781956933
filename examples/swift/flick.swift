// Flicks a list of 5000 points in a viewport of 600 points and prints where to draw it.
import ScrollKitCore

var list = ScrollView(feel: .uikit)
var time = 0.0
list.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: time)

list.press(1, at: Vector(x: 100, y: 500), time: time)
while time < 0.05 {  // the finger moves up by 1000 points per second
  list.move(1, to: Vector(x: 100, y: 500 - 1000 * time), time: time)
  time += 0.01
}
list.release(1, time: time)

repeat {  // one frame every sixtieth of a second, until nothing moves
  list.tick(at: time)
  print("\(time.hundredths) s: draw at \(list.frame.offset.y.hundredths), will rest at \(list.frame.target.y.hundredths)")
  time += 1.0 / 60
} while list.frame.needsTick

for happened in list.takeEvents() {
  if case .didRest(let offset) = happened.event { print("rested at \(offset.y.hundredths)") }
}

extension Double {
  /// The value with two decimals; no Foundation is needed.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
