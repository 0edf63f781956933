import CScrollKitTypes
import ScrollKitC

/// What held keys, pointers that steer, scroll bars and preferences refuse.
extension Refusal {
  static let steering: [Refusal] = steeringNulls + steeringEnums + steeringOptions

  private static func row(
    _ function: String, _ what: String, _ status: scrollkit_status, mode: Int? = nil,
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(function: function, what: what, status: status, mode: mode, call: call)
  }

  private static func null(
    _ function: String, _ what: String = "the scroller is NULL",
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    row(function, what, Status.nullArgument, call)
  }

  private static let steeringNulls: [Refusal] = [
    null("scrollkit_scroller_hold_key") { _ in scrollkit_scroller_hold_key(nil, 1, 1.5) },
    null("scrollkit_scroller_release_key") { _ in scrollkit_scroller_release_key(nil, 1, 1.5) },
    null("scrollkit_autoscroll_set_velocity") { _ in scrollkit_autoscroll_set_velocity(nil, 1, 1, 1.5) },
    null("scrollkit_autoscroll_end") { _ in scrollkit_autoscroll_end(nil, 1.5) },
    null("scrollkit_scroller_set_preferences") { _ in scrollkit_scroller_set_preferences(nil, nil, 1.5) },
    null("scrollkit_autoscroll_begin") { _ in scrollkit_autoscroll_begin(nil, nil, 1, 1, 1.5) },
    null("scrollkit_autoscroll_move") { _ in scrollkit_autoscroll_move(nil, 1, 1, 1.5) },
    null("scrollkit_autoscroll_release") { _ in
      withPoisonedNumber { scrollkit_autoscroll_release(nil, 1.5, $0) }
    },
    null("scrollkit_autoscroll_drag") { _ in scrollkit_autoscroll_drag(nil, nil, 1, 1, 1.5) },
    null("scrollkit_scrollbar_enable") { _ in scrollkit_scrollbar_enable(nil, 1, nil, 0) },
    null("scrollkit_scrollbar_disable") { _ in scrollkit_scrollbar_disable(nil, 1, 0) },
    null("scrollkit_scrollbar_press") { _ in scrollkit_scrollbar_press(nil, 1, 2, 9, 1.5) },
    null("scrollkit_scrollbar_drag") { _ in scrollkit_scrollbar_drag(nil, 1, 9, 0, 1.5) },
    null("scrollkit_scrollbar_release") { _ in scrollkit_scrollbar_release(nil, 1, 1.5) },
    null("scrollkit_scrollbar_get_state") { _ in
      withPoisoned(scrollkit_scrollbar_state.self) { scrollkit_scrollbar_get_state(nil, 1, $0) }
    },
    null("scrollkit_scrollbar_get_state", "the state is NULL") {
      scrollkit_scrollbar_get_state($0, 1, nil)
    },
  ]

  private static let unknown: [UInt32] = [2, 42, .max]

  private static let steeringEnums: [Refusal] =
    unknown.flatMap { axis in
      let invalid = Status.invalidArgument
      return [
        row("scrollkit_scrollbar_enable", "axis \(axis)", invalid) {
          scrollkit_scrollbar_enable($0, axis, nil, 0)
        },
        row("scrollkit_scrollbar_disable", "axis \(axis)", invalid) {
          scrollkit_scrollbar_disable($0, axis, 0)
        },
        row("scrollkit_scrollbar_press", "axis \(axis)", invalid) {
          scrollkit_scrollbar_press($0, axis, 2, 9, 1.5)
        },
        row("scrollkit_scrollbar_drag", "axis \(axis)", invalid) {
          scrollkit_scrollbar_drag($0, axis, 9, 0, 1.5)
        },
        row("scrollkit_scrollbar_release", "axis \(axis)", invalid) {
          scrollkit_scrollbar_release($0, axis, 1.5)
        },
        row("scrollkit_scrollbar_get_state", "axis \(axis)", invalid) { scroller in
          withPoisoned(scrollkit_scrollbar_state.self) {
            scrollkit_scrollbar_get_state(scroller, axis, $0)
          }
        },
      ]
    }
    + ([0, 5, .max] as [UInt32]).map { part in
      row("scrollkit_scrollbar_press", "part \(part)", Status.invalidArgument) {
        scrollkit_scrollbar_press($0, 1, part, 9, 1.5)
      }
    }
    + ([10, 255, .max] as [UInt32]).map { key in
      row("scrollkit_scroller_hold_key", "key \(key)", Status.invalidArgument) {
        scrollkit_scroller_hold_key($0, key, 1.5)
      }
    }
    + ([10, 255, .max] as [UInt32]).map { key in
      row("scrollkit_scroller_release_key", "key \(key)", Status.invalidArgument) {
        scrollkit_scroller_release_key($0, key, 1.5)
      }
    }

