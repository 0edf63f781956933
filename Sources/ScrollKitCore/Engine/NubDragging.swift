/// A finger or a mouse on the fast scroll nub.
extension ScrollView {
  /// Enables the nub, or changes its options. It is hidden until the content moves.
  public mutating func enableNub(_ options: NubOptions = NubOptions(), at time: Double) {
    enable(at: time) { view in
      if view.behaviours.nub?.options == options { return }
      view.releaseGrabbed()
      view.followNewSegment()  // which the new movement replaces
      let nub = FastScrollNub(options: options)
      view.behaviours.nub = nub
      view.beginMovement()
      view.behaviours.lastEmitted.nubIsShown = false
      let hasTrack = nub.track(in: view.engine.shownGeometry.y) != nil
      view.behaviours.nubTrack = ScrollBehaviours.NubTrack(exists: hasTrack, since: -.infinity)
    }
  }

  /// Disables the nub, also while it is grabbed: its release is emitted.
  public mutating func disableNub(at time: Double) {
    perform(at: time) { view in
      guard view.hasBehaviours else { return }
      view.releaseGrabbed()
      view.behaviours.nub = nil
      view.behaviours.lastEmitted.nubIsShown = false
    }
  }

  /// Releases the nub if it is grabbed, and lets its content rest.
  private mutating func releaseGrabbed() {
    guard behaviours.nub?.isGrabbed == true else { return }
    let starts = thumbStarts()
    behaviours.nub?.release(at: engine.clock)
    keepThumbs(at: starts)
    engine.emit(.nubReleased)
    letGo(.y)
  }

  /// Where to draw the nub; nil if it is not enabled, or does not fit.
  public var nub: NubState? { hasBehaviours ? behaviours.nub.flatMap(state) : nil }

  private func state(of nub: FastScrollNub) -> NubState? {
    let geometry = engine.shownGeometry.y
    let offset = engine.lastSnapshot.offset.y
    let rest = engine.restRange.y
    guard let y = nub.y(offset: offset, in: geometry, rest: rest), let share = nub.share(at: y, in: geometry) else { return nil }
    return NubState(
      y: y, length: nub.length(in: geometry, overscroll: rest.overscroll(of: offset)),
      alpha: nub.alpha(at: engine.clock), share: share, isGrabbed: nub.isGrabbed,
      reach: nub.isShown(at: engine.clock) ? nub.options.reach : nil)
  }

  /// Finds whether the nub has a track in the geometry, and since when.
  mutating func findNubTrack() {
    let hasTrack = behaviours.nub?.track(in: engine.shownGeometry.y) != nil
    guard hasTrack != behaviours.nubTrack.exists else { return }
    behaviours.nubTrack = ScrollBehaviours.NubTrack(exists: hasTrack, since: time(of: .nub(hasTrack: hasTrack)))
  }

  /// A finger grabs the nub.
  ///
  /// - Returns: Whether the nub was there and free.
  @discardableResult
  public mutating func grabNub(at time: Double) -> Bool {
    perform(at: time) { view in
      let geometry = view.engine.shownGeometry.y
      guard view.hasBehaviours, view.behaviours.nub?.isGrabbed == false, view.isScrollEnabled.y,
        view.behaviours.nub?.grab(
          offset: view.engine.lastSnapshot.offset.y, in: geometry, rest: view.engine.restRange.y, at: view.engine.clock) == true
      else { return false }
      if view.engine.isStoppable { view.engine.stop() }  // catches content in motion
      view.engine.beginSegment()  // on which the nub drives the content
      view.engine.emit(.nubGrabbed)
      return true
    }
  }

  /// The finger that holds the nub moved by a distance down, in points. Content that something else has moved meanwhile does not
  /// jump. Content whose scale is animated goes on to its target.
  ///
  /// - Parameter sideways: The finger's distance beside the nub, in points; see `NubOptions.fineDistance`.
  public mutating func dragNub(by distance: Double, sideways: Double = 0, at time: Double) {
    perform(at: time) { view in
      let geometry = view.engine.shownGeometry.y
      guard view.hasBehaviours, let last = view.behaviours.nub?.lastOffset else { return }
      let current = view.engine.offset(.y, movedSince: last)
      let drag = view.behaviours.nub?.drag(
        by: distance, sideways: sideways, in: geometry, rest: view.engine.restRange.y, current: current)
      guard let y = drag else { return }
      if let current, view.engine.restRange.y.returnsAnyway(from: current, to: y) { return }
      if view.engine.scroller.activity.kind == .zoomAnimating { return }
      let goesLeft = view.behaviours.nub?.options.rule == .ignoreInsets
      if goesLeft { view.engine.setOffset(Vector(x: 0, y: y)) } else { view.engine.setOffset(.y, to: y) }
    }
  }

  /// The finger left the nub, or was cancelled.
  public mutating func releaseNub(at time: Double) {
    perform(at: time) { view in
      if view.hasBehaviours { view.releaseGrabbed() }
    }
  }

  /// A mouse came near the nub, or left it.
  public mutating func hoverNub(_ isNear: Bool, at time: Double) {
    perform(at: time) { view in
      guard view.hasBehaviours else { return }
      let now = view.engine.clock
      if isNear { view.behaviours.nub?.beginHover(at: now) } else { view.behaviours.nub?.endHover(at: now) }
    }
  }
}

/// Where to draw the nub.
public struct NubState: Equatable, Sendable {
  /// Its top edge below that of the viewport, in points.
  public let y: Double
  /// In points.
  public let length: Double
  /// Its opacity, 0…1.
  public let alpha: Double
  /// Its position on its track, 0…1.
  public let share: Double
  /// Whether a finger holds it.
  public let isGrabbed: Bool
  /// How far above and below it a finger grabs it, in points; nil while it is hidden.
  public let reach: Double?
}
