/// Where a stretch of content comes to lie in the visible part of the viewport, along one axis.
///
///     viewport  ├─inset─┤·········[ before | stretch | after ]······├─inset─┤
///
/// A caret that keeps its distance from the edges is `scrollOff` with that distance as margins.
public struct AxisPlacement: Equatable, Sendable {
  /// Where it comes to lie.
  public var alignment: ScrollAlignment
  /// Margin before the stretch, at its left or top, in points.
  public var before: Double
  /// Margin after the stretch, at its right or bottom, in points.
  public var after: Double

  /// Makes a placement with margins in points.
  public init(_ alignment: ScrollAlignment = .nearest, before: Double = 0, after: Double = 0) {
    self.alignment = alignment
    self.before = before
    self.after = after
  }

  /// The margins at the start and the end of content that may begin at its right.
  func margins(isReversed: Bool) -> Ends<Double> {
    isReversed ? Ends(lower: after, upper: before) : Ends(lower: before, upper: after)
  }
}

extension Ends where Element == Double {
  /// Margins that fit beside a stretch, in so many points of the viewport.
  func fitting(_ length: Double) -> Ends {
    let (sum, length) = (lower + upper, max(0, length))
    guard sum > length else { return self }
    let share = Math.quotient(length, sum)
    return Ends(lower: lower * share, upper: upper * share)
  }
}

/// Where a stretch of content comes to lie.
public enum ScrollAlignment: UInt32, Sendable {
  /// Where the whole stretch with its margins is visible, or fills the viewport, with the least movement: `nearest` of CSS.
  case nearest = 0
  /// Its start at the viewport's start: in a horizontal layout from right to left, its right.
  case start = 1
  /// Its middle at the viewport's middle.
  case center = 2
  /// Its end at the viewport's end.
  case end = 3
  /// Where it is: the content does not scroll along the axis.
  case none = 4
  /// As `nearest`, with margins that fit: those that do not fit into the viewport are shortened in proportion. A caret with long
  /// margins stays in the middle, as in a typewriter; vim's `scrolloff`.
  case scrollOff = 5

  /// The same alignment by left and right, of content that begins at its right.
  var mirrored: ScrollAlignment {
    switch self {
    case .start: .end
    case .end: .start
    case .nearest, .center, .none, .scrollOff: self
    }
  }
}

/// A placement along each axis.
public typealias ScrollPlacement = Pair<AxisPlacement>

extension Pair where Element == AxisPlacement {
  /// The least movement that shows a rectangle.
  public static let nearest = ScrollPlacement(x: AxisPlacement(), y: AxisPlacement())
}

extension AxisGeometry {
  /// The offset in the rest range at which a stretch of content lies as placed, in points.
  ///
  /// A stretch longer than the visible length is nearest when it fills the viewport; otherwise its nearer end is brought into
  /// view.
  ///
  /// - Parameters:
  ///   - offset: The present offset, in points.
  ///   - isRightToLeft: Whether the content begins at its right.
  public func offset(
    placing stretch: Interval, _ placement: AxisPlacement, from offset: Double, in rest: Interval, isRightToLeft: Bool = false
  ) -> Double {
    var margins = Ends(lower: placement.before, upper: placement.after)
    if placement.alignment == .scrollOff { margins = margins.fitting(visibleLength - stretch.length) }
    let atStart = stretch.lower - margins.lower - leadingInset
    let atEnd = stretch.upper + margins.upper - viewport + trailingInset
    switch isRightToLeft ? placement.alignment.mirrored : placement.alignment {
    case .nearest, .scrollOff: return rest.clamp(Interval(lower: min(atStart, atEnd), upper: max(atStart, atEnd)).clamp(offset))
    case .start: return rest.clamp(atStart)
    case .center: return rest.clamp((atStart + atEnd) / 2)
    case .end: return rest.clamp(atEnd)
    case .none: return offset
    }
  }
}
