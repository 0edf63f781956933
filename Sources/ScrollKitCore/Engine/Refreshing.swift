/// Pull to refresh of a scroll view.
extension ScrollView {
  /// Enables pull to refresh, or changes its options: a refresh under way goes on, and content at its top goes to the new length.
  ///
  /// - Precondition: The content has ends.
  public mutating func enableRefresh(_ options: RefreshOptions = RefreshOptions(), at time: Double) {
    checkEnds()
    enable(at: time) { view in
      view.engine.scroller.setting.pullsClampedTop = view.engine.mode == .driven
      guard let refresh = view.behaviours.refresh else {
        view.behaviours.refresh = PullToRefresh(options: options, feel: view.engine.refreshFeel)
        return
      }
      if refresh.options == options, refresh.isEnabled { return }
      let restsAtStart = view.restsAtStart
      view.behaviours.refresh?.change(
        to: options, feel: view.engine.refreshFeel, at: view.engine.lastSnapshot.offset.y, in: view.engine.geometry.y.range)
      view.setRefreshInset()
      if restsAtStart { view.settleAtStart() }
    }
  }

  /// Ends pull to refresh. A refresh under way ends, and its content closes, before it is gone.
  public mutating func disableRefresh(at time: Double) {
    perform(at: time) { view in
      guard view.hasBehaviours, view.behaviours.refresh != nil else { return }
      view.engine.scroller.setting.pullsClampedTop = false
      view.behaviours.refresh?.disable()
      view.close()
      view.emitRefresh()
    }
  }

  /// How far pull to refresh is; nil if it is not enabled.
  public var refresh: RefreshProgress? {
    guard hasBehaviours, let refresh = behaviours.refresh, refresh.isEnabled else { return nil }
    return RefreshProgress(state: refresh.state, pull: refresh.pull, progress: refresh.progress)
  }

  /// The program begins a refresh. Content at its start opens with an animation; content elsewhere, or on its way there, goes on.
  ///
  /// - Precondition: Here and below, pull to refresh is enabled.
  public mutating func beginRefresh(at time: Double) {
    checkRefresh()
    perform(at: time) { view in
      guard let refresh = view.behaviours.refresh, refresh.state != .refreshing else { return }
      let restsAtStart = view.restsAtStart
      view.behaviours.refresh?.begin()
      view.setRefreshInset()
      if restsAtStart { view.settleAtStart() }
    }
  }

  /// The refresh has ended. The content closes by the feel's motion; what was inserted above the visible
  /// content stays there.
  public mutating func endRefresh(at time: Double) {
    checkRefresh()
    perform(at: time) { view in
      if view.behaviours.refresh?.end() == true { view.close() }
    }
  }

  /// A refresh has ended.
  private mutating func close() {
    guard behaviours.refresh?.state == .closing else { return }
    finishClosing()
    followEndOfConversation()
  }

  private func checkRefresh() {
    precondition(hasBehaviours && behaviours.refresh?.isEnabled == true, "ScrollView: pull to refresh is not enabled")
  }

  /// Whether the content is at its closed start or before it, and will rest there.
  private var restsAtStart: Bool {
    mutating get {
      let (snapshot, start, targetStart) = (engine.lastSnapshot, engine.geometry.y.range.lower, engine.targetGeometry.y.range.lower)
      return snapshot.offset.y <= start + Edges.tolerance && snapshot.target.y <= targetStart + Edges.tolerance
    }
  }

  // MARK: Following

  /// Follows a change of the content, and emits what has changed so far.
  mutating func followRefresh(_ change: ScrollChange) {
    guard let before = behaviours.refresh else { return }
    followPull(change)
    if before.state == .armed, behaviours.refresh?.state == .refreshing { settleAtStart() }
    guard change.comesToRest || change.isSettling && !change.isByTime, let refresh = behaviours.refresh else { return }
    if refresh.state == .closing { finishClosing() } else if refresh.shrinks { settleBeforeContent() }
  }

