/// The geometry and the rules by which a scroller handles inputs.
package struct ScrollSetting: Equatable, Sendable {
  package var geometry: ScrollGeometry
  /// How far the rest range reaches beyond the content range.
  var restExtension = RestExtension()
  /// What a gesture or motion captures where it begins.
  package var rules: ScrollRules
  /// Whether content begins at its right; see `AxisGeometry.rightToLeft`.
  package var isRightToLeft = false
  /// Whether a finger pulls the top edge also where it clamps: a pull begins a refresh.
  var pullsClampedTop = false

  package init(geometry: ScrollGeometry, feel: Feel, alwaysBounces: Pair<Bool>) {
    self.geometry = geometry
    rules = ScrollRules(feel: feel, alwaysBounces: alwaysBounces)
  }

  /// Whether content has no ends: see `ScrollDeltas`.
  var isUnbounded: Bool { restExtension.beyondEnds > 0 }

  /// The rest range along an axis: the offsets at which content may be. It is the content range, and what a refresh
  /// opens before it. Content without ends may be anywhere.
  func restRange(_ axis: Axis) -> Interval {
    restExtension.range(of: geometry[axis].range, axis)
  }

  /// The rest range along each axis.
  package var restRange: Pair<Interval> { restRange(of: geometry.range) }

  /// The rest range of a content range.
  func restRange(of content: Pair<Interval>) -> Pair<Interval> {
    Pair(x: restExtension.range(of: content.x, .x), y: restExtension.range(of: content.y, .y))
  }

  /// The range of offsets of content that a toolkit moves. An axis without lengths has no limits, so its offset stays
  /// what the toolkit reports.
  var hostRange: Pair<Interval> {
    Pair { axis in geometry[axis].isUnset ? .everywhere : restRange(axis) }
  }

  /// The nearest offset in range.
  func clamp(_ offset: Vector) -> Vector { restRange.clamp(offset) }

  func isInRange(_ offset: Vector) -> Bool { clamp(offset) == offset }

  /// The edges at which content overscrolls and bounces.
  var bouncingEdges: Edges { rules.feel.edges.edges { $0.moves } }

  /// Whether a finger can move the content along an axis.
  func isMovable(_ axis: Axis) -> Bool {
    guard rules.isScrollEnabled[axis] else { return false }
    let ends = rules.feel.edges[axis]
    return restRange(axis).length > 0
      || rules.alwaysBounces[axis] && (ends.lower.gives || ends.upper.gives || axis == .y && pullsClampedTop)
  }

  /// The range along an axis in which inputs move content that is at an offset, in points.
  func inputRange(_ axis: Axis, at offset: Double) -> Interval {
    rules.isScrollEnabled[axis] ? restRange(axis) : Interval(lower: offset, upper: offset)
  }

  /// The part of an input's distance or velocity along axes on which the user scrolls.
  func enabled(_ vector: Vector) -> Vector {
    Vector(x: rules.isScrollEnabled.x ? vector.x : 0, y: rules.isScrollEnabled.y ? vector.y : 0)
  }

  /// The part of a displacement along axes that a finger can move.
  func movable(_ displacement: Vector) -> Vector {
    Vector(x: isMovable(.x) ? displacement.x : 0, y: isMovable(.y) ? displacement.y : 0)
  }

  /// Whether a finger can move the content along both axes.
  var movesFreely: Bool { isMovable(.x) && isMovable(.y) }

  /// The rubber bands at both ends of the range along an axis.
  func bands(_ axis: Axis) -> Ends<RubberBand> {
    let ends = rules.feel.edges[axis]
    let isPulled = axis == .y && pullsClampedTop && ends.lower == .clamp && isMovable(axis)
    return Ends(lower: isPulled ? .pulled : band(ends.lower, axis), upper: band(ends.upper, axis))
  }

  private func band(_ behavior: EdgeBehavior, _ axis: Axis) -> RubberBand {
    let viewport = geometry[axis].viewport
    let reach = viewport * min(rules.feel.rubberBandReach, Self.unlimitedReach)
    switch behavior {
    case .bounce where isMovable(axis) && reach > 0:
      return RubberBand(coefficient: rules.feel.rubberBand, limit: reach)
    case .stretch where isMovable(axis) && viewport > 0, .glow where isMovable(axis) && viewport > 0:
      return .pulled
    case .bounce, .clamp, .stretch, .glow:
      return RubberBand(coefficient: rules.feel.rubberBand, limit: 0)
    }
  }

  /// Derived. 10¹⁰⁰ viewports: so far that no pull comes near it. The product of infinity and an empty viewport is not a
  /// number. Larger changes nothing, up to that product.
  private static let unlimitedReach = 1e100

  /// The motion of released content along an axis; `speeds` are those of both axes.
  ///
  /// - Parameters:
  ///   - thrown: The velocity of the content if no edge slowed it, in points per second; nil if that is its velocity.
  ///   - boost: The velocity as a multiple of that of the finger.
  func release(
    _ axis: Axis, _ moving: MotionState, thrown: Double? = nil, speeds: Vector = .zero, boost: Double = 1
  ) -> Motion {
    let range = restRange(axis)
    let isSlower = speeds[axis].magnitude < speeds[axis.other].magnitude
    let reach = geometry[isSlower ? axis.other : axis].viewport * PhysicsFling.viewportsOfReach * boost
    var ends = rules.feel.edges[axis]
    if rules.preferences.reducesMotion {  // returns at once, and no bounce
      guard range.overscroll(of: moving.position) == 0 else {
        return .rest(at: range.clamp(moving.position))
      }
      ends = Ends(both: .clamp)
    }
    return .release(moving, thrown: thrown, in: range, feel: rules.feel.coast, ends: ends, speeds: speeds, reach: reach)
  }
}

extension AxisGeometry {
  /// The geometry as behaviours follow it of content that a toolkit moves: without lengths it begins at 0 and has no end.
  var observed: AxisGeometry { isUnset ? AxisGeometry(viewport: 0, content: Interval.farthest) : self }
}
