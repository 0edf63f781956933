/// The parts of a large area that the areas inside it do not cover, around a preferred interval.
///
///     area      ├──────────────────────────────────────────┤
///     inside            ├──┤         ├──┤        ├──┤
///     preferred                ├──────┤
///     middle                ├────────┤
///     before                ├────────┤
///     after                             ├───────┤
///
/// CSS lets content rest anywhere in an area larger than the snapport, except where a part of an area
/// inside it is visible.
struct UncoveredParts: Equatable, Sendable {
  /// An interval of the content; empty unless `lower < upper`.
  struct Part: Equatable, Sendable {
    var lower: Double
    var upper: Double
  }

  private let area: Interval
  private let preferred: Interval
  /// The part around the preferred interval; empty if an inner area covers it or is within it.
  private(set) var middle: Part
  /// The part before the first inner area that overlaps the preferred interval.
  private(set) var before: Part
  /// The part after the last inner area that overlaps the preferred interval.
  private(set) var after: Part

  init(of area: Interval, around preferred: Interval) {
    self.area = area
    self.preferred = preferred
    middle = Part(lower: area.lower, upper: area.upper)
    before = middle
    after = middle
  }

  /// Subtracts an inner area. One that only touches the area, or contains it, is ignored.
  mutating func subtract(_ other: Interval) {
    guard other.lower < area.upper, other.upper > area.lower, !other.contains(area) else { return }
    if other.upper < preferred.lower {
      before.lower = max(before.lower, other.upper)
    } else {
      before.upper = min(before.upper, other.lower)
    }
    if other.lower > preferred.upper {
      after.upper = min(after.upper, other.lower)
    } else {
      after.lower = max(after.lower, other.upper)
    }
    if other.contains(preferred) || preferred.contains(other) {
      middle.upper = middle.lower
    } else if other.lower <= preferred.lower {
      middle.lower = max(middle.lower, other.upper)
    } else {
      middle.upper = min(middle.upper, other.lower)
    }
  }
}
