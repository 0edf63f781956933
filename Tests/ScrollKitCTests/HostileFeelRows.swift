import CScrollKitTypes
import ScrollKitC

/// UIKit's numbers.
func uikitValues() -> scrollkit_feel_values {
  var values = scrollkit_feel_values()
  _ = scrollkit_struct_init(&values, UInt(MemoryLayout.size(ofValue: values)))
  _ = scrollkit_feel_get_values(UInt32(SCROLLKIT_FEEL_UIKIT), &values)
  return values
}

extension Refusal {
  static let feels: [Refusal] = nulls + unknown + numbers

  private static let nulls: [Refusal] = [
    Refusal(
      function: "scrollkit_scroller_set_feel_values", what: "the scroller is NULL",
      status: Status.nullArgument
    ) { _ in
      var values = uikitValues()
      return scrollkit_scroller_set_feel_values(nil, &values, 1.5)
    },
    Refusal(
      function: "scrollkit_scroller_set_feel_values", what: "the values are NULL",
      status: Status.nullArgument
    ) { scrollkit_scroller_set_feel_values($0, nil, 1.5) },
    Refusal(
      function: "scrollkit_scroller_get_feel_values", what: "the scroller is NULL",
      status: Status.nullArgument
    ) { _ in
      withPoisoned(
        scrollkit_feel_values.self, size: UInt32(MemoryLayout<scrollkit_feel_values>.size)
      ) { scrollkit_scroller_get_feel_values(nil, $0) }
    },
    Refusal(
      function: "scrollkit_scroller_get_feel_values", what: "the values are NULL",
      status: Status.nullArgument
    ) { scrollkit_scroller_get_feel_values($0, nil) },
    Refusal(
      function: "scrollkit_feel_get_values", what: "the values are NULL",
      status: Status.nullArgument
    ) { _ in scrollkit_feel_get_values(1, nil) },
  ]

  private static func spoilt(
    _ what: String, _ status: scrollkit_status,
    _ spoil: @escaping @Sendable (inout scrollkit_feel_values) -> Void
  ) -> Refusal {
    Refusal(function: "scrollkit_scroller_set_feel_values", what: what, status: status) {
      var values = uikitValues()
      spoil(&values)
      return scrollkit_scroller_set_feel_values($0, &values, 1.5)
    }
  }

  private static let unknown: [Refusal] =
    [12, 255, .max].map { feel in
      Refusal(
        function: "scrollkit_feel_get_values", what: "feel \(feel)", status: Status.invalidArgument
      ) { _ in
        withPoisoned(
          scrollkit_feel_values.self, size: UInt32(MemoryLayout<scrollkit_feel_values>.size)
        ) { scrollkit_feel_get_values(feel, $0) }
      }
    }
    + [.max, 1 << 31, 99].flatMap { (number: UInt32) in
      [
        spoilt("coast_rule \(number)", Status.invalidArgument) { $0.coast_rule = number },
        spoilt("edge_top \(number)", Status.invalidArgument) { $0.edge_top = number },
        spoilt("edge_left \(number)", Status.invalidArgument) { $0.edge_left = number },
        spoilt("edge_bottom \(number)", Status.invalidArgument) { $0.edge_bottom = number },
        spoilt("edge_right \(number)", Status.invalidArgument) { $0.edge_right = number },
        spoilt("bounce_rule \(number)", Status.invalidArgument) { $0.bounce_rule = number },
        spoilt("velocity_rule \(number)", Status.invalidArgument) { $0.velocity_rule = number },
        spoilt("wheel_smoothing \(number)", Status.invalidArgument) { $0.wheel_smoothing = number },
        spoilt("wheel_stepping \(number)", Status.invalidArgument) { $0.wheel_stepping = number },
        spoilt("speed_limit \(number)", Status.invalidArgument) { $0.speed_limit = number },
        spoilt("drag_start \(number)", Status.invalidArgument) { $0.drag_start = number },
        spoilt("direction_lock \(number)", Status.invalidArgument) { $0.direction_lock = number },
        spoilt("fingers \(number)", Status.invalidArgument) { $0.fingers = number },
        spoilt("fling_boost \(number)", Status.invalidArgument) { $0.fling_boost = number },
        spoilt("reserved \(number)", Status.invalidArgument) { $0.reserved = number },
      ]
    }

