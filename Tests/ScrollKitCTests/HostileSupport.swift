import CScrollKitTypes
import ScrollKitC
import XCTest

/// Short names of the statuses.
enum Status {
  static let ok = scrollkit_status(SCROLLKIT_STATUS_OK)
  static let nullArgument = scrollkit_status(SCROLLKIT_STATUS_NULL_ARGUMENT)
  static let invalidArgument = scrollkit_status(SCROLLKIT_STATUS_INVALID_ARGUMENT)
  static let notFinite = scrollkit_status(SCROLLKIT_STATUS_NOT_FINITE)
  static let wrongMode = scrollkit_status(SCROLLKIT_STATUS_WRONG_MODE)
  static let outOfRange = scrollkit_status(SCROLLKIT_STATUS_OUT_OF_RANGE)
  static let notEnabled = scrollkit_status(SCROLLKIT_STATUS_NOT_ENABLED)
  static let invalidSize = scrollkit_status(SCROLLKIT_STATUS_INVALID_SIZE)
  static let notFound = scrollkit_status(SCROLLKIT_STATUS_NOT_FOUND)
  static let cycle = scrollkit_status(SCROLLKIT_STATUS_CYCLE)
  static let unbalanced = scrollkit_status(SCROLLKIT_STATUS_UNBALANCED)
}

/// What a scroller may be doing when a call comes; its last call was at 1 s.
enum Situation: CaseIterable {
  case idle, tracking, dragging, coasting, bouncing, animating, wheeling, panning, steering
  case observedIdle, observedAnimating, observedDecelerating
  /// All behaviours are enabled, and a batch of changes is open: the nub is held, the content
  /// is scrolled to the top by an animation, or a toolkit scrolls it.
  case scrubbing, goingToTop, observedBehaving
  /// Fingers hold the content past its largest scale, or it is shown larger and larger.
  case pinching, zoomingIn

  var mode: Int {
    switch self {
    case .idle, .tracking, .dragging, .coasting, .bouncing, .animating, .wheeling, .panning,
      .steering, .scrubbing, .goingToTop, .pinching, .zoomingIn:
      SCROLLKIT_MODE_DRIVEN
    case .observedIdle, .observedAnimating, .observedDecelerating, .observedBehaving:
      SCROLLKIT_MODE_OBSERVED
    }
  }

  var behaves: Bool {
    switch self {
    case .scrubbing, .goingToTop, .observedBehaving: true
    case .idle, .tracking, .dragging, .coasting, .bouncing, .animating, .wheeling, .panning,
      .steering, .observedIdle, .observedAnimating, .observedDecelerating, .pinching, .zoomingIn:
      false
    }
  }

  var zooms: Bool { self == .pinching || self == .zoomingIn }

