import ScrollKitCore

struct Toolkit {
  var offset = Vector.zero
  var targetOffset: Vector?
  var animation: Vector?
  mutating func scroll(to offset: Vector, animated: Bool) {
    if animated { animation = offset } else { self.offset = offset }
  }
}
var toolkit = Toolkit()
let geometry = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000))
let now = 1.0

// observedscrollviews-1

precondition(view.frame.offset.y == 30 && view.frame.target.y == 400 && view.headers[0].position == -30)
@MainActor func carryOutRequests() {
// observedscrollviews-2
}
let scroll = view.scroll(to: Vector(x: 0, y: 1200), at: 3)
precondition(view.hostOffset.y == 30)
carryOutRequests()
precondition(toolkit.animation == Vector(x: 0, y: 1200))
view.handle(.didScroll(to: Vector(x: 0, y: 1200.4)), at: 3.3)
view.handle(.didEndAnimation, at: 3.3)
precondition(view.takeEvents().contains { $0.event == .animationCompleted(scroll, finished: true) })

view.shift(by: Vector(x: 0, y: 50), at: 4)
carryOutRequests()
precondition((toolkit.offset.y - 1250.4).magnitude < 1e-9)
view.setOffset(Vector(x: 0, y: 10), at: 5)
carryOutRequests()
precondition(toolkit.offset.y == 10)

// A report of the offset alone is a movement of a wheel.
var plain = ScrollView(mode: .observed)
plain.handle(.didScroll(to: Vector(x: 0, y: 1500)), at: 1)
precondition(plain.frame.phase == .wheeling && plain.frame.offset.y == 1500)
