@testable import ScrollKitCore

/// Content with snap rules, from the drag to the rest.
struct SnapStage {
  var view: ScrollView
  var time = 0.0

  init(
    _ rule: SnapRule, _ axis: Axis = .y, content: Double = 2000, viewport: Double = 400,
    feel: Feel = .uikit, mode: ScrollMode = .driven
  ) {
    var feel = feel
    feel.slop = 0
    let fits = AxisGeometry(viewport: viewport, content: viewport)
    let scrolls = AxisGeometry(viewport: viewport, content: content)
    view = ScrollView(
      mode: mode,
      setting: ScrollSetting(
        geometry: axis == .y ? Pair(x: fits, y: scrolls) : Pair(x: scrolls, y: scrolls), feel: feel,
        alwaysBounces: Pair(x: false, y: false)))
    view.setSnapRule(rule, axis, at: 0)
  }

  var offset: Double { view.frame.offset.y }
  var target: Double { view.frame.target.y }

  mutating func snap(_ rule: SnapRule, _ axis: Axis = .y) { view.setSnapRule(rule, axis, at: time) }

  mutating func input(_ input: ScrollInput) { view.handle(input, at: time) }

  /// Drags the content by a distance in points and releases it at a velocity in points per second.
  mutating func flick(by distance: Double, velocity: Double) {
    input(.press(pointer: 1, at: .zero))
    time += 0.5
    let slow = distance - velocity * 0.05
    input(.move(pointer: 1, to: Vector(x: 0, y: -slow)))
    for step in 1...5 {
      time += 0.01
      input(.move(pointer: 1, to: Vector(x: 0, y: -slow - velocity * 0.01 * Double(step))))
    }
    if velocity == 0 { time += 0.2 }
    input(.release(pointer: 1))
  }

  mutating func place(at y: Double) { view.setOffset(.down(y), at: time) }

  mutating func rest() {
    for _ in 0..<2000 where view.frame.needsTick {
      time += 0.01
      view.tick(at: time)
    }
  }

  /// Changes the size of the viewport along x, which has five pages; along y nothing changes.
  mutating func setPages(of length: Double) {
    let x = AxisGeometry(viewport: length, content: 5 * length)
    view.setGeometry(Pair(x: x, y: view.geometry.y), at: time)
  }

  mutating func change(content: Double, viewport: Double, shift: Double = 0) {
    let geometry = AxisGeometry(viewport: viewport, content: content)
    let x = AxisGeometry(viewport: viewport, content: viewport)
    view.setGeometry(Pair(x: x, y: geometry), shift: Vector(x: 0, y: shift), at: time)
  }
}