  private static let steeringOptions: [Refusal] =
    unknown.flatMap { number in
      [
        preferences("reduces_motion \(number)") { $0.reduces_motion = number },
        preferences("stops_momentum \(number)") { $0.stops_momentum = number },
        preferences("resamples \(number)") { $0.resamples = number },
        row("scrollkit_scrollbar_enable", "jumps_to_click \(number)", Status.invalidArgument) {
          var options = scrollbarOptions()
          options.jumps_to_click = number
          return scrollkit_scrollbar_enable($0, 1, &options, 0)
        },
        row("scrollkit_autoscroll_begin", "rule \(number)", Status.invalidArgument) {
          var options = steeringOptionsStruct()
          options.rule = number
          return scrollkit_autoscroll_begin($0, &options, 1, 1, 1.5)
        },
      ]
    } + [
      row("scrollkit_autoscroll_drag", "a ramp above 16", Status.outOfRange) {
        var options = steeringOptionsStruct()
        options.edge_ramp = 16.0.nextUp
        return scrollkit_autoscroll_drag($0, &options, 1, 1, 1.5)
      },
      row("scrollkit_scrollbar_press", "not enabled", Status.notEnabled) {
        scrollkit_scrollbar_press($0, 0, 2, 9, 1.5)
      },
      row("scrollkit_scrollbar_drag", "not enabled", Status.notEnabled) {
        scrollkit_scrollbar_drag($0, 0, 9, 0, 1.5)
      },
      row("scrollkit_scrollbar_release", "not enabled", Status.notEnabled) {
        scrollkit_scrollbar_release($0, 0, 1.5)
      },
      row("scrollkit_scrollbar_get_state", "not enabled", Status.notEnabled) { scroller in
        withPoisoned(scrollkit_scrollbar_state.self) {
          scrollkit_scrollbar_get_state(scroller, 0, $0)
        }
      },
    ]

  private static func preferences(
    _ what: String, _ spoil: @escaping @Sendable (inout scrollkit_preferences) -> Void
  ) -> Refusal {
    row("scrollkit_scroller_set_preferences", what, Status.invalidArgument) {
      var wishes = comfortStruct()
      spoil(&wishes)
      return scrollkit_scroller_set_preferences($0, &wishes, 1.5)
    }
  }
}