  /// Which numbers must be above 0, and which may be it.
  private static let divisors: [(name: String, field: Field)] = [
    ("drag", \.drag), ("brake", \.brake), ("bounce_stiffness", \.bounce_stiffness),
    ("bounce_damping_ratio", \.bounce_damping_ratio), ("rubber_band", \.rubber_band),
  ]
  private static let amounts: [(name: String, field: Field)] = [
    ("bounce_share", \.bounce_share), ("slop", \.slop), ("minimum_fling", \.minimum_fling),
    ("maximum_fling", \.maximum_fling), ("stale_after", \.stale_after),
    ("wheel_step", \.wheel_step), ("line_length", \.line_length),
    ("animation_duration", \.animation_duration), ("wheel_speed", \.wheel_speed),
    ("wheel_acceleration", \.wheel_acceleration), ("wheel_rate", \.wheel_rate),
    ("key_lines", \.key_lines), ("page_overlap", \.page_overlap),
  ]
  private static let limits: [(name: String, field: Field)] = [
    ("bounce_speed_limit", \.bounce_speed_limit), ("rubber_band_reach", \.rubber_band_reach),
  ]

  private typealias Field = WritableKeyPath<scrollkit_feel_values, Double> & Sendable

  private static func spoilt(
    _ rows: [(name: String, field: Field)], _ numbers: [(Double, scrollkit_status)]
  ) -> [Refusal] {
    var refusals: [Refusal] = []
    for row in rows {
      for (number, status) in numbers {
        refusals.append(
          spoilt("\(row.name) \(number)", status) { $0[keyPath: row.field] = number })
      }
    }
    return refusals
  }

  private static let numbers: [Refusal] = {
    var refusals = spoilt(
      divisors + amounts,
      [
        (.nan, Status.notFinite), (.infinity, Status.notFinite), (-.infinity, Status.notFinite),
        (1e308, Status.outOfRange), (-1, Status.outOfRange),
      ])
    refusals += spoilt(divisors, [(0, Status.outOfRange), (5e-324, Status.outOfRange)])
    refusals += spoilt(
      limits,
      [
        (.nan, Status.notFinite), (-1, Status.outOfRange),
        (-.infinity, Status.notFinite),
      ])
    refusals.append(spoilt("rubber_band 1.01", Status.outOfRange) { $0.rubber_band = 1.01 })
    refusals.append(spoilt("wheel_rate 5e-324", Status.outOfRange) { $0.wheel_rate = 5e-324 })
    refusals.append(spoilt("wheel_rate 1e7", Status.outOfRange) { $0.wheel_rate = 1e7 })
    refusals.append(spoilt("drag 1e7", Status.outOfRange) { $0.drag = 1e7 })
    // These bounces and flings would take years.
    refusals.append(spoilt("drag 1e-5", Status.outOfRange) { $0.drag = 1e-5 })
    refusals.append(spoilt("brake 0.5", Status.outOfRange) { $0.brake = 0.5 })
    refusals.append(spoilt("bounce_stiffness 1e-3", Status.outOfRange) { $0.bounce_stiffness = 1e-3 })
    refusals.append(spoilt("bounce_damping_ratio 1e4", Status.outOfRange) { $0.bounce_damping_ratio = 1e4 })
    refusals.append(spoilt("bounce_damping_ratio 1e-4", Status.outOfRange) { $0.bounce_damping_ratio = 1e-4 })
    refusals.append(spoilt("wheel_rate 1e-5", Status.outOfRange) { $0.wheel_rate = 1e-5 })
    return refusals
  }()
}
