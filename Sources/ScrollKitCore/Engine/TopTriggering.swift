/// Scroll to top of a scroll view.
extension ScrollView {
  /// Enables scroll to top, or changes its rule and forgets the offset to return to.
  public mutating func enableTop(_ rule: TopRule = .standard, at time: Double) {
    enable(at: time) { view in
      if view.behaviours.top?.rule != rule { view.behaviours.top = ScrollToTop(rule: rule) }
    }
  }

  /// Disables scroll to top, and forgets the offset to return to.
  public mutating func disableTop(at time: Double) {
    perform(at: time) { view in
      guard view.hasBehaviours else { return }
      view.behaviours.top = nil
      view.behaviours.lastEmitted.returnOffset = nil
    }
  }

  /// The offset to which the next trigger returns, in points; nil if it goes to the top.
  public var topReturnOffset: Double? { hasBehaviours ? behaviours.top?.returnOffset : nil }

  /// A trigger, such as a tap on the status bar: scrolls to the top, or back. Triggers within one turn of the host's event
  /// loop count once.
  ///
  /// - Parameter source: The source of the trigger, which its event reports.
  /// - Returns: Whether the trigger counts; false also if scroll to top is not enabled.
  @discardableResult
  public mutating func triggerTop(source: UInt32 = 0, at time: Double) -> Bool {
    trigger(home: nil, source: source, at: time)
  }

  /// A trigger that scrolls to a home of the program instead of the top, such as today or the newest item, or back from
  /// there. While extents become known, an attached list keeps what is at the home in place.
  ///
  /// - Parameter home: The vertical content offset, in points.
  /// - Returns: Whether the trigger counts; false also if scroll to top is not enabled.
  @discardableResult
  public mutating func triggerHome(at home: Double, source: UInt32 = 0, time: Double) -> Bool {
    trigger(home: home, source: source, at: time)
  }

  private mutating func trigger(home: Double?, source: UInt32, at time: Double) -> Bool {
    guard let answer = topAnswer(home: home, at: time) else { return false }
    trigger(answer, source: source, at: time)
    return true
  }

  /// Where a trigger would scroll now; nil if none would count. Content without ends has no top and no home.
  ///
  /// - Parameter home: The offset of the home, in points; nil: the top.
  package mutating func topAnswer(home: Double? = nil, at time: Double) -> ScrollToTop.Answer? {
    perform(at: time) { view in
      guard view.hasBehaviours, let top = view.behaviours.top, top.isFresh(at: view.engine.clock),
        !view.engine.scroller.setting.isUnbounded
      else { return nil }
      let (offset, target) = (view.engine.lastSnapshot.offset.y, view.engine.lastSnapshot.target.y)
      return home.map { top.answer(home: $0, offset: offset, target: target, in: view.topRange) }
        ?? top.answer(offset: offset, in: view.topRange)
    }
  }

  /// The range in which scroll to top scrolls, in points: what a refresh holds open stays in view, content that closes
  /// goes to its closed start.
  var topRange: Interval {
    mutating get {
      if engine.mode == .observed { return engine.geometry.y.observed.range }
      return Interval(lower: engine.geometry.y.range.lower - refreshedInset, upper: engine.restRange.y.upper)
    }
  }

  /// The vertical start of the content at the scale at which it will rest, in points.
  var targetTop: Double {
    mutating get {
      engine.targetGeometry.y.range.lower - (engine.scroller.activity.kind.isZooming ? 0 : refreshedInset)  // a zoom closes it
    }
  }

  /// How far before its start the content rests at its top, in points: a refresh holds it open.
  private var refreshedInset: Double { behaviours.refresh?.restInset ?? 0 }

  /// Handles a trigger that scrolls as `topAnswer` returned.
  ///
  /// - Parameter source: The source of the trigger, which its event reports.
  package mutating func trigger(_ answer: ScrollToTop.Answer, source: UInt32, at time: Double) {
    perform(at: time) { view in view.carryOut(answer, source: source) }
  }

  private mutating func carryOut(_ answer: ScrollToTop.Answer, source: UInt32) {
    let former = engine.lastSnapshot.offset.y
    var animation: AnimationID?
    switch answer {
    case .stay: break
    case .top(let y): animation = scrollToTop(y, source: source)
    case .home(let y): beginGoal(at: y, animation: scrollToTop(y, source: source))
    case .back(let y):
      engine.emit(.topWillRestore(to: y, animation: engine.nextAnimation, source: source))
      beginGoal(at: y, animation: engine.scroll(.y, to: y))
    }
    followNewSegment()
    let range = topRange
    behaviours.top?.handle(answer, offset: former, in: range, animation: animation, at: engine.clock)
    let driver = driver(.y)
    behaviours.top?.forget(under: driver)
  }

  private mutating func scrollToTop(_ y: Double, source: UInt32) -> AnimationID {
    if engine.lastSnapshot.animations.y == nil { engine.stop(.y) }  // a coast ends where it is
    engine.emit(.topWillScroll(to: y, animation: engine.nextAnimation, source: source))
    return engine.scroll(.y, to: y)
  }
}
