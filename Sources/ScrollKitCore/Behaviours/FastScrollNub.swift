/// A handle at the side that shows where one is and can be dragged.
///
///     y ┬ minY   ┌───┐
///       │        │nub│  y = minY + share · (maxY − minY)
///       │        └───┘
///       ┴ maxY
///
///     alpha  0 ──scroll──▶ 1 ··· at rest, after a while ··· ▶ 0
public struct FastScrollNub: Equatable, Sendable {
  public let options: NubOptions
  private var fade: Fade
  /// Where the nub's top is under the finger that holds it, in points.
  private var held: Double?
  private var isHovered: Bool

  public init(options: NubOptions) {
    self.options = options
    fade = .gone
    held = nil
    isHovered = false
  }

  // MARK: What it answers

  /// Where the nub's top can be; nil if there is no room or nothing scrolls.
  public func track(in geometry: AxisGeometry, overscroll: Double = 0) -> Interval? {
    let lower = geometry.leadingInset + options.margin
    let length = length(in: geometry, overscroll: overscroll)
    let upper = geometry.viewport - length - options.margin
    return upper > lower && geometry.range.length > 0 ? Interval(lower: lower, upper: upper) : nil
  }

  /// The nub's length, in points.
  ///
  /// Proportional, it is the share of the content that is visible, and shrinks with a pull out of
  /// range: at a fifth of the viewport to its least.
  public func length(in geometry: AxisGeometry, overscroll: Double = 0) -> Double {
    guard options.isProportional, geometry.content > 0, geometry.viewport > 0 else {
      return options.length
    }
    let room = max(0, geometry.viewport - geometry.leadingInset - 2 * options.margin)
    return Thumb.length(on: room, of: geometry, overscroll: overscroll, minimum: options.length)
  }

  /// How far through the content an offset is, 0…1. The rule `ignoreInsets` can leave that range.
  public func share(of offset: Double, in geometry: AxisGeometry) -> Double {
    switch options.rule {
    case .standard: return geometry.range.progress(of: offset)
    case .ignoreInsets:
      let bottom = geometry.content - geometry.viewport
      return bottom.magnitude < Self.leastBottom ? 0 : offset / bottom
    }
  }

  /// Where the nub's top is, in points; nil if it is hidden for want of room.
  public func y(offset: Double, in geometry: AxisGeometry) -> Double? {
    let overscroll = geometry.range.overscroll(of: offset)
    guard let track = track(in: geometry, overscroll: overscroll) else { return nil }
    if let held { return track.clamp(held) }
    return track.lower + share(of: offset, in: geometry) * track.length
  }

  /// How far through the content it stands with its top at `y`, 0…1; nil if there is no room.
  public func share(at y: Double, in geometry: AxisGeometry) -> Double? {
    track(in: geometry).map { $0.progress(of: y) }
  }

  /// How visible it is, 0…1, were there room.
  public func alpha(at now: Double) -> Double { fade.alpha(at: now) }
  /// Whether a finger holds it.
  public var isGrabbed: Bool { held != nil }
  /// Whether it shows, or has not yet wholly gone.
  public func isShown(at now: Double) -> Bool { now < fade.end }
  /// When it last began to show, in seconds.
  var shownSince: Double { fade.begin }
  /// When it has gone, in seconds; infinity while something keeps it.
  var hiddenSince: Double { fade.end }
  /// Whether a fade or a wait is under way.
  public func needsTick(at now: Double) -> Bool { fade.needsTick(at: now) }

  // MARK: What moves it

  /// Follows what happened to the content: movement shows it, rest lets it go after a while.
  public mutating func respond(to change: ScrollChange) {
    if change.isMoved || change.isSettling && change.target != change.offset {
      switch options.rule {
      case .standard: keep(at: change.began)
      case .ignoreInsets:  // a hide that is due comes all the same, but not during a deceleration
        let isDecelerating = change.phase == .coasting || change.phase == .bouncing
        if isDecelerating {
          keep(at: change.began)
        } else if !isShown(at: change.time) {
          keep(at: max(change.began, fade.end))
        }
      }
    }
    if change.phase == .idle, !change.isScrubbing { hideLater(at: change.rested) }
  }

