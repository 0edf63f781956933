/// What fingers on a trackpad do along one axis of a pan.
///
///     still ──move──▶ moving ──stop──▶ stopped ──the other axis moves──▶ still
///
/// Axes that stop at the same instant both coast; one that stopped before has no speed left.
enum PanAxis: Equatable, Sendable {
  /// They do not move the content along it.
  case still
  case moving
  /// They have just stopped.
  case stopped

  /// After a movement by `distance` points along it, 0 if only the other axis moved.
  func moved(by distance: Double) -> PanAxis {
    switch self {
    case .moving: .moving
    case .still, .stopped: distance == 0 ? .still : .moving
    }
  }

  /// After it was told that they stopped.
  var atRest: PanAxis {
    switch self {
    case .still: .still
    case .moving, .stopped: .stopped
    }
  }
}

extension ScrollPhase {
  /// How a pan ends.
  enum PanLife {
    /// Its end is told.
    case told
    /// Its end may not be told: silence is.
    case silence

    /// When it ends if nothing more is heard, in seconds.
    func time(after now: Double) -> Double {
      switch self {
      case .told: .infinity
      case .silence: now + ScrollPhase.silence
      }
    }
  }
}

extension ScrollPhase.Drag {
  /// The fingers moved the content by `distance` points.
  mutating func pan(by distance: Vector, end: ScrollPhase.PanLife, now: Double) {
    grips.x.move(by: -distance.x)
    grips.y.move(by: -distance.y)
    axes.x = axes.x.moved(by: distance.x)
    axes.y = axes.y.moved(by: distance.y)
    if self.end < .infinity { self.end = end.time(after: now) }
  }

  /// Of the speeds that were measured those of axes that have not been still since.
  mutating func speeds(_ measured: Vector) -> Vector {
    Vector(x: axes.x == .still ? 0 : measured.x, y: axes.y == .still ? 0 : measured.y)
  }
}
