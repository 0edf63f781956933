import CScrollKitTypes
import ScrollKitC

extension Refusal {
  static let all: [Refusal] =
    NumberFunction.all.flatMap(\.refusals) + SizedFunction.all.flatMap(\.refusals)
    + nulls + unknownNumbers + wrongModes + batches + options + behaviours + anchor + windows + feels
    + snaps + inputs + steering + nests + zooms + traces

  private static func null(
    _ function: String, _ what: String = "the scroller is NULL",
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(function: function, what: what, status: Status.nullArgument, call: call)
  }

  private static let nulls: [Refusal] = [
    null("scrollkit_scroller_press") { _ in scrollkit_scroller_press(nil, 3, 1, 1, 1.5) },
    null("scrollkit_scroller_move") { _ in scrollkit_scroller_move(nil, 3, 1, 1, 1.5) },
    null("scrollkit_scroller_release") { _ in scrollkit_scroller_release(nil, 3, 1.5) },
    null("scrollkit_scroller_cancel") { _ in scrollkit_scroller_cancel(nil, 1.5) },
    null("scrollkit_scroller_wheel") { _ in scrollkit_scroller_wheel(nil, 1, 1, 0, 1.5) },
    null("scrollkit_scroller_key") { _ in scrollkit_scroller_key(nil, 1, 1.5) },
    null("scrollkit_scroller_shift") { _ in scrollkit_scroller_shift(nil, 1, 1, 1.5) },
    null("scrollkit_scroller_set_feel") { _ in scrollkit_scroller_set_feel(nil, 0, 1.5) },
    null("scrollkit_scroller_set_offset") { _ in scrollkit_scroller_set_offset(nil, 1, 1, 1.5) },
    null("scrollkit_scroller_stop") { _ in scrollkit_scroller_stop(nil, 1.5) },
    null("scrollkit_scroller_set_clock") { _ in scrollkit_scroller_set_clock(nil, 1.5) },
    null("scrollkit_scroller_scroll_to") { _ in
      withPoisonedNumber { scrollkit_scroller_scroll_to(nil, 1, 1, 1, 1.5, $0) }
    },
    null("scrollkit_scroller_scroll_by") { _ in
      withPoisonedNumber { scrollkit_scroller_scroll_by(nil, 1, 1, 1.5, $0) }
    },
    null("scrollkit_scroller_scroll_rect_to_visible") { _ in
      withPoisonedNumber {
        scrollkit_scroller_scroll_rect_to_visible(nil, 1, 1, 1, 1, 1, 1.5, $0)
      }
    },
    null("scrollkit_scroller_set_size") { _ in
      scrollkit_scroller_set_size(nil, 1, 1, 1, 1, 1.5)
    },
    null("scrollkit_scroller_report_release") { _ in
      var (x, y) = (0.0, 0.0)
      return scrollkit_scroller_report_release(nil, 0, 0, 0, 0, 1, 1.5, &x, &y)
    },
    null("scrollkit_scroller_set_geometry") { _ in
      var geometry = tallContent()
      return scrollkit_scroller_set_geometry(nil, &geometry, 1.5)
    },
    null("scrollkit_scroller_set_geometry", "the geometry is NULL") {
      scrollkit_scroller_set_geometry($0, nil, 1.5)
    },
    null("scrollkit_scroller_set_delegate") { _ in
      var delegate = scrollkit_delegate()
      return scrollkit_scroller_set_delegate(nil, &delegate)
    },
    null("scrollkit_scroller_push") { _ in
      var input = input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5)
      return scrollkit_scroller_push(nil, &input)
    },
    null("scrollkit_scroller_push", "the input is NULL") { scrollkit_scroller_push($0, nil) },
    null("scrollkit_scroller_push_many") { _ in
      var input = input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5)
      return scrollkit_scroller_push_many(nil, &input, 1)
    },
    null("scrollkit_scroller_push_many", "the inputs are NULL") {
      scrollkit_scroller_push_many($0, nil, 1)
    },
    null("scrollkit_scroller_push_many", "NULL, and far too many of them") {
      scrollkit_scroller_push_many($0, nil, .max)
    },
    null("scrollkit_scroller_tick") { _ in
      withPoisoned(scrollkit_frame.self) { scrollkit_scroller_tick(nil, 1.5, $0) }
    },
    null("scrollkit_scroller_tick_many", "the scrollers are NULL") { _ in
      withPoisoned(scrollkit_frame.self) { scrollkit_scroller_tick_many(nil, 1, 1.5, $0) }
    },
    null("scrollkit_scroller_tick_many", "the second scroller is NULL") {
      let scrollers: [ScrollerRef?] = [$0, nil]
      return withPoisoned(scrollkit_frame.self, count: 2) {
        scrollkit_scroller_tick_many(scrollers, 2, 1.5, $0)
      }
    },
    null("scrollkit_scroller_get_frame") { _ in
      withPoisoned(scrollkit_frame.self) { scrollkit_scroller_get_frame(nil, $0) }
    },
    null("scrollkit_scroller_get_frame", "the frame is NULL") { scrollkit_scroller_get_frame($0, nil) },
    null("scrollkit_scroller_next_event") { _ in
      withPoisoned(scrollkit_event.self) { scrollkit_scroller_next_event(nil, $0) }
    },
    null("scrollkit_scroller_next_event", "the event is NULL") {
      scrollkit_scroller_next_event($0, nil)
    },
    null("scrollkit_scroller_create", "there is nowhere to put it") { _ in
      scrollkit_scroller_create(nil, nil)
    },
    null("scrollkit_struct_init", "the struct is NULL") { _ in scrollkit_struct_init(nil, 8) },
  ]

  private static func unknown(
    _ function: String, _ what: String, mode: Int? = nil,
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(
      function: function, what: what, status: Status.invalidArgument, mode: mode, call: call)
  }

  /// A push of an otherwise good input, alone and in a batch.
  private static func unknownInput(
    _ what: String, _ spoil: @escaping @Sendable (inout scrollkit_input) -> Void
  ) -> [Refusal] {
    @Sendable func spoiled() -> scrollkit_input {
      var spoiled = input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5)
      spoil(&spoiled)
      return spoiled
    }
    return [
      unknown("scrollkit_scroller_push", what, mode: SCROLLKIT_MODE_DRIVEN) {
        var input = spoiled()
        return scrollkit_scroller_push($0, &input)
      },
      unknown("scrollkit_scroller_push_many", what, mode: SCROLLKIT_MODE_DRIVEN) {
        scrollkit_scroller_push_many($0, [input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.2), spoiled()], 2)
      },
    ]
  }

  private static let unknownNumbers: [Refusal] =
    [0, 17, 22, 31, 42, 4096, 65535, 65536, .max].flatMap { kind in
      unknownInput("kind \(kind)") { $0.kind = kind }
    }
    + [5, 120, .max].flatMap { unit in unknownInput("unit \(unit)") { $0.unit = unit } }
    + [2048, 2049, 1 << 31, .max].flatMap { flags in unknownInput("flags \(flags)") { $0.flags = flags } }
    + [5, 120, .max].map { unit in
      unknown("scrollkit_scroller_wheel", "unit \(unit)", mode: SCROLLKIT_MODE_DRIVEN) {
        scrollkit_scroller_wheel($0, 0, 1, unit, 1.5)
      }
    }
    + [10, 255, .max].flatMap { key in
      unknownInput("key \(key)") { $0.key = key } + [
        unknown("scrollkit_scroller_key", "key \(key)", mode: SCROLLKIT_MODE_DRIVEN) {
          scrollkit_scroller_key($0, key, 1.5)
        }
      ]
    }
    + [12, 255, .max].map { feel in
      unknown("scrollkit_scroller_set_feel", "feel \(feel)") {
        scrollkit_scroller_set_feel($0, feel, 1.5)
      }
    }
    + [2, 255, .max].map { animated in
      unknown("scrollkit_scroller_scroll_to", "animated \(animated)") { scroller in
        withPoisonedNumber { scrollkit_scroller_scroll_to(scroller, 0, 9, animated, 1.5, $0) }
      }
    }
    + [
      unknown("scrollkit_scroller_set_geometry", "right_to_left 2") {
        var geometry = tallContent()
        geometry.right_to_left = 2
        return scrollkit_scroller_set_geometry($0, &geometry, 1.5)
      },
      unknown("scrollkit_scroller_set_delegate", "reserved is not 0") {
        var delegate = scrollkit_delegate()
        delegate.struct_size = UInt32(MemoryLayout.size(ofValue: delegate))
        delegate.reserved = 1
        return scrollkit_scroller_set_delegate($0, &delegate)
      },
    ]

  private static let wrongModes: [Refusal] =
    NumberFunction.all.filter { $0.mode != nil }.map { function in
      Refusal(
        function: function.name, what: "the wrong mode", status: Status.wrongMode,
        mode: function.mode == SCROLLKIT_MODE_DRIVEN
          ? SCROLLKIT_MODE_OBSERVED : SCROLLKIT_MODE_DRIVEN,
        call: { function.call($0, function.ordinary) })
    }

  private static let batches: [Refusal] = [
    Refusal(
      function: "scrollkit_scroller_push_many", what: "one more than a batch may hold",
      status: Status.outOfRange
    ) {
      var input = input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5)
      return scrollkit_scroller_push_many($0, &input, 1 << 20 + 1)
    },
    Refusal(
      function: "scrollkit_scroller_tick_many", what: "one more than a batch may hold",
      status: Status.outOfRange
    ) { scrollkit_scroller_tick_many([$0], 1 << 20 + 1, 1.5, nil) },
    Refusal(
      function: "scrollkit_scroller_tick_many", what: "as many as can be counted",
      status: Status.outOfRange
    ) { scrollkit_scroller_tick_many([$0], .max, 1.5, nil) },
    Refusal(
      function: "scrollkit_scroller_push_many", what: "sizes that differ",
      status: Status.invalidSize, mode: SCROLLKIT_MODE_DRIVEN
    ) {
      var second = input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5)
      second.struct_size += 8
      return scrollkit_scroller_push_many($0, [input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5), second], 2)
    },
    Refusal(
      function: "scrollkit_scroller_tick_many", what: "sizes that differ",
      status: Status.invalidSize
    ) {
      var frames = [frame(of: $0), frame(of: $0)]
      frames[1].struct_size += 8
      return scrollkit_scroller_tick_many([$0, $0], 2, 1.5, &frames)
    },
  ]

  private static let options: [Refusal] = [
    option("mode 2", Status.invalidArgument) { $0.mode = 2 },
    option("feel 12", Status.invalidArgument) { $0.feel = 12 },
    option("clamps_edges 2", Status.invalidArgument) { $0.clamps_edges = 2 },
    option("always_bounces_x 2", Status.invalidArgument) { $0.always_bounces_x = 2 },
    option("always_bounces_y .max", Status.invalidArgument) { $0.always_bounces_y = .max },
  ] + NumberKind.size.refused.flatMap { number, status in
    [
      option("wheel_step \(number)", status) { $0.wheel_step = number },
      option("line_length \(number)", status) { $0.line_length = number },
    ]
  }

  private static func option(
    _ what: String, _ status: scrollkit_status, _ spoil: @escaping @Sendable (inout scrollkit_scroller_options) -> Void
  ) -> Refusal {
    Refusal(function: "scrollkit_scroller_create", what: what, status: status) { _ in
      var options = scrollkit_scroller_options()
      options.struct_size = UInt32(MemoryLayout.size(ofValue: options))
      spoil(&options)
      return create(&options)
    }
  }
}