  /// A finger took hold of it.
  ///
  /// - Returns: Whether there is anything to hold: a nub that shows.
  public mutating func grab(offset: Double, in geometry: AxisGeometry, at now: Double) -> Bool {
    guard isShown(at: now), let y = y(offset: offset, in: geometry) else { return false }
    held = y
    keep(at: now)
    return true
  }

  /// The finger moved by `distance` points.
  ///
  /// - Parameter sideways: How far the finger is from the nub, in points: farther away the nub
  ///   moves finer.
  /// - Returns: The offset to scroll to at once; nil if no finger holds the nub.
  public mutating func drag(by distance: Double, sideways: Double, in geometry: AxisGeometry)
    -> Double?
  {
    guard let y = held, let track = track(in: geometry) else { return nil }
    let moved = track.clamp(track.clamp(y) + distance * fineness(sideways: sideways))
    held = moved
    return Thumb(length: options.length, travel: track, range: geometry.range)
      .offset(startingAt: moved)
  }

  /// The finger left it, or was taken away.
  public mutating func release(at now: Double) {
    guard isGrabbed else { return }
    held = nil
    hideLater(at: now)
  }

  /// A mouse came near, or went away: near, the nub does not go.
  public mutating func hover(_ isNear: Bool, at now: Double) {
    isHovered = isNear
    if isNear, isShown(at: now) { keep(at: now) }
    if !isNear, !isGrabbed { hideLater(at: now) }
  }

  // MARK: Private

  /// How visible the nub becomes, and when it goes.
  ///
  ///     alpha 1     ╭──────╮
  ///           ╭─────╯      ╰─────╮
  ///         begin        hide    end
  private struct Fade: Equatable, Sendable {
    /// Alpha when it began to show, 0…1.
    let start: Double
    /// When it began to show, in seconds.
    let begin: Double
    /// When it begins to go, in seconds; infinite while something keeps it.
    let hide: Double
    /// Seconds from 0 to 1.
    let duration: Double
    /// When it has gone, in seconds: solved once, for it is asked every frame.
    let end: Double

    static var gone: Fade { Fade(start: 0, begin: 0, hide: -.infinity, duration: 1) }

    init(start: Double, begin: Double, hide: Double, duration: Double) {
      self.start = start
      self.begin = begin
      self.hide = hide
      self.duration = duration
      let shown = hide > begin ? min(1, start + (hide - begin) / duration) : start
      end = hide + shown * duration
    }

    func alpha(at now: Double) -> Double {
      guard now < end else { return 0 }
      let time = min(now, hide)
      let shown = time > begin ? min(1, start + (time - begin) / duration) : start
      return max(0, shown - max(0, now - hide) / duration)
    }
    /// Whether it changes by itself from now on.
    func needsTick(at now: Double) -> Bool {
      end < .infinity ? now < end : start + (now - begin) / duration < 1
    }
  }

  /// Begins to show, from where a fade has got to; one that shows and is kept goes on.
  private mutating func keep(at now: Double) {
    guard fade.hide < .infinity else { return }
    fade = Fade(start: alpha(at: now), begin: now, hide: .infinity, duration: options.fade)
  }

  private mutating func hideLater(at now: Double) {
    guard fade.hide == .infinity, !isHovered else { return }
    fade = Fade(
      start: fade.start, begin: fade.begin, hide: now + options.delay, duration: fade.duration)
  }

  private func fineness(sideways: Double) -> Double {
    options.fineDistance > 0 ? 1 / (1 + sideways.magnitude / options.fineDistance) : 1
  }

  /// Derived. 10⁻⁹ pt: the share of a shorter way has no end, and nobody sees such a way.
  private static let leastBottom = 1e-9
}
