import CScrollKitTypes
import ScrollKitC

/// What functions of behaviours refuse besides numbers.
extension Refusal {
  static let behaviours: [Refusal] =
    behaviourNulls + behaviourEnums + behaviourOptions + notEnabled + sections + zoom

  private static func row(
    _ function: String, _ what: String, _ status: scrollkit_status, mode: Int? = nil,
    behaving: Bool? = nil, _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(
      function: function, what: what, status: status, mode: mode, behaving: behaving, call: call)
  }

  private static func null(
    _ function: String, _ what: String = "the scroller is NULL",
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    row(function, what, Status.nullArgument, call)
  }

  private static let behaviourNulls: [Refusal] = [
    null("scrollkit_scroller_get_context") { _ in
      withPoisoned(scrollkit_context.self) { scrollkit_scroller_get_context(nil, $0) }
    },
    null("scrollkit_scroller_get_context", "the context is NULL") {
      scrollkit_scroller_get_context($0, nil)
    },
    null("scrollkit_scroller_get_margin") { _ in
      var margin = 4.0
      let status = scrollkit_scroller_get_margin(nil, 0, 0, 1, &margin)
      return margin == 4 ? status : -100
    },
    null("scrollkit_scroller_get_margin", "the margin is NULL") {
      scrollkit_scroller_get_margin($0, 0, 0, 1, nil)
    },
    null("scrollkit_zoom_set_limits") { _ in
      scrollkit_zoom_set_limits(nil, 1, 2, 0)
    },
    null("scrollkit_top_enable") { _ in scrollkit_top_enable(nil, nil, 0) },
    null("scrollkit_top_disable") { _ in scrollkit_top_disable(nil, 0) },
    null("scrollkit_top_trigger") { _ in scrollkit_top_trigger(nil, 0, 1.5) },
    null("scrollkit_top_set_visible") { _ in scrollkit_top_set_visible(nil, 1) },
    null("scrollkit_top_get_state") { _ in
      withPoisoned(scrollkit_top_state.self) { scrollkit_top_get_state(nil, $0) }
    },
    null("scrollkit_top_get_state", "the state is NULL") { scrollkit_top_get_state($0, nil) },
    null("scrollkit_header_add") { _ in
      var options = headerOptions()
      return withPoisonedNumber { scrollkit_header_add(nil, &options, 0, $0) }
    },
    null("scrollkit_header_add", "the options are NULL") { scroller in
      withPoisonedNumber { scrollkit_header_add(scroller, nil, 0, $0) }
    },
    null("scrollkit_header_set_position") { _ in scrollkit_header_set_position(nil, 0, -9, 1.5) },
    null("scrollkit_header_set_options") { _ in
      var options = headerOptions()
      return scrollkit_header_set_options(nil, 0, &options, 1.5)
    },
    null("scrollkit_header_set_options", "the options are NULL") {
      scrollkit_header_set_options($0, 0, nil, 1.5)
    },
    null("scrollkit_header_remove_all") { _ in scrollkit_header_remove_all(nil, 0) },
    null("scrollkit_header_get_state") { _ in
      withPoisoned(scrollkit_header_state.self) { scrollkit_header_get_state(nil, 0, $0) }
    },
    null("scrollkit_header_get_state", "the state is NULL") {
      scrollkit_header_get_state($0, 0, nil)
    },
    null("scrollkit_nub_enable") { _ in scrollkit_nub_enable(nil, nil, 0) },
    null("scrollkit_nub_disable") { _ in scrollkit_nub_disable(nil, 0) },
    null("scrollkit_nub_grab") { _ in withPoisonedNumber { scrollkit_nub_grab(nil, 1.5, $0) } },
    null("scrollkit_nub_drag") { _ in scrollkit_nub_drag(nil, 1, 1, 1.5) },
    null("scrollkit_nub_release") { _ in scrollkit_nub_release(nil, 1.5) },
    null("scrollkit_nub_set_hover") { _ in scrollkit_nub_set_hover(nil, 1, 1.5) },
    null("scrollkit_nub_set_sections") { _ in scrollkit_nub_set_sections(nil, [1], 1, 0) },
    null("scrollkit_nub_set_sections", "the starts are NULL") {
      scrollkit_nub_set_sections($0, nil, 1, 0)
    },
    null("scrollkit_nub_set_sections", "NULL, and far too many of them") {
      scrollkit_nub_set_sections($0, nil, .max, 0)
    },
    null("scrollkit_nub_get_state") { _ in
      withPoisoned(scrollkit_nub_state.self) { scrollkit_nub_get_state(nil, $0) }
    },
    null("scrollkit_nub_get_state", "the state is NULL") { scrollkit_nub_get_state($0, nil) },
  ]

  private static let unknown: [UInt32] = [5, 42, 255, .max]
  private static let noSwitch: [UInt32] = [2, 255, .max]

