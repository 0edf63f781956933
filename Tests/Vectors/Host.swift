import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// A host of one scroller, which it uses by the C functions alone. The content scrolls along y; its range reaches from
/// `top` to `bottom`.
final class Host {
  let scroller: OpaquePointer
  private(set) var now = 0.0
  private(set) var content: Content
  /// The offset at which a delegate lets released content rest; see `land`.
  var landing = 0.0

  struct Content {
    var viewport = (x: 400.0, y: 600.0)
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 1e6
  }

  typealias FeelValues = (inout scrollkit_feel_values) -> Void

  init(
    _ feel: Int = SCROLLKIT_FEEL_UIKIT, _ content: Content = Content(), at offset: Double? = nil,
    mode: Int = SCROLLKIT_MODE_DRIVEN, alwaysBounces: Bool = false, values: FeelValues? = nil
  ) {
    var options = scrollkit_scroller_options()
    options.struct_size = UInt32(MemoryLayout<scrollkit_scroller_options>.size)
    options.feel = scrollkit_feel(feel)
    options.mode = scrollkit_mode(mode)
    options.always_bounces_y = alwaysBounces ? 1 : 0
    var created: OpaquePointer?
    check(scrollkit_scroller_create(&options, &created))
    scroller = created!
    self.content = content
    if let values { setFeel(values) }
    resize(content)
    if let offset { setOffset(offset) }
  }

  deinit { scrollkit_scroller_destroy(scroller) }

  /// Changes numbers of the feel.
  private func setFeel(_ change: FeelValues) {
    var values = scrollkit_feel_values()
    values.struct_size = UInt32(MemoryLayout<scrollkit_feel_values>.size)
    check(scrollkit_scroller_get_feel_values(scroller, &values))
    change(&values)
    check(scrollkit_scroller_set_feel_values(scroller, &values, now))
    Host.ownFeels += 1
  }

  /// The number of hosts so far that have changed numbers of a feel.
  nonisolated(unsafe) static var ownFeels = 0

  // MARK: The program

  func resize(_ content: Content, shift: (x: Double, y: Double) = (0, 0)) {
    var geometry = geometry(content, shift: shift)
    check(scrollkit_scroller_set_geometry(scroller, &geometry, now))
  }

  private func geometry(_ content: Content, shift: (x: Double, y: Double) = (0, 0)) -> scrollkit_geometry {
    self.content = content
    var geometry = scrollkit_geometry()
    geometry.struct_size = UInt32(MemoryLayout<scrollkit_geometry>.size)
    geometry.viewport_width = content.viewport.x
    geometry.viewport_height = content.viewport.y
    geometry.content_width = content.right + content.viewport.x
    geometry.content_height = content.bottom + content.viewport.y
    geometry.inset_left = -content.left
    geometry.inset_top = -content.top
    geometry.shift_x = shift.x
    geometry.shift_y = shift.y
    return geometry
  }

  /// Replaces rows at a position of the content by others of another length, and reports it.
  func edit(at y: Double, removed: Double, inserted: Double) {
    update(by: inserted - removed, [(y, removed, inserted)])
  }

  /// Changes the length of the content, and reports some edits.
  func update(by length: Double, _ edits: [(y: Double, removed: Double, inserted: Double)]) {
    var batch: UInt32 = 0
    check(scrollkit_anchor_begin_update(scroller, now, &batch))
    for edit in edits { check(scrollkit_anchor_add_edit(scroller, edit.y, edit.removed, edit.inserted)) }
    var content = content
    content.bottom += length
    var geometry = geometry(content)
    check(scrollkit_anchor_end_update(scroller, batch, &geometry, 1, now))
  }

  func setOffset(_ y: Double, x: Double = 0) { check(scrollkit_scroller_set_offset(scroller, x, y, now)) }

  func scroll(to y: Double) { check(scrollkit_scroller_scroll_to(scroller, 0, y, 1, now, nil)) }

  /// Ticks after some seconds.
  func wait(_ seconds: Double) { tick(now + seconds) }

  func tick(_ time: Double) {
    now = time
    check(scrollkit_scroller_tick(scroller, now, nil))
  }

  /// Ticks at 60 Hz for some seconds, and once at the end.
  func run(_ seconds: Double) {
    let end = now + seconds
    while now + 1.0 / 60 < end { tick(now + 1.0 / 60) }
    tick(end)
  }

  // MARK: The user

  func input(_ kind: Int, x: Double = 0, y: Double = 0, _ change: (inout scrollkit_input) -> Void = { _ in }) {
    var input = scrollkit_input()
    input.struct_size = UInt32(MemoryLayout<scrollkit_input>.size)
    input.kind = scrollkit_input_kind(kind)
    input.time = now
    input.x = x
    input.y = y
    change(&input)
    check(scrollkit_scroller_push(scroller, &input))
  }

