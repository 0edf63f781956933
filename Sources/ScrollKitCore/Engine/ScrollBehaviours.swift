/// What follows the content of one scroll view, and what its host has asked for or lent.
///
/// Behaviours do not depend on each other. `Following` has the order in which they follow a change of the content.
package struct ScrollBehaviours {
  // MARK: What follows the content

  package internal(set) var top: ScrollToTop?
  package internal(set) var headers: HeaderStack
  package internal(set) var anchor: ContentAnchor
  package internal(set) var nub: FastScrollNub?
  var nubTrack = NubTrack(exists: false, since: -.infinity)
  /// Where content snaps; nil if nowhere.
  package var snapGuide: SnapGuide?
  /// Pull to refresh; nil if it is not enabled.
  package internal(set) var refresh: PullToRefresh?
  /// The list along each axis that has one.
  package internal(set) var lists = AttachedLists()
  /// The list as a conversation; nil if it is none.
  var conversation: Conversation?
  /// The scroll bars; nil along an axis that has none.
  package var bars = Pair<Scrollbar?>(x: nil, y: nil)
  /// What is handed out of content without ends; nil if content has ends.
  var deltas: DeltaReader?

  // MARK: What the host has asked for or lent

  /// The pointer that autoscrolls; nil if none does.
  var autoscroll: Autoscroll?
  /// The offset of a host that owns it; nil if none does.
  var synced: SyncedOffset?
  /// Where sections begin in the content, in points at scale 1, in ascending order. Borrowed.
  var sections: BorrowedArray<Double>

  // MARK: What was followed and emitted

  /// The state of the content that they followed last.
  var followed: FollowedState
  /// What the next events are compared with.
  var lastEmitted: EmittedState
  /// Whether no time has passed since a list was attached, its first items came or its viewport got a size. Further changes of that
  /// moment say where it begins, such as a conversation at its end. Until then no end is near.
  var isPlacingLists = false
  /// Whether time alone changes a behaviour: a header snaps, a nub fades or waits.
  package internal(set) var needsTick: Bool

  /// The state of the content that behaviours have followed: the next movement begins with it.
  struct FollowedState {
    /// In points; shifts since then are added.
    var offset: Vector
    /// How far the content was shifted since then, in points.
    var shift = Vector.zero
    /// The inset above the content, in points.
    var inset: Double
    var phase: ScrollPhase
    /// What drove it vertically.
    var driver: AxisDriver
    var scale: Double
    /// The number of the segment of the path.
    var segment: UInt32

    init(_ engine: borrowing ScrollEngine, drivenBy driver: AxisDriver) {
      offset = engine.lastSnapshot.offset
      inset = engine.scroller.setting.geometry.y.leadingInset
      phase = engine.lastSnapshot.phase
      self.driver = driver
      scale = engine.scroller.scale
      segment = engine.segment.number
    }
  }

  /// Whether the nub has a track in the geometry, and since when, in seconds.
  struct NubTrack {
    var exists: Bool
    var since: Double
  }

  /// What the next events are compared with.
  struct EmittedState {
    var returnOffset: Double?
    var nubIsShown: Bool
    var section: Int?
    var refresh: RefreshState
    var pages: Pair<Double?>
  }

  /// Behaviours that follow an engine from now on. None is enabled.
  package init(of engine: borrowing ScrollEngine) {
    headers = HeaderStack()
    anchor = ContentAnchor()
    sections = .empty
    followed = FollowedState(engine, drivenBy: .none)
    needsTick = false
    lastEmitted = EmittedState(
      returnOffset: nil, nubIsShown: false, section: 0, refresh: .idle, pages: Pair(x: nil, y: nil))
  }

  /// When a held scroll bar scrolls next, or the host's own lets go, in seconds; infinity if none is held.
  var barDue: Double {
    mutating get { min(bars.x?.due ?? .infinity, bars.y?.due ?? .infinity, synced?.due ?? .infinity) }
  }

  /// Whether time alone changes what a behaviour draws, or content by a held scroll bar.
  var changeByTime: Bool {
    mutating get { needsTick || barDue < .infinity }
  }

  /// Sets what counts of the list along an axis as visible and as near an end. See `ScrollView.watchList`.
  ///
  /// - Precondition: There is one.
  package mutating func setListWatch(overscan: ContentLength, nearDistance: ContentLength, _ axis: Axis) {
    lists[axis].watch.set(overscan: overscan, nearDistance: nearDistance)
  }

}
