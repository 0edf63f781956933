/// The content's scale, where ScrollKit moves the content.
///
/// - Precondition: As everywhere, `now >= clock`; the mode is `driven`.
extension ScrollEngine {
  /// Whether the content can be zoomed.
  public var canZoom: Bool { zoomable != nil }

  /// Lets the content be zoomed between two scales. Content at rest past a limit is put back at once,
  /// about the middle of what is visible.
  ///
  /// - Precondition: `0 < minimum <= maximum`.
  public mutating func enableZoom(
    from minimum: Double, to maximum: Double, isCentered: Bool, at now: Double
  ) {
    precondition(mode == .driven, "ScrollEngine: a toolkit zooms its content itself")
    tick(now)
    zoom.limit(from: minimum, to: maximum)
    rescale(
      in: ZoomableContent(
        base: content, minimumScale: minimum, maximumScale: maximum, isCentered: isCentered,
        isRightToLeft: scroller.setting.isRightToLeft))
  }

  /// Shows the content at scale 1 from now on.
  public mutating func disableZoom(at now: Double) {
    tick(now)
    guard canZoom else { return }
    zoom.limit(from: 1, to: 1)
    if scroller.targetScale != 1 || scroller.scale != 1 || told.phase == .zooming {
      let only = ZoomableContent(
        base: content, minimumScale: 1, maximumScale: 1, isCentered: false,
        isRightToLeft: scroller.setting.isRightToLeft)
      scroller.zoom(atOnceTo: only.transform(at: 1, from: here, about: only.middle + only.origin), in: only)
    }
    let geometry = content
    zoomable = nil
    scroller.change(to: geometry, shift: .zero, at: now)
    tell()
  }

  /// Zooms to a scale within the limits; what is under a point of the viewport stays there, as far as the
  /// range allows.
  ///
  /// - Returns: The number under which its end is told, exactly once.
  /// - Precondition: Here and below, `canZoom`.
  public mutating func zoom(
    to scale: Double, about point: Vector, animated: Bool, at now: Double
  ) -> AnimationID {
    tick(now)
    guard let zoomable else { preconditionFailure("ScrollEngine: zooming is not enabled") }
    return zoom(to: zoomable.transform(at: scale, from: here, about: point), animated: animated)
  }

  /// Zooms until a rectangle of the content, in points at scale 1, fills what is visible of the viewport,
  /// as far as the limits allow.
  public mutating func zoom(
    showing rectangle: Pair<Interval>, animated: Bool, at now: Double
  ) -> AnimationID {
    tick(now)
    guard let zoomable else { preconditionFailure("ScrollEngine: zooming is not enabled") }
    return zoom(to: zoomable.transform(showing: rectangle), animated: animated)
  }

  /// Takes a double tap: from the smallest scale to `scale`, from any other back to the smallest.
  public mutating func zoom(
    tappedAt point: Vector, to scale: Double, at now: Double
  ) -> AnimationID {
    tick(now)
    guard let zoomable else { preconditionFailure("ScrollEngine: zooming is not enabled") }
    let isOut = scroller.targetScale <= zoomable.minimumScale * Self.nearlySame
    return zoom(to: isOut ? scale : zoomable.minimumScale, about: point, animated: true, at: now)
  }

  /// The scale that the content will rest at.
  public var targetScale: Double { scroller.targetScale }

  /// The room before content that lies in the middle, in points.
  public var centeringInset: Vector {
    zoomable?.centeringInset(at: scroller.scale) ?? .zero
  }

  /// The geometry as the host told it: the content's size is that at scale 1.
  public var content: ScrollGeometry {
    zoomable?.base ?? scroller.setting.geometry
  }

  /// A geometry that the host tells, as it is at the present scale.
  mutating func scaled(_ geometry: ScrollGeometry) -> ScrollGeometry {
    guard var zoomable else { return geometry }
    zoomable.base = geometry
    return zoomable.geometry(at: scroller.scale)
  }

  /// Where the content would rest if it were let go, while its scale changes: what the program asks for
  /// then, it asks for at the scale that it changes to.
  var restingOffset: Vector? {
    scroller.phase.zoomRest?.offset
  }

  /// The geometry at the scale that the content will rest at.
  public var targetGeometry: ScrollGeometry {
    guard let zoomable = scroller.phase.zoomable, let rest = scroller.phase.zoomRest else {
      return scroller.setting.geometry
    }
    return zoomable.geometry(at: rest.scale)
  }

