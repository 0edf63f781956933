/// What is scrolled through what, along one axis.
///
///     content   ┌───────────────────────────────────┐
///     viewport        ┌───────────┐
///               └offset┘
///
/// Insets widen the range at an edge: with a leading inset of 88, content may rest 88 points
/// below the viewport's top, at offset −88.
public struct AxisGeometry: Equatable, Sendable {
  /// Length of the window onto the content, in points; 0 or more.
  public let viewport: Double
  /// Length of the content, in points; 0 or more.
  public let content: Double
  /// Extra room before the content's start, in points; may be negative.
  public let leadingInset: Double
  /// Extra room after the content's end, in points; may be negative.
  public let trailingInset: Double

  /// - Precondition: `viewport` and `content` are not negative.
  public init(
    viewport: Double, content: Double, leadingInset: Double = 0, trailingInset: Double = 0
  ) {
    precondition(viewport >= 0 && content >= 0, "AxisGeometry: lengths must not be negative")
    self.viewport = viewport
    self.content = content
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// Content that begins at its right: offset 0 has its right edge at the viewport's, and offsets
  /// further along are negative, as in CSS. Places in the content count from its left all the same.
  ///
  ///     content   ┌───────────────────────────────────┐
  ///     viewport                    ┌───────────┐
  ///                                     −offset └──────┘
  ///
  /// It is content whose leading inset reaches to where it ends: nothing else needs to know.
  public static func rightToLeft(
    viewport: Double, content: Double, leftInset: Double = 0, rightInset: Double = 0
  ) -> AxisGeometry {
    let leading = max(content - viewport + leftInset, -rightInset)
    return AxisGeometry(
      viewport: viewport, content: content, leadingInset: leading,
      trailingInset: leftInset + rightInset - leading)
  }

  /// Where content may rest.
  ///
  /// Content smaller than the viewport rests at its start, so both ends are then the same.
  public var range: Interval { ends }

  /// The same, for where every instruction counts.
  var ends: Interval {
    let lower = 0 - leadingInset  // never −0
    return Interval(lower: lower, upper: max(lower, content - viewport + trailingInset))
  }

  /// Length of the viewport that no inset covers, in points; at least 0.
  public var visibleLength: Double { max(0, viewport - leadingInset - trailingInset) }

  /// The offset nearest to `offset` at which a stretch of content is visible, in points.
  ///
  /// A stretch longer than the visible length is as visible as it can be when it fills the
  /// viewport; otherwise its nearer end is brought in. The answer lies in the range.
  public func offset(showing stretch: Interval, from offset: Double) -> Double {
    let startAtTop = stretch.lower - leadingInset
    let endAtBottom = stretch.upper - viewport + trailingInset
    let nearest = Interval(lower: min(startAtTop, endAtBottom), upper: max(startAtTop, endAtBottom))
    return range.clamp(nearest.clamp(offset))
  }
}

/// What is scrolled through what, along both axes.
public typealias ScrollGeometry = Pair<AxisGeometry>

extension Pair where Element == AxisGeometry {
  /// No viewport and no content: the geometry before the host has told one.
  public static let empty = ScrollGeometry(
    x: AxisGeometry(viewport: 0, content: 0), y: AxisGeometry(viewport: 0, content: 0))

  /// Where content may rest, along each axis.
  public var range: Pair<Interval> { ends }

  /// The same, for where every instruction counts.
  var ends: Pair<Interval> { Pair<Interval>(x: x.ends, y: y.ends) }
}

extension Pair where Element == Interval {
  /// The nearest offset in range.
  public func clamp(_ offset: Vector) -> Vector {
    Vector(x: x.clamp(offset.x), y: y.clamp(offset.y))
  }
  /// Signed distance outside the range, in points.
  public func overscroll(of offset: Vector) -> Vector {
    Vector(x: x.overscroll(of: offset.x), y: y.overscroll(of: offset.y))
  }
  /// How far along the range an offset lies, 0…1 per axis.
  public func progress(of offset: Vector) -> Vector {
    Vector(x: x.progress(of: offset.x), y: y.progress(of: offset.y))
  }
}
