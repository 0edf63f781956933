import ScrollKitCore

var now = 0.0
var view = ScrollView()

// collapsingheaders-1

precondition(view.frame.offset.y == -100)
/// Drags by a distance, and rests there.
@MainActor func drag(by distance: Double) {
  view.handle(.panBegin, at: now)
  for _ in 1...10 {
    now += 0.02
    view.handle(.panUpdate(by: Vector(x: 0, y: distance / 10)), at: now)
  }
  view.handle(.panEnd(.velocity(.zero)), at: now + 0.5)
  now += 1
}

drag(by: 800)
view.tick(at: now)
var drawn: (top: Double, height: Double, opacity: Double)?
do {
  func draw(top: Double, height: Double, opacity: Double) { drawn = (top, height, opacity) }
// collapsingheaders-2
}
precondition(drawn! == (-100, 0, 0))
precondition(view.frame.offset.y == 700)

view.shift(by: Vector(x: 0, y: 400), at: now)
view.tick(at: now + 1)
precondition(view.headers[0].position == -100)  // an insertion shows nothing

drag(by: -70)
precondition(view.headers[0].isSnapping == false || view.frame.needsTick)
view.tick(at: now + 2)
precondition(view.headers[0].position == 0 && !view.frame.needsTick)

var later = view
later.removeHeaders(at: now + 3)
precondition(later.headers.count == 0 && view.headers.count == 1)

// A bounce at the end does not show it.
view.scroll(to: Vector(x: 0, y: 4390), by: .none, at: now + 4)
precondition(view.headers[0].position == -100)
view.handle(.panUpdate(by: Vector(x: 0, y: 5)), at: now + 5)
view.handle(.panEnd(.velocity(Vector(x: 0, y: 3000))), at: now + 5)
for frame in 0...120 {
  view.tick(at: now + 5 + Double(frame) / 60)
  precondition(view.headers[0].position == -100)
}

// Overscroll stretches it.
options.stretches = true
var stretched = ScrollView()
stretched.setGeometry(
  ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000, leadingInset: 100)),
  at: 0)
stretched.addHeader(options, at: 0)
stretched.press(1, at: Vector(x: 100, y: 100), time: 1)
stretched.move(1, to: Vector(x: 100, y: 300), time: 1.1)
precondition(stretched.headers[0].visibleHeight == 100 - stretched.frame.overscroll.y && stretched.frame.overscroll.y < 0)

// With the visible inset, a toolkit's inset that follows the bar moves nothing.
options = HeaderOptions(mode: .enterAlways, height: 100)
options.inset = .visible
var visible = ScrollView()
visible.addHeader(options, at: 0)
visible.setGeometry(
  ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000, leadingInset: 100)),
  at: 0)
visible.handle(.panUpdate(by: Vector(x: 0, y: 60)), at: 1)
precondition(visible.headers[0].visibleHeight == 40 && visible.frame.offset.y == -40)
visible.setGeometry(
  ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000, leadingInset: 40)),
  at: 1)
precondition(visible.frame.offset.y == -40)

// Only the user shows it.
options = HeaderOptions(mode: .enterAlways, height: 100)
options.onlyByUser = true
view.changeHeader(0, to: options, at: now + 20)
view.scroll(to: Vector(x: 0, y: 2000), by: .none, at: now + 20)
precondition(view.headers[0].position == -100)
now += 21
drag(by: -40)
precondition(view.headers[0].position == -60)
