/// All that the phases look at, besides themselves, to know what an input leads to.
public struct ScrollSetting: Equatable, Sendable {
  public var geometry: ScrollGeometry
  public var feel: Feel
  /// Whether an axis gives way to a pull although its content fits the viewport.
  public var alwaysBounces: Pair<Bool>

  public init(geometry: ScrollGeometry, feel: Feel, alwaysBounces: Pair<Bool>) {
    self.geometry = geometry
    self.feel = feel
    self.alwaysBounces = alwaysBounces
  }

  /// Whether a finger can move the content along an axis at all.
  func isMovable(_ axis: Axis) -> Bool {
    geometry[axis].range.length > 0 || alwaysBounces[axis] && feel.edges == .bounce
  }

  /// How far content follows a finger out of range along an axis.
  func rubberBand(_ axis: Axis) -> RubberBand {
    let gives = feel.edges == .bounce && isMovable(axis)
    return RubberBand(
      coefficient: feel.rubberBand, limit: gives ? geometry[axis].viewport : 0)
  }

  /// How far the scale follows fingers past a limit, in points of depth.
  var zoomBand: RubberBand {
    switch feel.edges {
    case .bounce: RubberBand(coefficient: feel.rubberBand, limit: ZoomDepth.farthestPull)
    case .clamp: RubberBand(coefficient: feel.rubberBand, limit: 0)
    }
  }

  /// What content that is let go does, edges considered.
  var coast: CoastFeel {
    switch feel.edges {
    case .bounce: feel.coast
    case .clamp:
      CoastFeel(
        rule: feel.coast.rule, drag: feel.coast.drag, bounce: feel.coast.bounce, transferLimit: 0)
    }
  }

  /// Points that a wheel's movement amounts to along an axis.
  func points(_ amount: Double, _ unit: WheelUnit, _ axis: Axis) -> Double {
    switch unit {
    case .points: amount
    case .lines: amount * feel.lineLength
    case .pages: amount * geometry[axis].visibleLength
    case .notches: amount * feel.wheelStep.points(viewport: geometry[axis].viewport)
    }
  }
}
