/// What areas inside a large one leave free of it, around where one would like to look.
///
///     large     ├──────────────────────────────────────────┤
///     inside            ├──┤         ├──┤        ├──┤
///     wished                   ├──────┤
///     middle                ├────────┤
///     before                ├────────┤
///     after                             ├───────┤
///
/// Content may rest anywhere in a large area, but not so that it shows a part of one inside:
/// that one wants to be aligned.
struct UncoveredParts: Equatable, Sendable {
  /// A part; nothing is left of it where `upper` is not above `lower`.
  struct Part: Equatable, Sendable {
    var lower: Double
    var upper: Double
  }

  private let area: Interval
  private let wished: Interval
  /// Around what is wished; nothing if an area inside is all there, or covers all of it.
  private(set) var middle: Part
  /// Before the first area inside that meets what is wished.
  private(set) var before: Part
  /// After the last one.
  private(set) var after: Part

  init(area: Interval, wished: Interval) {
    self.area = area
    self.wished = wished
    middle = Part(lower: area.lower, upper: area.upper)
    before = middle
    after = middle
  }

  /// Keeps clear of another area, unless it only touches the large one or holds all of it.
  mutating func avoid(_ other: Interval) {
    guard other.lower < area.upper, other.upper > area.lower, !other.holds(area) else { return }
    if other.upper < wished.lower {
      before.lower = max(before.lower, other.upper)
    } else {
      before.upper = min(before.upper, other.lower)
    }
    if other.lower > wished.upper {
      after.upper = min(after.upper, other.lower)
    } else {
      after.lower = max(after.lower, other.upper)
    }
    if other.holds(wished) || wished.holds(other) {
      middle.upper = middle.lower
    } else if other.lower <= wished.lower {
      middle.lower = max(middle.lower, other.upper)
    } else {
      middle.upper = min(middle.upper, other.lower)
    }
  }
}

extension Interval {
  /// Whether another span is a part of this one, or the same.
  func holds(_ other: Interval) -> Bool { lower <= other.lower && other.upper <= upper }

  func contains(_ offset: Double) -> Bool { lower <= offset && offset <= upper }
}
