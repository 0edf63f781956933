/// The scale of content that ScrollKit moves.
///
/// - Precondition: The mode is `driven`.
extension ScrollEngine {
  /// Whether the content can be zoomed.
  package var canZoom: Bool { zoomable != nil }

  /// As `ScrollView.enableZoom`.
  package mutating func enableZoom(from minimum: Double, to maximum: Double, isCentered: Bool) {
    precondition(mode == .driven, "ScrollEngine: a toolkit zooms its content itself")
    let zoomable = ZoomableContent(
      base: content, minimumScale: minimum, maximumScale: maximum, isCentered: isCentered,
      isRightToLeft: scroller.setting.isRightToLeft)
    guard zoomable != self.zoomable else { return }
    beginUpdate()
    zoom.limit(from: minimum, to: maximum)
    rescale(in: zoomable)
    endUpdate()
  }

  /// As `ScrollView.disableZoom`.
  package mutating func disableZoom() {
    guard canZoom else { return }
    beginUpdate()
    zoom.limit(from: 1, to: 1)
    resetScale()
    let geometry = content
    zoomable = nil
    scroller.change(to: geometry, shift: .zero, at: clock)
    endUpdate()
  }

  /// As `ScrollView.zoom(to:about:_:at:)`.
  ///
  /// - Precondition: Here and below, `canZoom`.
  package mutating func zoom(to scale: Double, about point: Vector, _ pace: ZoomPace) -> AnimationID {
    zoom(to: zoomed.transform(at: scale, from: here, about: point), pace)
  }

  /// As `ScrollView.zoom(showing:_:at:)`.
  package mutating func zoom(showing rectangle: Pair<Interval>, _ pace: ZoomPace) -> AnimationID {
    zoom(to: zoomed.transform(showing: rectangle), pace)
  }

  /// As `ScrollView.zoom(tappedAt:to:at:)`.
  package mutating func zoom(tappedAt point: Vector, to scale: Double) -> AnimationID {
    let minimum = zoomed.minimumScale
    let isOut = scroller.targetScale <= minimum * Self.nearlySame
    return zoom(to: isOut ? scale : minimum, about: point, .animated)
  }

  /// The scale at which the content will rest.
  package var targetScale: Double { scroller.targetScale }

  /// The distance between the viewport's start and centered content, in points.
  package var centeringInset: Vector {
    zoomable?.centeringInset(at: scroller.scale) ?? .zero
  }

  /// The geometry that the host set: the content's size is that at scale 1.
  package var content: ScrollGeometry {
    zoomable?.base ?? scroller.setting.geometry
  }

  /// A geometry of the host at the present scale.
  mutating func scaled(_ geometry: ScrollGeometry) -> ScrollGeometry {
    guard var zoomable else { return geometry }
    zoomable.base = geometry
    return zoomable.geometry(at: scroller.scale)
  }

  /// The offset at which the content would rest if it were released, while its scale changes; nil if it
  /// does not. Programmatic scrolls count from it.
  var restingOffset: Vector? {
    scroller.activity.zoomRest?.offset
  }

  /// The offset at which the content will rest, at the scale at which it will rest; from fingers that pinch, if they were lifted.
  var restTarget: Vector { mutating get { restingOffset ?? lastSnapshot.target } }

  /// The geometry at the scale at which the content will rest.
  package var targetGeometry: ScrollGeometry {
    mutating get {
      guard let zoomable = scroller.activity.zoomable, let rest = scroller.activity.zoomRest else {
        return scroller.setting.geometry
      }
      return zoomable.geometry(at: rest.scale)
    }
  }

  /// The rest range at the scale at which the content will rest. A change of the scale closes what a refresh holds open.
  var targetRestRange: Pair<Interval> { mutating get { scroller.activity.kind.isZooming ? targetGeometry.range : restRange } }

  // MARK: Within an update

