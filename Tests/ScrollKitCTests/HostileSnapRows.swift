import CScrollKitTypes
import ScrollKitC

func snapOptions(_ change: (inout scrollkit_snap_options) -> Void = { _ in }) -> scrollkit_snap_options {
  var options = scrollkit_snap_options()
  options.struct_size = UInt32(MemoryLayout.size(ofValue: options))
  options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
  change(&options)
  return options
}

func snapArea(_ change: (inout scrollkit_snap_area) -> Void = { _ in }) -> scrollkit_snap_area {
  var area = scrollkit_snap_area()
  area.struct_size = UInt32(MemoryLayout.size(ofValue: area))
  (area.width, area.height) = (100, 100)
  area.align_y = UInt32(SCROLLKIT_SNAP_ALIGNMENT_START)
  change(&area)
  return area
}

/// Makes a call on a scroller that snaps to areas.
private func withAreas(
  _ scroller: ScrollerRef, _ call: (ScrollerRef) -> scrollkit_status
) -> scrollkit_status {
  var options = snapOptions { $0.kind = UInt32(SCROLLKIT_SNAP_KIND_AREAS) }
  _ = scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), &options, 0)
  defer { _ = scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), nil, 0) }
  return call(scroller)
}

extension Refusal {
  static let snaps: [Refusal] = rules + areas + places

  private static func rule(
    _ what: String, _ status: scrollkit_status = Status.invalidArgument, axis: UInt32 = 1,
    _ spoil: @escaping @Sendable (inout scrollkit_snap_options) -> Void = { _ in }
  ) -> Refusal {
    Refusal(function: "scrollkit_snap_set_options", what: what, status: status) {
      var options = snapOptions(spoil)
      return scrollkit_snap_set_options($0, axis, &options, 0)
    }
  }

  private static let rules: [Refusal] = [
    Refusal(
      function: "scrollkit_snap_set_options", what: "the scroller is NULL", status: Status.nullArgument
    ) { _ in scrollkit_snap_set_options(nil, 0, nil, 0) },
    rule("axis 2", axis: 2), rule("axis .max", axis: .max),
    rule("kind 4") { $0.kind = 4 }, rule("kind .max") { $0.kind = .max },
    rule("rule 6") { $0.rule = 6 }, rule("is_reversed 2") { $0.is_reversed = 2 },
    rule("strictness 2") { $0.strictness = 2 },
    rule("a carousel of no length") { $0.kind = UInt32(SCROLLKIT_SNAP_KIND_CAROUSEL) },
    rule("a rule of a carousel") {
      $0.kind = UInt32(SCROLLKIT_SNAP_KIND_CAROUSEL)
      $0.length = 10
      $0.rule = 99
    },
  ] + [\scrollkit_snap_options.length, \.spacing, \.proximity].map { field in
    rule("a negative length", Status.outOfRange) { $0[keyPath: field] = -1 }
  } + [
    (Double.nan, Status.notFinite), (.infinity, Status.notFinite), (1e308, Status.outOfRange),
  ].flatMap { number, status in
    [
      \scrollkit_snap_options.length, \.spacing, \.leading, \.proximity, \.padding_start,
      \.padding_end,
    ].map { field in rule("\(number)", status) { $0[keyPath: field] = number } }
  }

  private static func area(
    _ what: String, _ status: scrollkit_status = Status.invalidArgument, order: UInt32 = 0,
    time: Double = 1.5,
    _ spoil: @escaping @Sendable (inout scrollkit_snap_area) -> Void = { _ in }
  ) -> Refusal {
    Refusal(function: "scrollkit_snap_set_areas", what: what, status: status) { scroller in
      withAreas(scroller) {
        scrollkit_snap_set_areas($0, [snapArea(), snapArea(spoil)], 2, order, time)
      }
    }
  }

