import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
}

/// Scrollers of every feel, nested or not, snapping, zoomed, right to left, with reduced motion or without
/// momentum at random, and the calls on them: a session from a seed.
struct CombinationSession {
  /// A call on one scroller, by its number, at a time.
  struct Step {
    let time: Double
    let number: Int
    let name: String
    /// Whether the target is known at once: no further input and no timeout follow.
    let announcesTarget: Bool
    let call: (ScrollerRef, Double) -> scrollkit_status
  }

  private(set) var steps: [Step] = []
  var end: Double { (steps.last?.time ?? 0) + 0.1 }
  /// The features that the session uses.
  private(set) var parts: Set<String> = []
  private var makers: [(ScrollerRef) -> Void] = []
  private var dice: Dice

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    let count = dice.chance(0.4) ? 1 : dice.whole(2...3)
    if count > 1 { parts.insert("nesting") }
    for number in 0..<count { makers.append(maker(number)) }
    var time = 0.1
    for _ in 0..<dice.whole(3...8) {
      let number = dice.chance(0.75) ? 0 : dice.whole(0...count - 1)
      for (name, announcesTarget, call) in gesture() {
        steps.append(
          Step(time: time, number: number, name: name, announcesTarget: announcesTarget, call: call))
        time += dice.number(0.002...0.02)
      }
      time += dice.chance(0.15) ? 4 : dice.number(0...0.6)
    }
  }

  /// The scrollers, the innermost first; owned by the caller.
  func scrollers() -> [ScrollerRef] {
    let all = makers.map { make in
      let scroller = newScroller()
      make(scroller)
      return scroller
    }
    for (child, parent) in zip(all, all.dropFirst()) {
      XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 0), Status.ok)
    }
    return all
  }

  // MARK: Features

  private mutating func maker(_ number: Int) -> (ScrollerRef) -> Void {
    let feel = UInt32(dice.whole(1...SCROLLKIT_FEEL_LVGL))
    parts.insert("feel \(feel)")
    var geometry = tallContent()
    geometry.content_height = 480 + (number > 0 ? dice.number(0...900) : dice.number(0...6000))
    if dice.chance(0.5) { geometry.content_width = 320 + dice.number(0...3000) }
    if dice.chance(0.2) {
      geometry.right_to_left = 1
      parts.insert("right to left")
    }
    if dice.chance(0.3) { (geometry.inset_top, geometry.inset_bottom) = (40, 20) }
    let isNested = parts.contains("nesting")
    let order = UInt32(dice.whole(0...3))
    let latching = UInt32(dice.chance(0.2) ? 1 : 0)
    let overscroll = UInt32(dice.chance(0.7) ? 0 : dice.whole(1...2))
    let snapping = dice.chance(0.6) ? snapping() : nil
    let zoom = dice.chance(0.4) ? zoom() : nil
    var preferences = scrollkit_preferences.standard
    if dice.chance(0.1) {
      preferences.reduces_motion = 1
      parts.insert("reduced motion")
    }
    if dice.chance(0.1) {
      preferences.stops_momentum = 1
      parts.insert("no momentum")
    }
    return { scroller in
      XCTAssertEqual(scrollkit_scroller_set_feel(scroller, feel, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_preferences(scroller, &preferences, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
      zoom?(scroller)
      snapping?(scroller)
      guard isNested else { return }
      XCTAssertEqual(scrollkit_nest_set_order(scroller, order), Status.ok)
      XCTAssertEqual(scrollkit_nest_set_latching(scroller, latching), Status.ok)
      XCTAssertEqual(
        scrollkit_nest_set_overscroll_behavior(scroller, overscroll, overscroll), Status.ok)
    }
  }

  private mutating func snapping() -> (ScrollerRef) -> Void {
    let kind = UInt32(dice.whole(1...3))
    parts.insert("snap \(kind)")
    var options = scrollkit_snap_options.standard
    options.kind = kind
    options.rule = kind == SCROLLKIT_SNAP_KIND_AREAS ? 0 : UInt32(dice.whole(0...5))
    options.length = kind == SCROLLKIT_SNAP_KIND_PAGES && dice.chance(0.5) ? 0 : dice.number(60...400)
    options.spacing = dice.chance(0.5) ? 0 : 20
    options.count = 12
    options.strictness = dice.chance(0.5) ? 1 : 0
    let axis = UInt32(dice.chance(0.8) ? SCROLLKIT_AXIS_Y : SCROLLKIT_AXIS_X)
    var position = 0.0
    var areas: [scrollkit_snap_area] = []
    for key in 0..<12 {
      var area = scrollkit_snap_area.standard
      area.key = UInt64(key)
      (area.x, area.y, area.width, area.height) = (position, position, 300, 300)
      area.align_x = UInt32(SCROLLKIT_SNAP_ALIGNMENT_START)
      area.align_y = UInt32(dice.whole(SCROLLKIT_SNAP_ALIGNMENT_START...SCROLLKIT_SNAP_ALIGNMENT_END))
      area.stops = dice.chance(0.15) ? 1 : 0
      areas.append(area)
      position += dice.number(100...700)
    }
    return { scroller in
      XCTAssertEqual(scrollkit_snap_set_options(scroller, axis, &options), Status.ok)
      guard kind == SCROLLKIT_SNAP_KIND_AREAS else { return }
      XCTAssertEqual(scrollkit_snap_set_areas(scroller, areas, 12, 0, 0), Status.ok)
    }
  }

  private mutating func zoom() -> (ScrollerRef) -> Void {
    parts.insert("zoom")
    var options = scrollkit_zoom_options.standard
    options.minimum = dice.chance(0.5) ? 1 : dice.number(0.3...1)
    options.maximum = dice.number(1...6)
    options.centers = dice.chance(0.5) ? 1 : 0
    return { XCTAssertEqual(scrollkit_zoom_enable($0, &options, 0), Status.ok) }
  }

  /// Whether any of them snaps.
  var snaps: Bool { parts.contains { $0.hasPrefix("snap") } }

  // MARK: Gestures

  private typealias Action = (String, Bool, (ScrollerRef, Double) -> scrollkit_status)

  private mutating func gesture() -> [Action] {
    switch dice.whole(0...11) {
    case 0, 1, 2, 3: return drag()
    case 4, 5: return pinch()
    case 6: return turns()
    case 7: return pan()
    case 8: return stream()
    case 9: return steering()
    default: return [program()]
    }
  }

  private mutating func drag() -> [Action] {
    var (x, y) = (dice.number(0...320), dice.number(0...480))
    let speed = (x: dice.chance(0.5) ? 0 : dice.number(-30...30), y: dice.number(-60...60))
    let start = (x: x, y: y)
    var actions: [Action] = [
      ("press", false, { scrollkit_scroller_press($0, 1, start.x, start.y, $1) })
    ]
    for _ in 0..<dice.whole(0...9) {
      x += speed.x + dice.number(-3...3)
      y += speed.y + dice.number(-3...3)
      let place = (x: x, y: y)
      actions.append(("move", false, { scrollkit_scroller_move($0, 1, place.x, place.y, $1) }))
    }
    if dice.chance(0.1) { return actions + [("cancel", true, { scrollkit_scroller_cancel($0, $1) })] }
    return actions + [("release", true, { scrollkit_scroller_release($0, 1, $1) })]
  }

  private mutating func pinch() -> [Action] {
    var scale = 1.0
    let grows = dice.number(0.85...1.18)
    var actions: [Action] = [input(SCROLLKIT_INPUT_KIND_PINCH_BEGIN, x: 160, y: 240, scale: 1)]
    for step in 0..<dice.whole(1...8) {
      scale *= grows
      actions.append(
        input(SCROLLKIT_INPUT_KIND_PINCH_UPDATE, x: 160 + 4 * Double(step), y: 240, scale: scale))
    }
    let end = input(SCROLLKIT_INPUT_KIND_PINCH_END)
    return actions + [(end.0, true, end.2)]
  }

  private mutating func turns() -> [Action] {
    let amount = dice.number(-3...3)
    let unit = UInt32(dice.whole(1...3))
    let key = UInt32(dice.whole(0...9))
    let turn: Action = ("wheel", true, { scrollkit_scroller_wheel($0, 0, amount, unit, $1) })
    let press: Action = ("key \(key)", true, { scrollkit_scroller_key($0, key, $1) })
    var zoomed = scrollkit_input.standard
    zoomed.kind = UInt32(SCROLLKIT_INPUT_KIND_WHEEL)
    (zoomed.y, zoomed.unit, zoomed.flags) = (amount, 3, UInt32(SCROLLKIT_INPUT_FLAGS_ZOOM))
    (zoomed.focus_x, zoomed.focus_y) = (100, 200)
    let zoom: Action = ("zoom wheel", true, { push($0, zoomed, $1) })
    return (0..<dice.whole(1...4)).map { _ in dice.chance(0.5) ? turn : dice.chance(0.6) ? press : zoom }
  }

  private mutating func pan() -> [Action] {
    let (x, y) = (dice.chance(0.5) ? 0 : dice.number(-20...20), dice.number(-40...40))
    var actions = [input(SCROLLKIT_INPUT_KIND_PAN_BEGIN)]
    for _ in 0..<dice.whole(1...8) { actions.append(input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, x: x, y: y)) }
    var end = scrollkit_input.standard
    end.kind = UInt32(SCROLLKIT_INPUT_KIND_PAN_END)
    if dice.chance(0.5) {
      end.flags = UInt32(SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY)
      (end.velocity_x, end.velocity_y) = (0, dice.number(-4000...4000))
    }
    return actions + [("pan end", true, { push($0, end, $1) })]
  }

  /// Inputs of the platform, whose end is not known in advance.
  private mutating func stream() -> [Action] {
    let (x, y) = (dice.chance(0.5) ? 0 : dice.number(-20...20), dice.number(-40...40))
    if dice.chance(0.4) {
      return (0..<dice.whole(1...5)).map { _ in
        ("points", false, { scrollkit_scroller_wheel($0, x, y, 0, $1) })
      }
    }
    var actions = [input(SCROLLKIT_INPUT_KIND_PAN_BEGIN), input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, x: x, y: y)]
    actions.append(
      input(SCROLLKIT_INPUT_KIND_PAN_END, flags: SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM))
    for _ in 0..<dice.whole(1...6) {
      actions.append(input(SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE, x: x, y: y))
    }
    return actions + (dice.chance(0.5) ? [input(SCROLLKIT_INPUT_KIND_MOMENTUM_END)] : [])
  }

  private mutating func steering() -> [Action] {
    let (x, y) = (dice.chance(0.7) ? 0 : dice.number(-900...900), dice.number(-2000...2000))
    let key = UInt32(dice.whole(0...7))
    let isKey = dice.chance(0.4)
    let begin: Action =
      isKey
      ? ("held", false, { scrollkit_scroller_hold_key($0, key, $1) })
      : ("steer", false, { scrollkit_autoscroll_set_velocity($0, x, y, $1) })
    let end: Action =
      isKey
      ? ("key up", true, { scrollkit_scroller_release_key($0, key, $1) })
      : ("steer end", true, { scrollkit_autoscroll_end($0, $1) })
    return (0..<dice.whole(1...12)).map { _ in begin } + [end]
  }

  private mutating func program() -> Action {
    let (x, y) = (dice.number(-100...1000), dice.number(-100...4000))
    let scale = dice.number(0.3...5)
    let isAnimated: UInt32 = dice.chance(0.8) ? 1 : 0
    switch dice.whole(0...6) {
    case 0, 1:
      return ("scroll to", true, { scrollkit_scroller_scroll_to($0, x, y, isAnimated, $1, nil) })
    case 2: return ("stop", true, { scrollkit_scroller_stop($0, $1) })
    case 3: return ("set offset", true, { scrollkit_scroller_set_offset($0, x, y, $1) })
    case 4:
      return ("snap to", true, { unlessOff(scrollkit_snap_scroll_to($0, 1, x.rounded() / 100, $1, nil)) })
    case 5:
      return (
        "zoom to", true,
        { unlessOff(scrollkit_zoom_set_scale($0, scale, 100, 200, isAnimated, $1, nil)) })
    default:
      return (
        "double tap", true, { unlessOff(scrollkit_zoom_double_tap($0, 100, 200, 2, $1, nil)) })
    }
  }

  private func input(
    _ kind: Int, x: Double = 0, y: Double = 0, scale: Double = 0, flags: Int = 0
  ) -> Action {
    var input = scrollkit_input.standard
    (input.kind, input.x, input.y, input.flags) = (UInt32(kind), x, y, UInt32(flags))
    input.scale = scale
    return (String(cString: scrollkit_enum_name("input_kind", Int64(UInt32(kind)))), false, { push($0, input, $1) })
  }
}

private func push(_ scroller: ScrollerRef, _ input: scrollkit_input, _ time: Double)
  -> scrollkit_status
{
  var timed = input
  timed.time = time
  return scrollkit_scroller_push(scroller, &timed)
}

/// A status, with OK for a behaviour that was not enabled.
private func unlessOff(_ status: scrollkit_status) -> scrollkit_status {
  status == Status.notEnabled || status == Status.notFound ? Status.ok : status
}