  /// Follows the pull, emits what has changed so far, and opens the content as far as the refresh does.
  private mutating func followPull(_ change: ScrollChange) {
    behaviours.refresh?.follow(
      change, pull: max(change.overscroll, 0 - engine.scroller.pull(at: engine.clock).y), feel: engine.refreshFeel)
    emitChanges()  // before another rest range begins another segment of the path
    setRefreshInset()
  }

  /// Content that would rest before its closed start returns there; content elsewhere has closed.
  mutating func finishClosing() {
    if behaviours.refresh?.isClosed(at: engine.lastSnapshot.offset.y, in: engine.geometry.y.range) == true {
      let driver = driver(.y)
      let change = ScrollChange(
        from: behaviours.followed.offset.y, former: behaviours.followed, shift: 0, isByTime: false, driver: driver, to: engine)
      followPull(change)
    } else {
      settleBeforeContent()
    }
  }

  /// Content that would rest before where a refresh has it rest goes there.
  private mutating func settleBeforeContent() {
    if engine.lastSnapshot.target.y < targetTop { settleAtStart() }
  }

  /// Lets content that nothing holds come to rest at its start. Content that returns there already continues. An animation
  /// ends there instead. Released content lands there with its momentum. A chain that moves it ends.
  private mutating func settleAtStart() {
    let start = targetTop
    guard engine.mode == .driven, engine.lastSnapshot.target.y != start else { return }
    if engine.isChained {
      // Overscroll is undone by the chain, as far as the edge returns it to the start.
      let isReturned = engine.restRange.y.lower == start && engine.lastSnapshot.offset.y < start
      if isReturned || !engine.lastSnapshot.isSettling { return }
      engine.goOnWithoutChain()
    }
    if driver(.y) == .zoom, engine.scroller.scale == engine.targetScale { return }  // the zoom has ended at its start
    request(.y, to: start, for: .start)
  }

  /// Lets the content rest as far before its start as the refresh opens it; without one, not at all. The content stays where it
  /// is.
  private mutating func setRefreshInset() {
    let refreshInset = behaviours.refresh?.refreshInset ?? 0
    guard refreshInset != engine.scroller.setting.restExtension.refreshInset else { return }
    // Content that its chain returns to the closed start goes on by itself to the open one.
    if engine.isChained, engine.lastSnapshot.isSettling, restsAtStart, engine.lastSnapshot.offset.y > engine.geometry.y.range.lower - refreshInset {
      engine.goOnWithoutChain()
    }
    engine.setRefreshInset(refreshInset)
  }

  /// Emits the steps of pull to refresh that have come since the last one. A disabled one is gone once it has closed.
  mutating func emitRefresh() {
    while let refresh = behaviours.refresh, refresh.state != behaviours.lastEmitted.refresh {
      let before = PullToRefresh(refresh, in: behaviours.lastEmitted.refresh)
      let next = before.state.step(to: refresh.state)
      behaviours.lastEmitted.refresh = next
      let time = time(of: .refresh(from: before))
      engine.emit(.refreshChanged(next), at: time)
    }
    if let refresh = behaviours.refresh, !refresh.isEnabled, refresh.state == .idle { behaviours.refresh = nil }
  }
}

extension ScrollEngine {
  /// The feel of content that is pulled; nil if a toolkit moves it.
  var refreshFeel: Feel? { mode == .driven ? scroller.setting.rules.feel : nil }
}

extension RefreshState {
  /// The first step on the way to another one. A pull that passes its threshold within a frame is `pulled` before.
  fileprivate func step(to state: RefreshState) -> RefreshState {
    switch (self, state) {
    case (.idle, .armed), (.armed, .idle): .pulled
    case (.idle, _), (.pulled, _), (.armed, _), (.refreshing, _), (.closing, _): state
    }
  }
}

/// How far pull to refresh is.
public struct RefreshProgress: Equatable, Sendable {
  /// The step.
  public let state: RefreshState
  /// How far the content is pulled past its start, in points.
  public let pull: Double
  /// The share of the threshold that the content is pulled, 0…1; 1 during a refresh.
  public let progress: Double
}
