/// The lengths of viewport and content along one axis.
///
///     content   ┌───────────────────────────────────┐
///     viewport        ┌───────────┐
///               └offset┘
///
/// Insets extend the range of the content offset: with a leading inset of 88, content may rest 88
/// points below the viewport's top, at offset −88.
public struct AxisGeometry: Equatable, Sendable {
  /// Length of the viewport, in points; 0 or more.
  public let viewport: Double
  /// Length of the content, in points; 0 or more.
  public let content: Double
  /// Inset before the content's start, in points; may be negative.
  public let leadingInset: Double
  /// Inset after the content's end, in points; may be negative.
  public let trailingInset: Double

  /// Makes a geometry. A length of the viewport or the content below 0 counts as 0: toolkits lay out with them for a frame.
  public init(
    viewport: Double, content: Double, leadingInset: Double = 0, trailingInset: Double = 0
  ) {
    self.viewport = max(0, viewport)
    self.content = max(0, content)
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// The geometry of right-to-left content, as in CSS: at offset 0 the right edges of content and
  /// viewport coincide, and offsets further along are negative. Content points still count from the
  /// content's left.
  ///
  ///     content   ┌───────────────────────────────────┐
  ///     viewport                    ┌───────────┐
  ///                                     −offset └──────┘
  ///
  ///     range = [−(content − viewport + leftInset), rightInset]
  ///
  /// The leading inset is the distance of the range's lower end from 0: it extends the range to negative offsets. Content smaller
  /// than the viewport rests at its right, so that both ends are `rightInset`: that is the other argument of `max`.
  public static func rightToLeft(
    viewport: Double, content: Double, leftInset: Double = 0, rightInset: Double = 0
  ) -> AxisGeometry {
    let leading = max(max(0, content) - max(0, viewport) + leftInset, -rightInset)
    return AxisGeometry(
      viewport: viewport, content: content, leadingInset: leading,
      trailingInset: leftInset + rightInset - leading)
  }

  /// The content range: the range of the content offset. Content smaller than the viewport rests at its start: both
  /// ends are then equal.
  ///
  /// All that is proportional or attached to the content counts in it. Where content may be is another question: see
  /// `ScrollSetting.restRange`.
  public var range: Interval {
    let lower = 0 - leadingInset  // never −0
    return Interval(lower: lower, upper: max(lower, content - viewport + trailingInset))
  }

  /// The same viewport and insets with content of another length.
  ///
  /// - Parameter isRightToLeft: Whether the content is right to left.
  package func resized(to content: Double, isRightToLeft: Bool) -> AxisGeometry {
    guard isRightToLeft else {
      return AxisGeometry(
        viewport: viewport, content: content, leadingInset: leadingInset,
        trailingInset: trailingInset
      )
    }
    let right = range.upper
    return .rightToLeft(
      viewport: viewport, content: content, leftInset: leadingInset + trailingInset - right,
      rightInset: right)
  }

  /// The same geometry with another leading inset, in points.
  func with(leadingInset: Double) -> AxisGeometry {
    AxisGeometry(viewport: viewport, content: content, leadingInset: leadingInset, trailingInset: trailingInset)
  }

  /// Whether every length is 0: the host has not set the lengths along this axis.
  var isUnset: Bool { self == AxisGeometry(viewport: 0, content: 0) }

  /// Length of the viewport without the insets, in points; at least 0.
  public var visibleLength: Double { max(0, viewport - leadingInset - trailingInset) }

  /// The part of the viewport that no inset covers, in points of the viewport.
  ///
  /// - Parameter isRightToLeft: Whether the content is right to left.
  func visiblePart(isRightToLeft: Bool) -> Interval {
    let start = isRightToLeft ? leadingInset + trailingInset - range.upper : leadingInset
    return Interval(lower: start, upper: start + visibleLength)
  }

  /// Where the left or top of the viewport lies in the content at offset 0, in points from the content's left or top.
  ///
  /// - Parameter isRightToLeft: Whether the content is right to left.
  func origin(isRightToLeft: Bool) -> Double { isRightToLeft ? content - viewport : 0 }

  /// Derived. 10⁻⁹ pt: more than the rounding error of sums of lengths up to 10⁶ pt, less than is visible. For lengths of
  /// the content and its parts, which few sums have made; for offsets see `Vector.rounding`. Larger takes short lengths for none.
  static let rounding = 1e-9
}

/// The lengths of viewport and content along both axes.
public typealias ScrollGeometry = Pair<AxisGeometry>

extension Pair where Element == AxisGeometry {
  /// A viewport and content without insets, by their widths and heights in points.
  public init(viewport: Vector, content: Vector) {
    self.init(
      x: AxisGeometry(viewport: viewport.x, content: content.x),
      y: AxisGeometry(viewport: viewport.y, content: content.y))
  }

  /// No viewport and no content: the geometry before the host sets one.
  public static let empty = ScrollGeometry(
    x: AxisGeometry(viewport: 0, content: 0), y: AxisGeometry(viewport: 0, content: 0))

  /// The content range along each axis.
  public var range: Pair<Interval> { Pair<Interval>(x: x.range, y: y.range) }
}

extension Pair where Element == Interval {
  /// The nearest offset in range.
  public func clamp(_ offset: Vector) -> Vector {
    Vector(x: x.clamp(offset.x), y: y.clamp(offset.y))
  }
  /// The signed distance of an offset from the range, in points.
  public func overscroll(of offset: Vector) -> Vector {
    Vector(x: x.overscroll(of: offset.x), y: y.overscroll(of: offset.y))
  }
  /// The position of an offset in the range, 0…1 per axis.
  public func progress(of offset: Vector) -> Vector {
    Vector(x: x.progress(of: offset.x), y: y.progress(of: offset.y))
  }
}