  private static let behaviourEnums: [Refusal] =
    ([0, 3, 5, 15, 16] + unknown).map { edge in
      row("scrollkit_scroller_get_margin", "edge \(edge)", Status.invalidArgument) {
        var margin = 4.0
        let status = scrollkit_scroller_get_margin($0, 0, 0, edge, &margin)
        return margin == 4 ? status : -100
      }
    }
    + noSwitch.map { isVisible in
      row("scrollkit_top_set_visible", "is_visible \(isVisible)", Status.invalidArgument) {
        scrollkit_top_set_visible($0, isVisible)
      }
    }
    + noSwitch.map { isNear in
      row("scrollkit_nub_set_hover", "is_near \(isNear)", Status.invalidArgument) {
        scrollkit_nub_set_hover($0, isNear, 1.5)
      }
    }

  private static let behaviourOptions: [Refusal] =
    noSwitch.flatMap(switches) + unknown.flatMap { mode in header("mode \(mode)") { $0.mode = mode } }
    + [top("reserved 1") { $0.reserved = 1 }, nub("reserved 1") { $0.reserved = 1 }]

  private static func switches(_ number: UInt32) -> [Refusal] {
    let others: [Refusal] = [
      top("rule \(number)") { $0.rule = number },
      top("starts_hidden \(number)") { $0.starts_hidden = number },
      nub("rule \(number)") { $0.rule = number },
      nub("is_proportional \(number)") { $0.is_proportional = number },
    ]
    let headers: [[Refusal]] = [
      header("snaps \(number)") { $0.snaps = number },
      header("stretches \(number)") { $0.stretches = number },
      header("only_by_user \(number)") { $0.only_by_user = number },
      header("inset \(number)") { $0.inset = number },
    ]
    return others + headers.flatMap { $0 }
  }

  private static func top(
    _ what: String, _ spoil: @escaping @Sendable (inout scrollkit_top_options) -> Void
  ) -> Refusal {
    row("scrollkit_top_enable", what, Status.invalidArgument) {
      var options = topOptions()
      spoil(&options)
      return scrollkit_top_enable($0, &options, 0)
    }
  }

  private static func nub(
    _ what: String, _ spoil: @escaping @Sendable (inout scrollkit_nub_options) -> Void
  ) -> Refusal {
    row("scrollkit_nub_enable", what, Status.invalidArgument) {
      var options = nubOptions()
      spoil(&options)
      return scrollkit_nub_enable($0, &options, 0)
    }
  }

  private static func header(
    _ what: String, _ spoil: @escaping @Sendable (inout scrollkit_header_options) -> Void
  ) -> [Refusal] {
    [
      row("scrollkit_header_add", what, Status.invalidArgument) { scroller in
        var options = headerOptions()
        spoil(&options)
        return withPoisonedNumber { scrollkit_header_add(scroller, &options, 0, $0) }
      },
      row("scrollkit_header_set_options", what, Status.invalidArgument) {
        var options = headerOptions()
        spoil(&options)
        return scrollkit_header_set_options($0, 0, &options, 1.5)
      },
    ]
  }

  private static let notEnabled: [Refusal] = [
    row("scrollkit_top_set_visible", "not enabled", Status.notEnabled, behaving: false) {
      scrollkit_top_set_visible($0, 1)
    },
    row("scrollkit_top_get_state", "not enabled", Status.notEnabled, behaving: false) { scroller in
      withPoisoned(scrollkit_top_state.self) { scrollkit_top_get_state(scroller, $0) }
    },
    row("scrollkit_nub_get_state", "not enabled", Status.notEnabled, behaving: false) { scroller in
      withPoisoned(scrollkit_nub_state.self) { scrollkit_nub_get_state(scroller, $0) }
    },
  ] + ([1, 4, 5, .max] as [UInt32]).flatMap { number in
    [
      row("scrollkit_header_get_state", "number \(number)", Status.notFound) { scroller in
        withPoisoned(scrollkit_header_state.self) {
          scrollkit_header_get_state(scroller, number, $0)
        }
      },
      row("scrollkit_header_set_options", "number \(number)", Status.notFound) {
        var options = headerOptions()
        return scrollkit_header_set_options($0, number, &options, 1.5)
      },
    ]
  }

  private static let sections: [Refusal] = [
    row("scrollkit_nub_set_sections", "not in order", Status.outOfRange, behaving: true) {
      scrollkit_nub_set_sections($0, [0, 5, 4.9], 3, 0)
    },
    row("scrollkit_nub_set_sections", "one too many", Status.outOfRange) {
      scrollkit_nub_set_sections($0, [0], 1 << 20 + 1, 0)
    },
    row("scrollkit_nub_set_sections", "as many as can be counted", Status.outOfRange) {
      scrollkit_nub_set_sections($0, [0], .max, 0)
    },
  ]

  private static let scales: [(what: String, minimum: Double, maximum: Double)] = [
    ("no scale", 0, 1), ("a negative scale", -1, 1), ("not in order", 2, 1),
    ("the wrong order by a hair", 1.0.nextUp, 1), ("none at all", 0, 0), ("negative zero", -0.0, 1),
  ]

  private static let zoom: [Refusal] = scales.map { what, minimum, maximum in
    row("scrollkit_zoom_set_limits", what, Status.outOfRange) {
      scrollkit_zoom_set_limits($0, minimum, maximum, 0)
    }
  }
}