  /// The finger's position along y since it was pressed, in points.
  private var finger = 0.0

  func press() {
    finger = 0
    check(scrollkit_scroller_press(scroller, 1, 0, 0, now))
  }

  func move(_ distance: Double, x: Double = 0, after seconds: Double = 0) {
    wait(seconds)
    finger += distance
    check(scrollkit_scroller_move(scroller, 1, x, finger, now))
  }

  func release(after seconds: Double = 0) {
    wait(seconds)
    check(scrollkit_scroller_release(scroller, 1, now))
  }

  /// Fingers pan on a trackpad, which the rubber band follows from the first point on.
  func pan(x: Double = 0, y: Double) {
    input(SCROLLKIT_INPUT_KIND_PAN_BEGIN)
    input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, x: x, y: y)
  }

  /// They leave the trackpad at a velocity of the offset.
  func panEnd(x: Double = 0, y: Double) {
    input(SCROLLKIT_INPUT_KIND_PAN_END) {
      $0.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY)
      $0.velocity_x = x
      $0.velocity_y = y
    }
  }

  func wheel(_ amount: Double, _ unit: Int = SCROLLKIT_UNIT_POINTS, device: UInt64 = 0) {
    input(SCROLLKIT_INPUT_KIND_WHEEL, y: amount) {
      $0.unit = scrollkit_unit(unit)
      $0.device = device
    }
  }

  // MARK: The frame and the events

  var frame: scrollkit_frame {
    var frame = scrollkit_frame()
    frame.struct_size = UInt32(MemoryLayout<scrollkit_frame>.size)
    check(scrollkit_scroller_get_frame(scroller, &frame))
    return frame
  }

  var offset: Double { frame.offset_y }
  var velocity: Double { frame.velocity_y }
  var target: Double { frame.target_y }
  var isIdle: Bool { frame.phase == SCROLLKIT_PHASE_IDLE }

  func events() -> [scrollkit_event] {
    var event = scrollkit_event()
    event.struct_size = UInt32(MemoryLayout<scrollkit_event>.size)
    var events: [scrollkit_event] = []
    while scrollkit_scroller_next_event(scroller, &event) == 1 { events.append(event) }
    return events
  }
}

/// A valid call succeeds.
func check(_ status: scrollkit_status, _ file: StaticString = #filePath, _ line: UInt = #line) {
  precondition(status >= 0, "\(file):\(line): \(String(cString: scrollkit_status_text(status)))")
}

/// Content that begins to move at the time 0, without further input. It can be read at any time.
struct Movement {
  /// Makes a host whose content begins to move at the time 0.
  let begin: () -> Host

  init(_ begin: @escaping () -> Host) { self.begin = begin }

  /// Content that is released at a velocity, at an offset that may be out of range.
  static func release(
    _ feel: Int, from start: Double, velocity: Double, top: Double = -1e6, bottom: Double = 1e6,
    viewport: Double = 600, values: Host.FeelValues? = nil
  ) -> Movement {
    Movement {
      let host = Host(
        feel, .init(viewport: (400, viewport), top: max(top, -1e9), bottom: min(bottom, 1e9)),
        at: min(max(start, top), bottom),
        alwaysBounces: true, values: values)
      host.pan(y: start - host.offset)
      host.panEnd(y: velocity)
      return host
    }
  }

  func host(at time: Double) -> Host {
    let host = begin()
    host.tick(time)
    return host
  }

  func position(at time: Double) -> Double { host(at: time).offset }
  func velocity(at time: Double) -> Double { host(at: time).velocity }
  var destination: Double { begin().target }

  /// When the content rests, in seconds.
  var duration: Double {
    let host = begin()
    if host.isIdle { return 0 }
    host.tick(1e6)
    return host.events().last { $0.kind == SCROLLKIT_EVENT_KIND_DID_REST }?.time ?? .infinity
  }

  /// When the content first reaches a position, in seconds; infinity if it never does.
  func time(reaching position: Double, before end: Double? = nil) -> Double {
    let start = self.position(at: 0)
    let end = end ?? duration
    var (before, after) = (0.0, end)
    if start == position { return 0 }
    if (self.position(at: end) - position) * (start - position) > 0 { return .infinity }
    while true {
      let middle = (before + after) / 2
      if middle <= before || middle >= after { return after }
      if (self.position(at: middle) - position) * (start - position) > 0 { before = middle } else { after = middle }
    }
  }
}
