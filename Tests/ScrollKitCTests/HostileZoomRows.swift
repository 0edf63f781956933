import CScrollKitTypes
import ScrollKitC
import XCTest

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

extension NumberFunction {
  static let zooms: [NumberFunction] = pinches + [
    NumberFunction(
      name: "scrollkit_scroller_push", ordinary: [-1, 100, 200, 1.5],
      kinds: [.length, .length, .length, .time]
    ) { scroller, numbers in
      var wheel = input(SCROLLKIT_INPUT_KIND_WHEEL, at: numbers[3])
      wheel.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_ZOOM)
      wheel.unit = scrollkit_unit(SCROLLKIT_UNIT_NOTCHES)
      (wheel.y, wheel.focus_x, wheel.focus_y) = (numbers[0], numbers[1], numbers[2])
      return scrollkit_scroller_push(scroller, &wheel)
    },
    NumberFunction(name: "scrollkit_zoom_enable", ordinary: [1.5], kinds: [.time]) {
      scrollkit_zoom_enable($0, nil, $1[0])
    },
    NumberFunction(name: "scrollkit_zoom_disable", mode: nil, tells: false, ordinary: [1.5], kinds: [.time]) {
      // The state of the same scroller is read later.
      let status = scrollkit_zoom_disable($0, $1[0])
      if status == Status.ok { _ = scrollkit_zoom_enable($0, nil, $1[0]) }
      return status
    },
    NumberFunction(
      name: "scrollkit_zoom_set_scale", mode: nil, zooming: true, ordinary: [2, 10, 20, 1.5],
      kinds: [.size, .length, .length, .time]
    ) { scroller, numbers in
      let scale = numbers[0] == 0 ? 5e-324 : numbers[0]
      return withPoisonedNumber {
        scrollkit_zoom_set_scale(scroller, scale, numbers[1], numbers[2], 1, numbers[3], $0)
      }
    },
    NumberFunction(
      name: "scrollkit_zoom_show_rect", mode: nil, zooming: true, ordinary: [10, 20, 30, 40, 1.5],
      kinds: [.length, .length, .size, .size, .time]
    ) { scroller, n in
      withPoisonedNumber { scrollkit_zoom_show_rect(scroller, n[0], n[1], n[2], n[3], 1, n[4], $0) }
    },
    NumberFunction(
      name: "scrollkit_zoom_double_tap", mode: nil, zooming: true, ordinary: [10, 20, 2, 1.5],
      kinds: [.length, .length, .size, .time]
    ) { scroller, n in
      withPoisonedNumber { scrollkit_zoom_double_tap(scroller, n[0], n[1], n[2], n[3], $0) }
    },
  ]

  private static let pinches: [NumberFunction] =
    [SCROLLKIT_INPUT_KIND_PINCH_BEGIN, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, SCROLLKIT_INPUT_KIND_PINCH_END].map { kind in
      NumberFunction(
        name: "scrollkit_scroller_push", ordinary: [100, 200, 1.5, 1.5],
        kinds: [.length, .length, .size, .time]
      ) { pinch($0, kind, x: $1[0], y: $1[1], scale: $1[2], at: $1[3]) }
    }
}

extension Refusal {
  static let zooms: [Refusal] = nullZooms + limits + switches + [
    Refusal(
      function: "scrollkit_zoom_enable", what: "an observed scroller", status: Status.wrongMode,
      mode: SCROLLKIT_MODE_OBSERVED, call: { scrollkit_zoom_enable($0, nil, 1.5) }),
    Refusal(
      function: "scrollkit_zoom_get_state", what: "zooming is not enabled",
      status: Status.notEnabled, zooming: false,
      call: { scroller in
        withPoisoned(scrollkit_zoom_state.self) { scrollkit_zoom_get_state(scroller, $0) }
      }),
    Refusal(
      function: "scrollkit_zoom_set_scale", what: "no scale", status: Status.outOfRange,
      zooming: true,
      call: { scroller in
        withPoisonedNumber { scrollkit_zoom_set_scale(scroller, 0, 1, 1, 1, 1.5, $0) }
      }),
  ]

  private static func null(
    _ function: String, _ what: String = "the scroller is NULL",
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(function: function, what: what, status: Status.nullArgument, call: call)
  }

  private static let nullZooms: [Refusal] = [
    null("scrollkit_zoom_enable") { _ in scrollkit_zoom_enable(nil, nil, 1.5) },
    null("scrollkit_zoom_disable") { _ in scrollkit_zoom_disable(nil, 1.5) },
    null("scrollkit_zoom_set_scale") { _ in
      withPoisonedNumber { scrollkit_zoom_set_scale(nil, 2, 1, 1, 1, 1.5, $0) }
    },
    null("scrollkit_zoom_show_rect") { _ in
      withPoisonedNumber { scrollkit_zoom_show_rect(nil, 1, 1, 1, 1, 1, 1.5, $0) }
    },
    null("scrollkit_zoom_double_tap") { _ in
      withPoisonedNumber { scrollkit_zoom_double_tap(nil, 1, 1, 2, 1.5, $0) }
    },
    null("scrollkit_zoom_get_state") { _ in
      withPoisoned(scrollkit_zoom_state.self) { scrollkit_zoom_get_state(nil, $0) }
    },
    null("scrollkit_zoom_get_state", "the state is NULL") { scrollkit_zoom_get_state($0, nil) },
  ]

  private static let limits: [Refusal] = [
    ("not in order", 2, 1, Status.outOfRange), ("a negative scale", -1, 1, Status.outOfRange),
    ("a negative largest", 1, -1, Status.outOfRange), ("a hair too small", 1e-4.nextDown, 1, Status.outOfRange),
    ("a hair too large", 1, 1e4.nextUp, Status.outOfRange), ("no number", .nan, 1, Status.notFinite),
    ("endless", 1, .infinity, Status.notFinite), ("a tiny one", 5e-324, 1, Status.outOfRange),
    ("beyond all lengths", 1, 1e13, Status.outOfRange),
  ].map { what, minimum, maximum, status in
    Refusal(function: "scrollkit_zoom_enable", what: what, status: status) {
      var options = zoomOptions()
      (options.minimum, options.maximum) = (minimum, maximum)
      return scrollkit_zoom_enable($0, &options, 1.5)
    }
  }

  private static let switches: [Refusal] = ([2, 255, .max] as [UInt32]).flatMap { number in
    [
      Refusal(
        function: "scrollkit_zoom_enable", what: "centers \(number)", status: Status.invalidArgument,
        call: {
          var options = zoomOptions()
          options.centers = number
          return scrollkit_zoom_enable($0, &options, 1.5)
        }),
      Refusal(
        function: "scrollkit_zoom_set_scale", what: "animated \(number)",
        status: Status.invalidArgument,
        call: { scroller in
          withPoisonedNumber { scrollkit_zoom_set_scale(scroller, 2, 1, 1, number, 1.5, $0) }
        }),
      Refusal(
        function: "scrollkit_zoom_show_rect", what: "animated \(number)",
        status: Status.invalidArgument,
        call: { scroller in
          withPoisonedNumber { scrollkit_zoom_show_rect(scroller, 2, 1, 1, 1, number, 1.5, $0) }
        }),
    ]
  }
}
