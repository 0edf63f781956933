import CScrollKitTypes
import ScrollKitC
import XCTest

/// The meaning of a number, which determines its valid values.
enum NumberKind: Equatable, Sendable {
  /// A length within ±10¹² points.
  case length
  /// A length that is not negative.
  case size
  /// After 1 s, and within ±10¹⁰ s.
  case time
  /// Within 10¹⁰ s, and not negative.
  case seconds
  /// From 0 to a limit, which is at most 10¹² points.
  case part(of: Double)

  var refused: [(number: Double, status: scrollkit_status)] {
    let everywhere: [(Double, scrollkit_status)] = [
      (.nan, Status.notFinite), (.signalingNaN, Status.notFinite),
      (.infinity, Status.notFinite), (-.infinity, Status.notFinite),
      (1e308, Status.outOfRange), (-1e308, Status.outOfRange),
    ]
    switch self {
    case .length:
      return everywhere + [
        (1e12.nextUp, Status.outOfRange), (-(1e12.nextUp), Status.outOfRange),
      ]
    case .size:
      return everywhere + [
        (1e12.nextUp, Status.outOfRange), (-(1e12.nextUp), Status.outOfRange),
        (-1e12, Status.outOfRange), (-1, Status.outOfRange),
        (-5e-324, Status.outOfRange),
      ]
    case .time:
      return everywhere + [
        (1e10.nextUp, Status.outOfRange), (-(1e10.nextUp), Status.outOfRange),
      ]
    case .seconds:
      return everywhere + [
        (1e10.nextUp, Status.outOfRange), (-(1e10.nextUp), Status.outOfRange),
        (-1e10, Status.outOfRange), (-5e-324, Status.outOfRange),
      ]
    case .part(let whole):
      return everywhere + [
        (1e12.nextUp, Status.outOfRange), (-(1e12.nextUp), Status.outOfRange),
        (1e12, Status.outOfRange), (whole.nextUp, Status.outOfRange),
        (-whole, Status.outOfRange), (-5e-324, Status.outOfRange),
      ]
    }
  }

  /// Unusual valid numbers.
  var taken: [Double] {
    switch self {
    case .length: [1e12, -1e12, 1e11, 5e-324, -5e-324, 2.2e-308, -0.0, 0, 1e-9]
    case .size: [1e12, 1e11, 5e-324, 2.2e-308, -0.0, 0]
    case .time: [1, 1.0.nextUp, 1e6, 1e10]
    case .seconds: [1e10, 1e6, 5e-324, 2.2e-308, -0.0, 0]
    case .part(let whole): [whole, whole.nextDown, 5e-324, 2.2e-308, -0.0, 0]
    }
  }
}

/// A C function with numbers: its call, and the meaning of each number.
struct NumberFunction: Sendable {
  let name: String
  var mode: Int? = SCROLLKIT_MODE_DRIVEN
  /// Whether it is for scrollers with behaviours; other scrollers return `absent`.
  var behaving = false
  var absent = Status.notEnabled
  /// Whether it is for content that can be zoomed; other scrollers return SCROLLKIT_STATUS_NOT_ENABLED.
  var zooming = false
  /// Whether the call emits events that wait in the queue.
  var tells = true
  let ordinary: [Double]
  let kinds: [NumberKind]
  let call: @Sendable (ScrollerRef, [Double]) -> scrollkit_status

  func isTaken(in situation: Situation) -> Bool {
    (mode == nil || mode == situation.mode) && (!behaving || situation.behaves)
      && (!zooming || situation.zooms)
  }

  var refusals: [Refusal] {
    let notEnabled = Refusal(
      function: name, what: "without behaviours", status: absent, behaving: false,
      call: { call($0, ordinary) })
    let cannotZoom = Refusal(
      function: name, what: "zooming is not enabled", status: Status.notEnabled, zooming: false,
      call: { call($0, ordinary) })
    return (behaving ? [notEnabled] : []) + (zooming ? [cannotZoom] : []) + kinds.indices.flatMap { place in
      kinds[place].refused.map { number, status in
        var numbers = ordinary
        numbers[place] = number
        return Refusal(
          function: name, what: "number \(place) is \(number)", status: status, mode: mode,
          behaving: behaving ? true : nil, zooming: zooming ? true : nil,
          call: { [numbers] in call($0, numbers) })
      }
    }
  }
}

