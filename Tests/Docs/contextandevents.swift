import ScrollKitCore

var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
_ = view.takeEvents()
view.press(1, at: Vector(x: 100, y: 500), time: 1)
for step in 1...5 { view.move(1, to: Vector(x: 100, y: 500 - 20 * Double(step)), time: 1 + Double(step) / 100) }
view.release(1, time: 1.05)
let target = view.frame.target

var loaded: [Double] = []
func load(from start: Double, to end: Double) -> [Double] { [start, end] }
do {
  func load(from start: Double, to end: Double) { loaded = [start, end] }
// contextandevents-1
  precondition(context.heading == .bottom && context.edges == [.left, .right] && context.range.y.upper == 4400)
}
precondition(loaded == [0, target.y + 600])

/// Ticks at a rate, and returns what the events told.
@MainActor func rest(framesPerSecond: Double) -> (target: Vector, offset: Vector, time: Double) {
  var view = view
  var (prefetched, saved, savedTime) = (Vector.zero, Vector.zero, 0.0)
  func prefetch(_ target: Vector) { prefetched = target }
  func save(_ offset: Vector, _ time: Double) { (saved, savedTime) = (offset, time) }
  func prepareFooter() { preconditionFailure() }
  func reloadEverything() { preconditionFailure() }
  for frame in 1...Int(10 * framesPerSecond) {
    view.tick(at: 1.05 + Double(frame) / framesPerSecond)
// contextandevents-2
  }
  return (prefetched, saved, savedTime)
}
let (slow, fast) = (rest(framesPerSecond: 7), rest(framesPerSecond: 120))
precondition(slow == fast && slow.target == target && slow.offset == target)

view.tick(at: 20)
_ = view.takeEvents()
view.scroll(to: .zero, at: 20)
precondition(view.scrollContext.isAnimating && !view.scrollContext.isScrolling && view.scrollContext.expectedEnd == .zero)
view.tick(at: 20.1)
view.tick(at: 20.2)
precondition(view.takeEvents().filter { if case .didScroll = $0.event { true } else { false } }.count == 1)
