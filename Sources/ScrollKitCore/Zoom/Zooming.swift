/// A scale that is changing: two fingers pinch the content, or an animation runs.
public enum Zooming: Equatable, Sendable {
  case pinching(PinchGesture)
  case animating(ZoomAnimation)

  /// The scale and the content offset at a time.
  public func transform(at now: Double) -> ZoomTransform {
    switch self {
    case .pinching(let pinch): pinch.transform
    case .animating(let animation): animation.state(at: now).transform
    }
  }

  /// The scale and the content offset that this leads to without further input. A pinch leads to
  /// where it is.
  public var target: ZoomTransform {
    switch self {
    case .pinching(let pinch): pinch.transform
    case .animating(let animation): animation.path.end
    }
  }

  /// The transform after a release without velocity.
  public var rest: ZoomTransform {
    switch self {
    case .pinching(let pinch):
      let transform = pinch.transform
      return pinch.zoomable.transform(at: transform.scale, from: transform, about: pinch.midpoint)
    case .animating(let animation): return animation.path.end
    }
  }

  public var zoomable: ZoomableContent {
    switch self {
    case .pinching(let pinch): pinch.zoomable
    case .animating(let animation): animation.zoomable
    }
  }

  public func isOver(at now: Double) -> Bool {
    switch self {
    case .pinching: false
    case .animating(let animation): animation.isOver(at: now)
    }
  }

  /// When it ends without further input, in seconds; infinite for a pinch.
  public var end: Double {
    switch self {
    case .pinching: .infinity
    case .animating(let animation): animation.end
    }
  }
}