extension NumberFunction {
  static let all: [NumberFunction] =
    [
      NumberFunction(
        name: "scrollkit_scroller_press", ordinary: [10, 20, 1.5], kinds: [.length, .length, .time]
      ) { scrollkit_scroller_press($0, 3, $1[0], $1[1], $1[2]) },
      NumberFunction(
        name: "scrollkit_scroller_move", ordinary: [10, 20, 1.5], kinds: [.length, .length, .time]
      ) { scrollkit_scroller_move($0, 7, $1[0], $1[1], $1[2]) },
      NumberFunction(name: "scrollkit_scroller_release", ordinary: [1.5], kinds: [.time]) {
        scrollkit_scroller_release($0, 7, $1[0])
      },
      NumberFunction(name: "scrollkit_scroller_cancel", ordinary: [1.5], kinds: [.time]) {
        scrollkit_scroller_cancel($0, $1[0])
      },
      NumberFunction(name: "scrollkit_nest_set_parent", ordinary: [1.5], kinds: [.time]) {
        scrollkit_nest_set_parent($0, nil, $1[0])
      },
      NumberFunction(
        name: "scrollkit_scroller_wheel", ordinary: [0, 1, 1.5], kinds: [.length, .length, .time]
      ) {
        scrollkit_scroller_wheel(
          $0, $1[0], $1[1], scrollkit_unit(SCROLLKIT_UNIT_NOTCHES), $1[2])
      },
      NumberFunction(name: "scrollkit_scroller_key", ordinary: [1.5], kinds: [.time]) {
        scrollkit_scroller_key($0, scrollkit_key(SCROLLKIT_KEY_PAGE_DOWN), $1[0])
      },
      NumberFunction(
        name: "scrollkit_scroller_shift", mode: nil, ordinary: [0, 20, 1.5],
        kinds: [.length, .length, .time]
      ) { scrollkit_scroller_shift($0, $1[0], $1[1], $1[2]) },
      NumberFunction(
        name: "scrollkit_scroller_scroll_to", mode: nil, ordinary: [0, 20, 1.5],
        kinds: [.length, .length, .time]
      ) { scroller, numbers in
        withPoisonedNumber { id in
          scrollkit_scroller_scroll_to(scroller, numbers[0], numbers[1], 1, numbers[2], id)
        }
      },
      NumberFunction(
        name: "scrollkit_scroller_scroll_by", mode: nil, ordinary: [0, 20, 1.5],
        kinds: [.length, .length, .time]
      ) { scroller, numbers in
        withPoisonedNumber { id in
          scrollkit_scroller_scroll_by(scroller, numbers[0], numbers[1], numbers[2], id)
        }
      },
      NumberFunction(
        name: "scrollkit_scroller_scroll_rect_to_visible", mode: nil,
        ordinary: [0, 900, 50, 60, 1.5], kinds: [.length, .length, .size, .size, .time]
      ) { scroller, numbers in
        withPoisonedNumber { id in
          scrollkit_scroller_scroll_rect_to_visible(
            scroller, numbers[0], numbers[1], numbers[2], numbers[3], 1, numbers[4], id)
        }
      },
      NumberFunction(
        name: "scrollkit_scroller_report_release", mode: SCROLLKIT_MODE_OBSERVED,
        ordinary: [0, 900, 0, 700, 1.5], kinds: [.length, .length, .length, .length, .time]
      ) { scroller, numbers in
        var (x, y) = (0.0, 0.0)
        return scrollkit_scroller_report_release(
          scroller, numbers[0], numbers[1], numbers[2], numbers[3], 1, numbers[4], &x, &y)
      },
      NumberFunction(
        name: "scrollkit_scroller_set_offset", mode: nil, ordinary: [0, 20, 1.5],
        kinds: [.length, .length, .time]
      ) { scrollkit_scroller_set_offset($0, $1[0], $1[1], $1[2]) },
      NumberFunction(name: "scrollkit_scroller_stop", mode: nil, ordinary: [1.5], kinds: [.time]) {
        scrollkit_scroller_stop($0, $1[0])
      },
      NumberFunction(name: "scrollkit_scroller_tick", mode: nil, ordinary: [1.5], kinds: [.time]) {
        scroller, numbers in
        withPoisoned(scrollkit_frame.self) { scrollkit_scroller_tick(scroller, numbers[0], $0) }
      },
      NumberFunction(
        name: "scrollkit_scroller_tick_many", mode: nil, ordinary: [1.5], kinds: [.time]
      ) { scroller, numbers in
        let scrollers: [ScrollerRef?] = [scroller, scroller]
        return withPoisoned(scrollkit_frame.self, count: 2) {
          scrollkit_scroller_tick_many(scrollers, 2, numbers[0], $0)
        }
      },
    ] + geometryFields + inputFields + behaviours + windows + steering + zooms

