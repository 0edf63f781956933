@testable import ScrollKitCore

/// A finger on a tall scroll view, and a clock.
struct TestFinger {
  var scroller: Scroller
  var now = 0.0
  private var position = 0.0

  init(_ feel: Feel, at offset: Double) {
    scroller = Scroller(
      setting: ScrollSetting(
        geometry: Pair(
          x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 1e6)),
        feel: feel, alwaysBounces: Pair(x: false, y: false)))
    scroller.setOffset(.down(offset), at: 0)
  }

  var offset: Double { mutating get { scroller.activity.offset(at: now).y } }
  var velocity: Double { mutating get { scroller.activity.states(at: now).y.velocity } }
  var speed: Double { mutating get { velocity.magnitude } }

  mutating func wait(_ seconds: Double) {
    now += seconds
    _ = scroller.advance(to: now)
  }
  mutating func press() {
    position = 0
    scroller.handle(.press(pointer: 1, at: .zero), at: now)
  }
  mutating func move(_ distance: Double, after seconds: Double) {
    wait(seconds)
    position += distance
    scroller.handle(.move(pointer: 1, to: .down(position)), at: now)
  }
  mutating func release(after seconds: Double = 0) {
    wait(seconds)
    scroller.handle(.release(pointer: 1), at: now)
  }
}