  /// Forwards a geometry of the host, at the present scale, to the scroller.
  mutating func forward(_ geometry: ScrollGeometry, shift: Vector, isEdit: Bool) {
    guard var zoomable else { return scroller.change(to: geometry, shift: shift, isEdit: isEdit, at: clock) }
    zoomable.base = geometry
    zoomable.isRightToLeft = scroller.setting.isRightToLeft
    self.zoomable = zoomable
    if scroller.changeZooming(to: zoomable, shift: shift, at: clock) { return }
    scroller.change(to: zoomable.geometry(at: scroller.scale), shift: shift, isEdit: isEdit, at: clock)
  }

  /// Takes an input that zooms. Without zooming it changes nothing.
  mutating func zoom(by input: ZoomInput) {
    switch input {
    case .begin(let point, _), .update(let point, _): trackingPoint = point
    case .end, .wheel: break  // without a position of fingers
    }
    if let zoomable { scroller.zoom(by: input, in: zoomable, at: clock) }
  }

  /// Takes an input of fingers that pinch.
  ///
  /// - Returns: Whether the input was handled.
  mutating func pinch(by input: ScrollInput) -> Bool {
    guard let zoomable, scroller.pinch(by: input, in: zoomable, at: clock) else { return false }
    if let pinch = scroller.activity.pinch { trackingPoint = pinch.midpoint }
    return true
  }

  /// Emits the events of the scale from the last snapshot to `after`.
  mutating func emitScaleEvents(to after: ScrollSnapshot) {
    let isZooming = after.phase == .zooming
    let wasZooming = lastSnapshot.phase == .zooming
    if isZooming, !wasZooming { zoom.begin(at: zoom.scale) }
    if scroller.scale != zoom.scale {
      emitScale()
      zoom.emitPassedLimit(at: clock, into: &events)
    }
    if wasZooming, !isZooming { zoom.end(at: scroller.scale) }
  }

  /// Emits the present scale.
  mutating func emitScale() {
    events.add(.zoomChanged(to: scroller.scale), at: clock)
    zoom.scale = scroller.scale
  }

  private mutating func zoom(to transform: ZoomTransform, _ pace: ZoomPace) -> AnimationID {
    let zoomable = zoomed
    let id = beginAnimation()
    switch pace {
    case .animated: scroller.zoom(to: transform, animation: id, in: zoomable, at: clock)
    case .atOnce: scroller.zoom(atOnceTo: transform, in: zoomable, at: clock)
    }
    endAnimation(id)
    return id
  }

  /// Sets the limits and the position of small content, and clamps the scale.
  private mutating func rescale(in zoomable: ZoomableContent) {
    self.zoomable = zoomable
    if scroller.changeZooming(to: zoomable, shift: .zero, at: clock) { return }
    if zoomable.allows(scroller.scale) {
      scroller.change(to: zoomable.geometry(at: scroller.scale), shift: .zero, at: clock)
    } else {
      let center = zoomable.middle + zoomable.origin
      scroller.zoom(
        atOnceTo: zoomable.transform(at: scroller.scale, from: here, about: center), in: zoomable, at: clock)
    }
  }

  /// Sets the scale to 1 at once, about the middle of the visible part.
  private mutating func resetScale() {
    guard scroller.scale != 1 || lastSnapshot.phase == .zooming else { return }
    let only = ZoomableContent(
      base: content, minimumScale: 1, maximumScale: 1, isCentered: false,
      isRightToLeft: scroller.setting.isRightToLeft)
    scroller.zoom(
      atOnceTo: only.transform(at: 1, from: here, about: only.middle + only.origin), in: only, at: clock)
  }

  /// The content and the limits of its scale.
  ///
  /// - Precondition: `canZoom`.
  private var zoomed: ZoomableContent {
    guard let zoomable else { preconditionFailure("ScrollEngine: zooming is not enabled") }
    return zoomable
  }

  private var here: ZoomTransform { mutating get { scroller.zoomTransform(at: clock) } }

  /// Taste. 1.001: a scale a thousandth above the smallest still looks like it. Larger zooms in from
  /// more scales; smaller misses the limit by rounding.
  private static let nearlySame = 1.001
}
