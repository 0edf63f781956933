/// How far content without ends has moved, in pieces that add up to its travel.
///
///     travel    ────┬───────┬─────┬──────▶
///     points     d₁ │  d₂   │ d₃  │  d₄          Σ d = travel within 2⁻³³ pt
///     lines      0  │  1    │ 0   │  2           Σ  = travel / line, toward zero
///
/// Travel is counted in multiples of 2⁻³² pt, so that neither the number of pieces nor the travel so far costs precision:
/// all sums and differences here are exact. What does not fill a multiple stays for the next piece.
///
/// An offset far from 0 has fewer digits. So content is shifted back by a multiple of 65,536 pt, which is exact, too.
struct DeltaReader: Equatable, Sendable {
  private(set) var options: DeltaOptions
  private var axes = Pair(x: AxisReader(), y: AxisReader())

  /// What was handed out along an axis.
  private struct AxisReader: Equatable, Sendable {
    /// The offset up to which travel was handed out, in points.
    var handedOut = 0.0
    var lines = WholeSteps()
    var notches = WholeSteps()
    /// Whether something was handed out since the last stop.
    var isScrolling = false
  }

  /// A reader of content that has not travelled yet.
  init(options: DeltaOptions, offset: Vector) {
    self.options = options
    shift(by: offset)
  }

  /// The content was shifted, which is no travel.
  mutating func shift(by distance: Vector) {
    axes.x.handedOut += distance.x
    axes.y.handedOut += distance.y
  }

  /// Lines and notches have other lengths from now on; they count from an offset. Travel up to there that was not handed out
  /// yet is only distance.
  mutating func change(to options: DeltaOptions, at offset: Vector) {
    self.options = options
    for axis in [Axis.x, .y] {
      let distance = Self.counted(offset[axis] - axes[axis].handedOut)
      (axes[axis].lines, axes[axis].notches) = (WholeSteps(after: distance), WholeSteps(after: 120 * distance))
    }
  }

  /// Hands out the travel since the last call.
  ///
  /// - Parameter isAtRest: Whether the content rests: a scroll has ended.
  /// - Returns: How far to shift the content, in points; the reader expects it there.
  mutating func take(upTo offset: Vector, isAtRest: Bool, into deltas: inout ScrollDeltas) -> Vector {
    Vector { take(upTo: offset[$0], $0, isAtRest: isAtRest, into: &deltas) }
  }

  private mutating func take(upTo offset: Double, _ axis: Axis, isAtRest: Bool, into deltas: inout ScrollDeltas) -> Double {
    let distance = Self.counted(offset - axes[axis].handedOut)
    let shift = 0 - Math.round(offset / Self.farthest) * Self.farthest
    axes[axis].handedOut += distance + shift
    deltas.distance[axis] = distance
    deltas.lines[axis] = axes[axis].lines.add(distance, length: options.line)
    deltas.notches120[axis] = axes[axis].notches.add(120 * distance, length: options.notch)
    if distance != 0 { axes[axis].isScrolling = true }
    deltas.stops[axis] = isAtRest && axes[axis].isScrolling
    if isAtRest { axes[axis].isScrolling = false }
    return shift
  }

  /// The nearest multiple of 2⁻³² pt; never −0.
  static func counted(_ length: Double) -> Double { Math.round(length * countsPerPoint) / countsPerPoint + 0 }

  /// Derived. 2³² counts: half of one, 1.2·10⁻¹⁰ pt, is what may not be handed out yet. With more, sums of lengths near
  /// `farthest` would not be exact.
  private static let countsPerPoint = 0x1p32
  /// Derived. 65,536 pt: nearer to 0 an offset is exact to 1.5·10⁻¹¹ pt, an eighth of what may not be handed out yet. Less
  /// shifts content more often.
  private static let farthest = 0x1p16
}

/// The whole steps of a travel, toward zero: travel to the other side gives the opposite steps.
///
///     travel   −2      −1       0       1       2     steps
///     whole     ├─ −1 ─┼────── 0 ──────┼── 1 ──┤
private struct WholeSteps: Equatable, Sendable {
  /// The steps that end before the travel.
  private var below = 0.0
  /// The travel after them, in points; less than a step.
  private var rest: Double

  /// No steps, counted from where travel ends that will be added first, in points.
  init(after distance: Double = 0) { rest = 0 - distance }

  private var whole: Double { below < 0 && rest > 0 ? below + 1 : below }

  /// Adds to the travel.
  ///
  /// - Returns: The steps by which the whole number changes.
  mutating func add(_ distance: Double, length: Double) -> Double {
    let before = whole
    let travel = rest + distance
    var steps = Math.floor(travel / length)
    rest = travel - steps * length
    if rest < 0 { (steps, rest) = (steps - 1, rest + length) }  // the quotient was rounded
    if rest >= length { (steps, rest) = (steps + 1, rest - length) }
    below += steps
    return whole - before
  }
}