  /// Takes a change of content or viewport.
  mutating func changeContent(to geometry: ScrollGeometry, shift: Vector, at now: Double) {
    guard var zoomable else { return scroller.change(to: geometry, shift: shift, at: now) }
    zoomable.base = geometry
    zoomable.isRightToLeft = scroller.setting.isRightToLeft
    self.zoomable = zoomable
    if scroller.changeZooming(to: zoomable, shift: shift, at: now) { return }
    scroller.change(to: zoomable.geometry(at: scroller.scale), shift: shift, at: now)
  }

  /// Takes what the user did to the scale; content that cannot be zoomed does not care.
  mutating func zoom(by input: ZoomInput) {
    switch input {
    case .begin(let point, _), .update(let point, _): context.trackingPoint = point
    case .end, .wheel: break  // says not where fingers are
    }
    guard let zoomable, scroller.lets(input) else { return }
    scroller.handle(input, in: zoomable, at: clock)
  }

  /// Takes what fingers that pinch do.
  ///
  /// - Returns: Whether that was all.
  mutating func pinch(by input: ScrollInput) -> Bool {
    guard let zoomable, scroller.pinch(by: input, in: zoomable, at: clock) else { return false }
    if let pinch = scroller.phase.pinch { context.trackingPoint = pinch.midpoint }
    return true
  }

  /// Tells what became of the scale, before anything else.
  ///
  /// What zooming changes of the offset is no scroll to those that follow the content: a header stays.
  mutating func tellZoom(_ after: ScrollSnapshot, shift: Vector) {
    let isZooming = after.phase == .zooming
    let wasZooming = told.phase == .zooming
    guard isZooming || wasZooming || scroller.scale != zoom.scale else { return }
    if isZooming, !wasZooming { zoom.begin(at: zoom.scale) }
    tellScale()
    if wasZooming, !isZooming { zoom.end(at: scroller.scale) }
    shifted = shifted + (after.offset - told.offset - shift)
  }

  private mutating func tellScale() {
    guard scroller.scale != zoom.scale else { return }
    events.add(.zoomChanged(to: scroller.scale), at: clock)
    zoom.zoom(to: scroller.scale, at: clock, tell: &events)
  }

  /// Lets time pass where it changes nothing but the scale, and with it the offset and the range.
  ///
  /// - Precondition: The scale changes by itself.
  /// - Returns: Whether that is so; if not, nothing changed.
  mutating func scale(to now: Double) -> Bool {
    guard let states = scroller.flyZoom(at: now) else { return false }
    clock = now
    tellScale()
    shifted = shifted + (states.place - told.offset)
    tell(moveTo: states.place, velocity: states.velocity)
    return true
  }

  private mutating func zoom(to transform: ZoomTransform, animated: Bool) -> AnimationID {
    guard let zoomable else { preconditionFailure("ScrollEngine: zooming is not enabled") }
    let id = numberAnimation()
    if animated {
      scroller.zoom(to: transform, animation: id, in: zoomable, at: clock)
    } else {
      scroller.zoom(atOnceTo: transform, in: zoomable)
    }
    tell()
    if told.animation != id { events.add(.animationCompleted(id, finished: true), at: clock) }
    return id
  }

  /// Takes other limits, or another place for small content.
  private mutating func rescale(in zoomable: ZoomableContent) {
    self.zoomable = zoomable
    if !scroller.changeZooming(to: zoomable, shift: .zero, at: clock) {
      if zoomable.allows(scroller.scale) {
        scroller.change(to: zoomable.geometry(at: scroller.scale), shift: .zero, at: clock)
      } else {
        scroller.zoom(
          atOnceTo: zoomable.transform(at: scroller.scale, from: here, about: zoomable.middle + zoomable.origin), in: zoomable)
      }
    }
    tell()
  }

  private var here: ZoomTransform { scroller.zoomTransform(at: clock) }

  /// Taste. 1.001: a scale a thousandth above the smallest still looks like it.
  private static let nearlySame = 1.001
}

/// What only one of the modes needs: what the host's scroll view says, or content that can be zoomed.
enum Side: Sendable {
  case host(HostScroll)
  case content(ZoomableContent?)
}

extension ScrollEngine {
  /// What the host's scroll view says; nothing where ScrollKit moves the content.
  var host: HostScroll {
    get {
      switch side {
      case .host(let host): host
      case .content: HostScroll()
      }
    }
    set { side = .host(newValue) }
  }

  /// Content that can be zoomed; nil if it cannot.
  var zoomable: ZoomableContent? {
    get {
      switch side {
      case .content(let zoomable): zoomable
      case .host: nil
      }
    }
    set { side = .content(newValue) }
  }
}