extension NumberFunction {
  static let steering: [NumberFunction] = [
    NumberFunction(name: "scrollkit_scroller_hold_key", ordinary: [1.5], kinds: [.time]) {
      scrollkit_scroller_hold_key($0, scrollkit_key(SCROLLKIT_KEY_LINE_DOWN), $1[0])
    },
    NumberFunction(name: "scrollkit_scroller_release_key", ordinary: [1.5], kinds: [.time]) {
      scrollkit_scroller_release_key($0, scrollkit_key(SCROLLKIT_KEY_LINE_DOWN), $1[0])
    },
    NumberFunction(
      name: "scrollkit_autoscroll_set_velocity", ordinary: [10, 20, 1.5], kinds: [.length, .length, .time]
    ) { scrollkit_autoscroll_set_velocity($0, $1[0], $1[1], $1[2]) },
    NumberFunction(name: "scrollkit_autoscroll_end", ordinary: [1.5], kinds: [.time]) {
      scrollkit_autoscroll_end($0, $1[0])
    },
    NumberFunction(
      name: "scrollkit_autoscroll_begin", ordinary: [15, 10, 20, 1.5],
      kinds: [.size, .length, .length, .time]
    ) { scroller, numbers in
      var options = steeringOptionsStruct()
      options.dead_zone = numbers[0]
      return scrollkit_autoscroll_begin(scroller, &options, numbers[1], numbers[2], numbers[3])
    },
    NumberFunction(
      name: "scrollkit_autoscroll_move", ordinary: [10, 20, 1.5], kinds: [.length, .length, .time]
    ) { scrollkit_autoscroll_move($0, $1[0], $1[1], $1[2]) },
    NumberFunction(name: "scrollkit_autoscroll_release", ordinary: [1.5], kinds: [.time]) {
      scroller, numbers in
      withPoisonedNumber { scrollkit_autoscroll_release(scroller, numbers[0], $0) }
    },
    NumberFunction(
      name: "scrollkit_autoscroll_drag", ordinary: [50, 1000, 1, 10, 20, 1.5],
      kinds: [.size, .size, .part(of: 16), .length, .length, .time]
    ) { scroller, numbers in
      var options = steeringOptionsStruct()
      options.edge_margin = numbers[0]
      options.edge_speed = numbers[1]
      options.edge_ramp = numbers[2]
      return scrollkit_autoscroll_drag(scroller, &options, numbers[3], numbers[4], numbers[5])
    },
    NumberFunction(
      name: "scrollkit_scrollbar_enable", mode: nil, tells: false, ordinary: [600, 18, 136],
      kinds: [.size, .size, .size]
    ) { scroller, numbers in
      var options = scrollbarOptions()
      options.track_length = numbers[0]
      options.least_thumb = numbers[1]
      options.snap_back = numbers[2]
      return scrollkit_scrollbar_enable(scroller, 1, &options, 0)
    },
    NumberFunction(
      name: "scrollkit_scrollbar_press", mode: nil, behaving: true, ordinary: [400, 1.5],
      kinds: [.length, .time]
    ) { scrollkit_scrollbar_press($0, 1, 2, $1[0], $1[1]) },
    NumberFunction(
      name: "scrollkit_scrollbar_drag", mode: nil, behaving: true, ordinary: [400, 5, 1.5],
      kinds: [.length, .length, .time]
    ) { scrollkit_scrollbar_drag($0, 1, $1[0], $1[1], $1[2]) },
    NumberFunction(
      name: "scrollkit_scrollbar_release", mode: nil, behaving: true, ordinary: [1.5],
      kinds: [.time]
    ) { scrollkit_scrollbar_release($0, 1, $1[0]) },
  ]
}

extension SizedFunction {
  static let steering: [SizedFunction] = [
    SizedFunction(
      name: "scrollkit_scroller_set_preferences", mode: nil, ownSize: MemoryLayout<scrollkit_preferences>.size
    ) { scroller, size, tail in
      withSized(comfortStruct(), size: size, tail: tail) {
        scrollkit_scroller_set_preferences(scroller, $0, 1.5)
      }
    },
    SizedFunction(
      name: "scrollkit_autoscroll_begin", ownSize: MemoryLayout<scrollkit_autoscroll_options>.size
    ) { scroller, size, tail in
      withSized(steeringOptionsStruct(), size: size, tail: tail) {
        scrollkit_autoscroll_begin(scroller, $0, 1, 1, 1.5)
      }
    },
    SizedFunction(
      name: "scrollkit_autoscroll_drag", ownSize: MemoryLayout<scrollkit_autoscroll_options>.size
    ) { scroller, size, tail in
      withSized(steeringOptionsStruct(), size: size, tail: tail) {
        scrollkit_autoscroll_drag(scroller, $0, 1, 1, 1.5)
      }
    },
    SizedFunction(
      name: "scrollkit_scrollbar_enable", mode: nil,
      ownSize: MemoryLayout<scrollkit_scrollbar_options>.size
    ) { scroller, size, tail in
      withSized(scrollbarOptions(), size: size, tail: tail) {
        scrollkit_scrollbar_enable(scroller, 1, $0, 0)
      }
    },
    state("scrollkit_scrollbar_get_state", scrollkit_scrollbar_state.self) {
      scrollkit_scrollbar_get_state($0, 1, $1)
    },
  ]
}

func steeringOptionsStruct() -> scrollkit_autoscroll_options {
  var options = scrollkit_autoscroll_options()
  options.struct_size = UInt32(MemoryLayout.size(ofValue: options))
  return options
}

func scrollbarOptions() -> scrollkit_scrollbar_options {
  var options = scrollkit_scrollbar_options()
  options.struct_size = UInt32(MemoryLayout.size(ofValue: options))
  return options
}

func comfortStruct() -> scrollkit_preferences {
  var preferences = scrollkit_preferences()
  preferences.struct_size = UInt32(MemoryLayout.size(ofValue: preferences))
  return preferences
}
