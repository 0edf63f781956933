import CScrollKitTypes
import ScrollKitC

extension NumberFunction {
  static let behaviours: [NumberFunction] = context + headers + nub + [
    NumberFunction(
      name: "scrollkit_top_trigger", mode: nil, behaving: true, ordinary: [1.5], kinds: [.time]
    ) { scrollkit_top_trigger($0, 0, $1[0]) },
    NumberFunction(
      name: "scrollkit_scroller_set_feel", mode: nil, ordinary: [1.5], kinds: [.time]
    ) { scrollkit_scroller_set_feel($0, UInt32(SCROLLKIT_FEEL_QT), $1[0]) },
    NumberFunction(
      name: "scrollkit_scroller_set_feel_values", mode: nil, ordinary: [1.5], kinds: [.time]
    ) { scroller, numbers in
      var values = uikitValues()
      return scrollkit_scroller_set_feel_values(scroller, &values, numbers[0])
    },
    NumberFunction(
      name: "scrollkit_scroller_set_preferences", mode: nil, ordinary: [1.5], kinds: [.time]
    ) { scrollkit_scroller_set_preferences($0, nil, $1[0]) },
    NumberFunction(
      name: "scrollkit_anchor_begin_update", mode: nil, behaving: true, ordinary: [1.5],
      kinds: [.time]
    ) { scroller, numbers in
      withPoisonedNumber { scrollkit_anchor_begin_update(scroller, numbers[0], $0) }
    },
    NumberFunction(
      name: "scrollkit_anchor_add_edit", mode: nil, behaving: true, tells: false,
      ordinary: [10, 20, 30], kinds: [.length, .size, .size]
    ) { scrollkit_anchor_add_edit($0, $1[0], $1[1], $1[2]) },
  ]

  private static let context: [NumberFunction] = [
    NumberFunction(
      name: "scrollkit_scroller_get_margin", mode: nil, tells: false, ordinary: [0, 20],
      kinds: [.length, .length]
    ) { scroller, numbers in
      withPoisonedNumber {
        scrollkit_scroller_get_margin(
          scroller, numbers[0], numbers[1], scrollkit_edges(SCROLLKIT_EDGES_BOTTOM), $0)
      }
    },
    NumberFunction(
      name: "scrollkit_zoom_set_limits", mode: SCROLLKIT_MODE_OBSERVED, tells: false,
      ordinary: [1, 8], kinds: [.part(of: 8), .size]
    ) { scroller, numbers in
      // Replaces invalid scales by the nearest valid ones: above 0 and in order.
      let least = numbers[0] == 0 ? 5e-324 : numbers[0]
      let most = (0..<1).contains(numbers[1]) ? 1 : numbers[1]
      return scrollkit_zoom_set_limits(scroller, least, most, 0)
    },
  ]

  private static let headerOrdinary: [Double] = [56, 0, 10, 0.5, 100]
  private static let headerKinds: [NumberKind] = [
    .size, .part(of: 56), .size, .part(of: 1), .size,
  ]

  private static func header(_ numbers: [Double]) -> scrollkit_header_options {
    var options = headerOptions()
    options.height = numbers[0]
    options.minimum_height = numbers[1]
    options.tolerance = numbers[2]
    options.parallax = numbers[3]
    options.stretch_trigger = numbers[4]
    return options
  }

  private static let headers: [NumberFunction] = [
    NumberFunction(
      name: "scrollkit_header_add", mode: nil, ordinary: headerOrdinary, kinds: headerKinds
    ) { scroller, numbers in
      var options = header(numbers)
      return withPoisonedNumber { scrollkit_header_add(scroller, &options, 0, $0) }
    },
    NumberFunction(
      name: "scrollkit_header_set_options", mode: nil, behaving: true, absent: Status.notFound,
      ordinary: headerOrdinary + [1.5], kinds: headerKinds + [.time]
    ) { scroller, numbers in
      var options = header(numbers)
      return scrollkit_header_set_options(scroller, 0, &options, numbers[5])
    },
    NumberFunction(
      name: "scrollkit_header_set_position", mode: nil, behaving: true, absent: Status.notFound,
      ordinary: [-20, 1.5], kinds: [.length, .time]
    ) { scroller, numbers in scrollkit_header_set_position(scroller, 0, numbers[0], numbers[1]) },
  ]

  private static let nub: [NumberFunction] = [
    NumberFunction(
      name: "scrollkit_nub_enable", mode: nil, tells: false, ordinary: [50, 10, 60, 8, 0.5, 0.75],
      kinds: [.size, .length, .size, .length, .seconds, .seconds]
    ) { scroller, numbers in
      var options = nubOptions()
      options.length = numbers[0]
      options.margin = numbers[1]
      options.fine_distance = numbers[2]
      options.reach = numbers[3]
      options.fade = numbers[4]
      options.delay = numbers[5]
      return scrollkit_nub_enable(scroller, &options, 0)
    },
    NumberFunction(
      name: "scrollkit_nub_grab", mode: nil, behaving: true, ordinary: [1.5], kinds: [.time]
    ) { scroller, numbers in
      withPoisonedNumber { scrollkit_nub_grab(scroller, numbers[0], $0) }
    },
    NumberFunction(
      name: "scrollkit_nub_drag", mode: nil, behaving: true, ordinary: [20, 5, 1.5],
      kinds: [.length, .length, .time]
    ) { scrollkit_nub_drag($0, $1[0], $1[1], $1[2]) },
    NumberFunction(
      name: "scrollkit_nub_release", mode: nil, behaving: true, ordinary: [1.5], kinds: [.time]
    ) { scrollkit_nub_release($0, $1[0]) },
    NumberFunction(
      name: "scrollkit_nub_set_hover", mode: nil, behaving: true, ordinary: [1.5], kinds: [.time]
    ) { scrollkit_nub_set_hover($0, 1, $1[0]) },
    NumberFunction(
      name: "scrollkit_nub_set_sections", mode: nil, behaving: true, tells: false,
      ordinary: [-1e12, 20, 1e12], kinds: [.length, .length, .length]
    ) { scroller, numbers in
      // Valid starts are sorted; invalid ones keep their index.
      let areLengths = numbers.allSatisfy { $0.magnitude <= 1e12 }
      let starts = areLengths ? numbers.sorted() : numbers
      return scrollkit_nub_set_sections(scroller, starts, 3, 0)
    },
  ]

  static let windows: [NumberFunction] = [
    NumberFunction(
      name: "scrollkit_window_set_status_bar", mode: nil, tells: false, ordinary: [44, 20],
      kinds: [.size, .size]
    ) { _, numbers in
      withWindow { scrollkit_window_set_status_bar($0, numbers[0], numbers[1]) }
    },
    NumberFunction(
      name: "scrollkit_window_tap", mode: nil, behaving: true, ordinary: [10, 5, 1.5],
      kinds: [.length, .length, .time]
    ) { scroller, numbers in
      withWindow { window in
        let status = scrollkit_window_add_scroller(window, scroller)
        guard status == Status.ok else { return status }
        return withPoisonedNumber {
          scrollkit_window_tap(window, numbers[0], numbers[1], 1, numbers[2], $0)
        }
      }
    },
  ]
}