  /// A new scroller in this situation, its events not yet taken.
  func make() -> ScrollerRef {
    let scroller = newScroller(mode: mode)
    setTallContent(scroller, at: 0)
    switch self {
    case .idle: _ = scrollkit_scroller_set_offset(scroller, 0, 100, 0.5)
    case .tracking: _ = scrollkit_scroller_press(scroller, 7, 100, 300, 0.9)
    case .dragging: drag(scroller, by: -100, at: 0.9)
    case .coasting:
      drag(scroller, by: -100, at: 0.9)
      _ = scrollkit_scroller_release(scroller, 7, 0.95)
    case .bouncing:
      drag(scroller, by: 200, at: 0.9)
      _ = scrollkit_scroller_release(scroller, 7, 0.95)
    case .animating: _ = scrollkit_scroller_scroll_to(scroller, 0, 2000, 1, 0.9, nil)
    case .wheeling:
      _ = scrollkit_scroller_wheel(scroller, 0, 3, scrollkit_unit(SCROLLKIT_UNIT_NOTCHES), 0.95)
    case .panning: _ = push(scroller, SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: 40, at: 0.95)
    case .steering:
      _ = scrollkit_autoscroll_begin(scroller, nil, 100, 100, 0.9)
      _ = scrollkit_autoscroll_move(scroller, 100, 250, 0.95)
    case .observedIdle: _ = push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 100, at: 0.5)
    case .observedAnimating: _ = scrollkit_scroller_scroll_to(scroller, 0, 2000, 1, 0.9, nil)
    case .observedDecelerating:
      _ = push(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 0.9)
      _ = push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 40, at: 0.92)
      _ = push(scroller, SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING, y: 500, at: 0.94)
      _ = push(
        scroller, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, flags: SCROLLKIT_INPUT_FLAGS_DECELERATES, at: 0.94)
    case .scrubbing:
      enableBehaviours(scroller)
      _ = scrollkit_scroller_set_offset(scroller, 0, 300, 0.5)
      _ = scrollkit_nub_grab(scroller, 0.9, nil)
      XCTAssertEqual(begunBatch(scroller, at: 0.95), 1)
    case .goingToTop:
      enableBehaviours(scroller)
      _ = scrollkit_scroller_set_offset(scroller, 0, 900, 0.5)
      _ = scrollkit_top_trigger(scroller, 0, 0.9)
      XCTAssertEqual(begunBatch(scroller, at: 0.95), 1)
    case .pinching:
      _ = scrollkit_zoom_enable(scroller, nil, 0.5)
      _ = pinch(scroller, SCROLLKIT_INPUT_KIND_PINCH_BEGIN, x: 100, y: 200, scale: 1, at: 0.9)
      _ = pinch(scroller, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, x: 120, y: 180, scale: 6, at: 0.95)
    case .zoomingIn:
      _ = scrollkit_zoom_enable(scroller, nil, 0.5)
      _ = scrollkit_zoom_set_scale(scroller, 3, 100, 200, 1, 0.9, nil)
    case .observedBehaving:
      enableBehaviours(scroller)
      _ = push(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 0.9)
      _ = push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 300, at: 0.92)
      XCTAssertEqual(begunBatch(scroller, at: 0.95), 1)
    }
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok)
    return scroller
  }
}

/// Everything observable of a scroller from now on: its frame, its events, and what the same calls
/// then lead to. Destroys it.
func fate(of scroller: ScrollerRef, after situation: Situation) -> [[UInt8]] {
  var observed: [[UInt8]] = [bytes(of: frame(of: scroller))]
  func observe() {
    observed.append(bytes(of: frame(of: scroller)))
    observed.append(bytes(of: context(of: scroller)))
    if situation.behaves { observed += behaviours(of: scroller) }
    if situation.zooms { observed.append(bytes(of: zoomState(of: scroller))) }
    for event in drained(scroller) { observed.append(bytes(of: event)) }
  }
  func tick(through times: ClosedRange<Double>) {
    for time in stride(from: times.lowerBound, through: times.upperBound, by: 0.2) {
      XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
      observe()
    }
  }
  observe()
  tick(through: 1...1.2)
  if situation.mode == SCROLLKIT_MODE_DRIVEN {
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.25), Status.ok)
    tick(through: 1.3...2)
    drag(scroller, by: -50, at: 2)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 2.1), Status.ok)
  } else {
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 70, at: 2), Status.ok)
  }
  tick(through: 2.2...3)
  var id: UInt64 = 0
  XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 90, 1, 3, &id), Status.ok)
  observed.append(bytes(of: id))
  tick(through: 3.1...4)
  if situation.behaves {
    useBehaviours(scroller)
    tick(through: 5...6)
  }
  scrollkit_scroller_destroy(scroller)
  return observed
}

func newScroller(mode: Int = SCROLLKIT_MODE_DRIVEN) -> ScrollerRef {
  var options = scrollkit_scroller_options()
  XCTAssertEqual(scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), 0)
  options.mode = scrollkit_mode(mode)
  var scroller: ScrollerRef?
  XCTAssertEqual(scrollkit_scroller_create(&options, &scroller), Status.ok)
  return scroller!
}

