/// An item that is dragged near an edge of the viewport scrolls it: the deeper in the margin, the
/// faster.
///
///     viewport  ├─margin─┤                    ├─margin─┤
///     speed     ◀━━━━━▪                          ▪━━━━▶
///              top     0          0             0     top
public struct EdgeScroll: Equatable, Sendable {
  /// How far from each edge it begins, in points; at most a third of the viewport.
  public var margin: Double
  /// Speed at the edge and beyond, in points per second.
  public var topSpeed: Double
  /// How speed grows with the share of the margin passed: its power. 1 evenly, 2 slow at first.
  public var ramp: Double

  public init(margin: Double = 50, topSpeed: Double = 1000, ramp: Double = 1) {
    // Taste. 50 pt: a finger's width more than a row's padding; larger begins earlier.
    self.margin = margin
    // Published (Flutter). 1000 pt/s: 20 points deep times 50; larger overshoots the place sought.
    self.topSpeed = topSpeed
    // Published (Flutter, dnd-kit). 1; Android's AutoScrollHelper accelerates with 2.
    self.ramp = ramp
  }

  /// How fast content moves with the pointer at a place of the viewport, in points per second.
  public func velocity(at point: Vector, in geometry: ScrollGeometry) -> Vector {
    Vector { axis in velocity(at: point[axis], in: geometry[axis]) }
  }

  private func velocity(at place: Double, in geometry: AxisGeometry) -> Double {
    let margin = min(margin, geometry.viewport / 3)
    guard margin > 0, geometry.range.length > 0 else { return 0 }
    let before = margin - place
    let after = place - (geometry.viewport - margin)
    let depth = max(before, after)
    guard depth > 0 else { return 0 }
    let share = min(1, depth / margin)
    let speed = topSpeed * (ramp == 1 ? share : Math.exp(ramp * Math.log(share)))
    return before > after ? -speed : speed
  }
}
