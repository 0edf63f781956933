/// A fling to a snap target along Chromium's curve: each frame moves content by the same share of the movement before, and
/// the last one by at most a point.
///
///     x(t) = x₀ + d · (1 − r^(t/T)) / (1 − r^n)        n = ⌈−ln(1 + D·(1/r − 1)) / ln r⌉
///
/// `d` is the distance along an axis, `D` that along both, `r` the share, `T` the length of a frame, and `n` the number of frames.
/// The curve follows from the distance alone: it begins with a velocity of its own.
///
/// Source: Chromium's cc/input/snap_fling_curve.cc (desktop). There the first frame is drawn at once; here time begins a frame
/// before, when the finger is lifted.
extension Motion {
  /// - Parameters:
  ///   - distance: Along the axis, in points; may be negative.
  ///   - length: The length of the distance along both axes, in points.
  /// - Precondition: `length > 0`.
  static func snapFling(from start: Double, by distance: Double, length: Double) -> Motion {
    let frames = SnapFling.frames(for: length)
    let reach = distance / (1 - Math.exp(-SnapFling.decay * frames))
    return Motion(
      Arc(.approach(a: -reach, b: 0, decay: SnapFling.decay / SnapFling.frame), start: start),
      duration: frames * SnapFling.frame, destination: start + distance)
  }
}

enum SnapFling {
  /// The number of frames of a distance in points.
  static func frames(for length: Double) -> Double { -Math.floor(-Math.log1p(length * (1 / ratio - 1)) / decay) }

  /// Published (Chromium, `kRatio`). 0.92: the share of a frame's movement that the next one moves. Larger takes longer.
  static let ratio = 0.92
  /// Derived. −ln 0.92: the decay in a frame.
  static let decay = 0.08338160893905101
  /// Published (Chromium, `kFrameTime`). 0.016 s. Larger takes longer.
  static let frame = 0.016
}

extension CoastFeel {
  /// Whether a fling to a snap target has Chromium's curve: where the deceleration is Chromium's.
  var snapsAlongCurve: Bool {
    switch rule {
    case .drifting, .softened: true
    case .exponential, .android, .power, .braked: false
    }
  }
}