/// 320 × 480 points of 320 × 4000.
func tallContent() -> scrollkit_geometry {
  var geometry = scrollkit_geometry()
  XCTAssertEqual(scrollkit_struct_init(&geometry, UInt(MemoryLayout.size(ofValue: geometry))), 0)
  geometry.viewport_width = 320
  geometry.viewport_height = 480
  geometry.content_width = 320
  geometry.content_height = 4000
  return geometry
}

func setTallContent(_ scroller: ScrollerRef, at time: Double) {
  var geometry = tallContent()
  XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, time), Status.ok)
}

/// Three movements of finger 7 within 40 ms.
func drag(_ scroller: ScrollerRef, by distance: Double, at time: Double) {
  _ = scrollkit_scroller_press(scroller, 7, 100, 300, time)
  for step in 1...3 {
    let share = Double(step) / 3
    _ = scrollkit_scroller_move(scroller, 7, 100, 300 + distance * share, time + 0.04 * share)
  }
}

func input(_ kind: Int, at time: Double) -> scrollkit_input {
  var input = scrollkit_input()
  XCTAssertEqual(scrollkit_struct_init(&input, UInt(MemoryLayout.size(ofValue: input))), Status.ok)
  input.kind = scrollkit_input_kind(kind)
  input.time = time
  return input
}

func push(
  _ scroller: ScrollerRef, _ kind: Int, y: Double = 0, flags: Int = 0, at time: Double
) -> scrollkit_status {
  var input = input(kind, at: time)
  input.y = y
  input.flags = scrollkit_input_flags(flags)
  return scrollkit_scroller_push(scroller, &input)
}

func frame(of scroller: ScrollerRef) -> scrollkit_frame {
  var frame = scrollkit_frame()
  XCTAssertEqual(scrollkit_struct_init(&frame, UInt(MemoryLayout.size(ofValue: frame))), Status.ok)
  XCTAssertEqual(scrollkit_scroller_get_frame(scroller, &frame), Status.ok)
  return frame
}

func drained(_ scroller: ScrollerRef) -> [scrollkit_event] {
  var events: [scrollkit_event] = []
  var event = scrollkit_event()
  event.struct_size = UInt32(MemoryLayout.size(ofValue: event))
  while scrollkit_scroller_next_event(scroller, &event) 
    == scrollkit_event_result(SCROLLKIT_EVENT_RESULT_TAKEN)
  {
    events.append(event)
  }
  return events
}

func bytes<Value>(of value: Value) -> [UInt8] {
  withUnsafeBytes(of: value) { Array($0) }
}

func zoomOptions() -> scrollkit_zoom_options {
  var options = scrollkit_zoom_options()
  XCTAssertEqual(scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), 0)
  return options
}

func zoomState(of scroller: ScrollerRef) -> scrollkit_zoom_state {
  var state = scrollkit_zoom_state()
  XCTAssertEqual(scrollkit_struct_init(&state, UInt(MemoryLayout.size(ofValue: state))), 0)
  XCTAssertEqual(scrollkit_zoom_get_state(scroller, &state), Status.ok)
  return state
}

func pinch(
  _ scroller: ScrollerRef, _ kind: Int, x: Double, y: Double, scale: Double, at time: Double
) -> scrollkit_status {
  var input = input(kind, at: time)
  (input.x, input.y, input.scale) = (x, y, scale)
  return scrollkit_scroller_push(scroller, &input)
}

/// UIKit's numbers.
func uikitValues() -> scrollkit_feel_values {
  var values = scrollkit_feel_values()
  _ = scrollkit_struct_init(&values, UInt(MemoryLayout.size(ofValue: values)))
  _ = scrollkit_feel_get_values(UInt32(SCROLLKIT_FEEL_UIKIT), &values)
  return values
}