  private static let geometryFields: [NumberFunction] = [
    NumberFunction(
      name: "scrollkit_scroller_set_size", mode: nil, ordinary: [320, 480, 320, 3000, 1.5],
      kinds: [.size, .size, .size, .size, .time]
    ) { scrollkit_scroller_set_size($0, $1[0], $1[1], $1[2], $1[3], $1[4]) },
    NumberFunction(
      name: "scrollkit_scroller_set_geometry", mode: nil,
      ordinary: [320, 480, 320, 3000, 20, 0, 34, 0, 0, 10, 1.5],
      kinds: [
        .size, .size, .size, .size, .length, .length, .length, .length, .length, .length, .time,
      ]
    ) { scroller, numbers in
      var geometry = tallContent()
      geometry.viewport_width = numbers[0]
      geometry.viewport_height = numbers[1]
      geometry.content_width = numbers[2]
      geometry.content_height = numbers[3]
      geometry.inset_top = numbers[4]
      geometry.inset_left = numbers[5]
      geometry.inset_bottom = numbers[6]
      geometry.inset_right = numbers[7]
      geometry.shift_x = numbers[8]
      geometry.shift_y = numbers[9]
      return scrollkit_scroller_set_geometry(scroller, &geometry, numbers[10])
    }
  ]

  /// Every kind of input, alone and in a batch after a good one.
  private static let inputFields: [NumberFunction] =
    (driven.map { ($0, SCROLLKIT_MODE_DRIVEN) } + observed.map { ($0, SCROLLKIT_MODE_OBSERVED) })
    .flatMap { kind, mode in
      @Sendable func filled(_ numbers: [Double]) -> scrollkit_input {
        var filled = input(kind, at: numbers[4])
        filled.x = numbers[0]
        filled.y = numbers[1]
        filled.velocity_x = numbers[2]
        filled.velocity_y = numbers[3]
        filled.pointer_id = 7
        filled.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY)
        return filled
      }
      let kinds: [NumberKind] = [.length, .length, .length, .length, .time]
      return [
        NumberFunction(
          name: "scrollkit_scroller_push", mode: mode, ordinary: [1, 20, 3, 400, 1.5], kinds: kinds
        ) { scroller, numbers in
          var input = filled(numbers)
          return scrollkit_scroller_push(scroller, &input)
        },
        NumberFunction(
          name: "scrollkit_scroller_push_many", mode: mode, ordinary: [1, 20, 3, 400, 1.5],
          kinds: kinds
        ) { scroller, numbers in
          let first = filled([1, 20, 3, 400, numbers[4] >= 2 ? numbers[4] : 1])
          let inputs = [first, filled(numbers)]
          return scrollkit_scroller_push_many(scroller, inputs, 2)
        },
      ]
    }

  private static let driven =
    Array(SCROLLKIT_INPUT_KIND_PRESS...SCROLLKIT_INPUT_KIND_KEY)
    + Array(SCROLLKIT_INPUT_KIND_KEY_UP...SCROLLKIT_INPUT_KIND_KEY_HELD)
  private static let observed = Array(
    SCROLLKIT_INPUT_KIND_DID_SCROLL...SCROLLKIT_INPUT_KIND_DID_END_ANIMATION)
}
