/// An item dragged near an edge of the viewport, or of what insets leave of it, scrolls the content, faster nearer to the edge.
///
///     visible   ├─margin─┤                    ├─margin─┤
///     speed     ◀━━━━━▪                          ▪━━━━▶
///              top     0          0             0     top
public struct EdgeScroll: Equatable, Sendable {
  /// The margin at each edge in which it scrolls, in points; at most a third of the visible length.
  public var margin: Double
  /// Speed at the edge and beyond, in points per second.
  public var topSpeed: Double
  /// The power of the share of the margin that gives the speed: 1 is linear, 2 starts slower.
  public var ramp: Double

  /// Makes margins at the edges of a viewport.
  public init(margin: Double = 50, topSpeed: Double = 1000, ramp: Double = 1) {
    // Taste. 50 pt: a little more than a finger's width. Larger begins earlier.
    self.margin = margin
    // Published (Flutter). 1000 pt/s: 20 points deep times 50. Larger overshoots.
    self.topSpeed = topSpeed
    // Published (Flutter, dnd-kit). 1; Android's AutoScrollHelper accelerates with 2.
    self.ramp = ramp
  }

  /// The velocity of the content with the pointer at a point of the viewport, in points per second.
  ///
  /// - Parameter rest: The rest range.
  package func velocity(
    at point: Vector, in geometry: ScrollGeometry, rest: Pair<Interval>, isRightToLeft: Bool = false
  ) -> Vector {
    Vector { axis in
      guard rest[axis].length > 0 else { return 0 }
      return velocity(at: point[axis], in: geometry[axis].visiblePart(isRightToLeft: isRightToLeft && axis == .x))
    }
  }

  private func velocity(at position: Double, in visible: Interval) -> Double {
    let margin = min(margin, visible.length / 3)
    guard margin > 0 else { return 0 }
    let before = visible.lower + margin - position
    let after = position - (visible.upper - margin)
    let depth = max(before, after)
    guard depth > 0 else { return 0 }
    let share = min(1, Math.quotient(depth, margin))
    let speed = topSpeed * (ramp == 1 ? share : Math.exp(ramp * Math.log(share)))
    return before > after ? -speed : speed
  }
}