  private static let areas: [Refusal] = [
    Refusal(
      function: "scrollkit_snap_set_areas", what: "the scroller is NULL", status: Status.nullArgument
    ) { _ in scrollkit_snap_set_areas(nil, nil, 0, 0, 1.5) },
    Refusal(
      function: "scrollkit_snap_set_areas", what: "the areas are NULL", status: Status.nullArgument
    ) { scroller in withAreas(scroller) { scrollkit_snap_set_areas($0, nil, 1, 0, 1.5) } },
    Refusal(
      function: "scrollkit_snap_set_areas", what: "too many areas in any order", status: Status.outOfRange
    ) { scroller in withAreas(scroller) { scrollkit_snap_set_areas($0, [snapArea()], 1 << 16 + 1, 0, 1.5) } },
    Refusal(
      function: "scrollkit_snap_set_areas", what: "too many areas in order", status: Status.outOfRange
    ) { scroller in withAreas(scroller) { scrollkit_snap_set_areas($0, [snapArea()], 1 << 20 + 1, 2, 1.5) } },
    Refusal(
      function: "scrollkit_snap_set_areas", what: "no axis snaps to areas", status: Status.notEnabled
    ) { scrollkit_snap_set_areas($0, [snapArea()], 1, 0, 1.5) },
    Refusal(
      function: "scrollkit_snap_set_areas", what: "too many", status: Status.outOfRange
    ) { scroller in
      withAreas(scroller) { scrollkit_snap_set_areas($0, [snapArea()], 1 << 21, 0, 1.5) }
    },
    area("order 3", order: 3), area("order .max", order: .max),
    area("a time that is no number", Status.notFinite, time: .nan),
    area("sizes that differ", Status.invalidSize) { $0.struct_size += 8 }, area("no size", Status.invalidSize) { $0.struct_size = 0 },
    area("stops 2") { $0.stops = 2 }, area("is_focused 2") { $0.is_focused = 2 },
    area("reserved 1") { $0.reserved = 1 }, area("align_x 4") { $0.align_x = 4 },
    area("align_y .max") { $0.align_y = .max }, area("width -1", Status.outOfRange) { $0.width = -1 },
    area("height -1", Status.outOfRange) { $0.height = -1 },
  ] + [
    (Double.nan, Status.notFinite), (-.infinity, Status.notFinite), (1e308, Status.outOfRange),
  ].flatMap { number, status in
    [
      \scrollkit_snap_area.x, \.y, \.width, \.height, \.margin_top, \.margin_left,
      \.margin_bottom, \.margin_right,
    ].map { field in area("\(number)", status) { $0[keyPath: field] = number } }
  }

  private static func place(
    _ what: String, _ status: scrollkit_status, axis: UInt32 = 1, place: Double = 1,
    time: Double = 1.5
  ) -> Refusal {
    Refusal(function: "scrollkit_snap_scroll_to", what: what, status: status) { scroller in
      var options = snapOptions()
      _ = scrollkit_snap_set_options(scroller, 1, &options, 0)
      defer { _ = scrollkit_snap_set_options(scroller, 1, nil, 0) }
      return withPoisonedNumber { scrollkit_snap_scroll_to(scroller, axis, place, time, $0) }
    }
  }

  private static let places: [Refusal] = [
    Refusal(
      function: "scrollkit_snap_scroll_to", what: "the scroller is NULL", status: Status.nullArgument
    ) { _ in withPoisonedNumber { scrollkit_snap_scroll_to(nil, 1, 1, 1.5, $0) } },
    Refusal(
      function: "scrollkit_snap_scroll_to", what: "no rule", status: Status.notEnabled
    ) { scroller in withPoisonedNumber { scrollkit_snap_scroll_to(scroller, 1, 1, 1.5, $0) } },
    place("axis 2", Status.invalidArgument, axis: 2),
    place("an axis without pages", Status.notEnabled, axis: 0),
    place("NaN", Status.notFinite, place: .nan), place("1e308", Status.outOfRange, place: 1e308),
    place("a time that is no number", Status.notFinite, time: .infinity),
    Refusal(
      function: "scrollkit_snap_get_state", what: "the scroller is NULL", status: Status.nullArgument
    ) { _ in
      withPoisoned(scrollkit_snap_state.self, size: 40) { scrollkit_snap_get_state(nil, $0) }
    },
    Refusal(
      function: "scrollkit_snap_get_state", what: "the state is NULL", status: Status.nullArgument
    ) { scrollkit_snap_get_state($0, nil) },
    Refusal(
      function: "scrollkit_snap_get_state", what: "no rule", status: Status.notEnabled
    ) { scroller in
      withPoisoned(scrollkit_snap_state.self, size: 40) { scrollkit_snap_get_state(scroller, $0) }
    },
  ]
}
