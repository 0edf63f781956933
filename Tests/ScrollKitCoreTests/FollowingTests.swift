import XCTest

@testable import ScrollKitCore

/// All pairs of what follows the content. `Following` has the order in which they follow it.
///
/// One session is run with `a`, and with `a` and `b`. From the step of the session on that `meets` names, `a` reports
/// something else with `b`; before that, and without an entry, it reports the same.
final class FollowingTests: XCTestCase {
  // MARK: The pairs

  /// What follows the content, or adjusts how it moves.
  private enum Follower: Int, CaseIterable {
    case snapping, itemSnapping, top, headers, anchor, nub, sections, list, table, conversation, refresh, scrollBar, zoom, sync, link,
      deltas
  }

  /// What `a` reports, if `b` is enabled, too.
  private struct Pair: Hashable {
    let a: Follower
    let b: Follower
  }

  /// The step of the session at which a pair first meets, and why.
  private struct Meeting {
    let step: Step
    let reason: String
  }

  /// Followers that move the content themselves: all others meet them there.
  private static let movers: [Follower: Meeting] = [
    .snapping: Meeting(step: .fling, reason: "a fling rests at a page"),
    .itemSnapping: Meeting(step: .fling, reason: "a fling rests at an item"),
    .conversation: Meeting(step: .append, reason: "content at its end goes to the new item"),
    .top: Meeting(step: .trigger, reason: "a trigger scrolls to the top"),
    .refresh: Meeting(step: .release, reason: "pulled content rests at its open start"),
    .anchor: Meeting(step: .insert, reason: "the visible item stays, so the offset shifts"),
    .nub: Meeting(step: .grab, reason: "a finger on the nub scrolls"),
    .scrollBar: Meeting(step: .arrow, reason: "an arrow scrolls"),
    .zoom: Meeting(step: .zoom, reason: "the offset scales"),
    .deltas: Meeting(step: .pull, reason: "without ends, nothing resists the finger"),
  ]

  /// Pairs that meet otherwise.
  private static let others: [Pair: Meeting] = [
    Pair(a: .sections, b: .nub): Meeting(step: .drag, reason: "sections are reported for the nub"),
    Pair(a: .snapping, b: .conversation): Meeting(step: .insert, reason: "snapping decides at the end, and what is visible stays"),
    Pair(a: .itemSnapping, b: .conversation): Meeting(step: .insert, reason: "snapping decides at the end, and what is visible stays"),
    Pair(a: .snapping, b: .itemSnapping): Meeting(step: .enable, reason: "an axis has one rule"),
    Pair(a: .itemSnapping, b: .snapping): Meeting(step: .enable, reason: "an axis has one rule"),
    Pair(a: .top, b: .deltas): Meeting(step: .trigger, reason: "there is no top"),
    Pair(a: .nub, b: .deltas): Meeting(step: .enable, reason: "there is nothing to grab"),
    Pair(a: .scrollBar, b: .deltas): Meeting(step: .enable, reason: "there is no thumb"),
  ]

  /// Pairs that never meet, because of `a`.
  private static let strangers: [Pair: String] = [
    Pair(a: .conversation, b: .anchor): "what is visible stays without it",
    Pair(a: .deltas, b: .top): "there is no top",
    Pair(a: .deltas, b: .nub): "there is nothing to grab",
  ]

  /// Followers that need the ends of the content. With deltas, each is refused: see `ScrollDeltasTests`.
  private static let ended: Set<Follower> = [.snapping, .itemSnapping, .conversation, .refresh]

  private static func meeting(_ pair: Pair) -> Meeting? { strangers[pair] == nil ? others[pair] ?? movers[pair.b] : nil }

  private static let pairs = Follower.allCases.flatMap { a in
    Follower.allCases.filter { b in
      b != a && !(a == .deltas && ended.contains(b)) && !(b == .deltas && ended.contains(a))
    }.map { b in Pair(a: a, b: b) }
  }

  // MARK: The session

  /// What happens in the session, in order.
  private enum Step: CaseIterable {
    case enable, press, drag, fling, hold, wheel, key, scroll, resize, trigger, start, pull, release, refreshEnd, bottom,
      append, away, insert, grab, arrow, zoom, end

    /// In seconds. No frame is at that time.
    var time: Double {
      switch self {
      case .enable: 0.0005
      case .press: 0.1005
      case .drag: 0.1205
      case .fling: 0.2205
      case .hold: 0.9005
      case .wheel: 1.5005
      case .key: 2.0005
      case .scroll: 2.6005
      case .resize: 2.7005
      case .trigger: 3.2005
      case .start: 4.0005
      case .pull: 4.1005
      case .release: 4.3005
      case .refreshEnd: 5.2005
      case .bottom: 6.0005
      case .append: 6.1005
      case .away: 6.7005
      case .insert: 6.8005
      case .grab: 7.4005
      case .arrow: 7.7005
      case .zoom: 8.3005
      case .end: 9.2005
      }
    }
  }

  /// An event of `a` or of the content: its name and its time.
  private struct Report: Equatable {
    let event: String
    let time: Double
  }

  /// What `a` and the content report in one step.
  private struct Record: Equatable {
    var events: [Report] = []
    /// The state and the offset, each 1/10 s.
    var states: [[Double]] = []

    /// The first difference; nil if there is none.
    func difference(from other: Record, accuracy: Double) -> String? {
      if let difference = Self.difference(events, other.events, by: {
        $0.event == $1.event && abs($0.time - $1.time) <= accuracy
      }) { return difference }
      return Self.difference(states, other.states) { one, two in
        one.count == two.count && zip(one, two).allSatisfy { $0 == $1 || abs($0 - $1) <= accuracy }
      }
    }

    private static func difference<Element>(
      _ one: [Element], _ two: [Element], by isSame: (Element, Element) -> Bool
    ) -> String? {
      for index in 0..<max(one.count, two.count) {
        let (first, second) = (index < one.count ? one[index] : nil, index < two.count ? two[index] : nil)
        if let first, let second, isSame(first, second) { continue }
        return "\(first.map { "\($0)" } ?? "nothing") ≠ \(second.map { "\($0)" } ?? "nothing")"
      }
      return nil
    }
  }

  private struct Session {
    var view = ScrollView()
    /// The other side of a link.
    private var linked = ScrollView()
    /// The offset that a host owns, in whole points.
    private var stored = Vector.zero
    let followers: [Follower]
    /// Whose reports are recorded.
    let heard: [Follower]
    let frame: Double
    private var frames = 0
    private var tenths = 0
    private(set) var records: [Step: Record] = [:]
    private var record = Record()

    init(_ followers: [Follower], heard: [Follower], frame: Double) {
      self.followers = followers
      self.heard = heard
      self.frame = frame
    }

    /// What was reported in each step.
    static func records(_ followers: [Follower], heard: [Follower], frame: Double = 0.016) throws -> [Step: Record] {
      var session = Session(followers, heard: heard, frame: frame)
      var before: Step?
      for step in Step.allCases {
        session.wait(until: step.time)
        if let before { session.records[before] = session.record }
        session.record = Record()
        try session.perform(step)
        before = step
      }
      return session.records
    }

    /// Ticks at each frame before a time, and observes each 1/10 s.
    private mutating func wait(until time: Double) {
      while true {
        let frame = Double(frames + 1) * frame
        let tenth = Double(tenths + 1) * 0.1
        guard min(frame, tenth) < time else { return }
        view.tick(at: min(frame, tenth))
        if frame <= tenth { frames += 1 }
        if tenth <= frame {
          tenths += 1
          observe()
        }
      }
    }

    /// An offset as a toolkit stores it that has whole points.
    private static func whole(_ offset: Vector) -> Vector { Vector(x: offset.x.rounded(), y: offset.y.rounded()) }

    private mutating func observe() {
      let now = Double(tenths) * 0.1
      if isOn(.sync) { stored = Self.whole(view.sync(withHost: stored, at: now).offset) }
      if isOn(.link) { ScrollView.link(&view, &linked, along: .y, by: LandmarkMap([]), time: now) }
      take()
      let offset = view.frame.offset
      record.states.append([offset.x, offset.y] + heard.flatMap { state(of: $0) })
    }

    private mutating func take() {
      for report in view.takeEvents() where report.event.mergedState == nil {
        let source = Self.source(of: report.event)
        guard source.map(heard.contains) ?? true else { continue }
        let name = "\(report.event)".prefix { $0 != "(" }
        record.events.append(Report(event: String(name), time: report.time))
      }
    }

    private func isOn(_ follower: Follower) -> Bool { followers.contains(follower) }

    /// Whether there is a list of rows: others are about one, too.
    private var hasRows: Bool { [.list, .itemSnapping, .table, .conversation].contains { isOn($0) } }

    private mutating func enable(_ follower: Follower, at time: Double) throws {
      switch follower {
      case .snapping: view.setSnapRule(.pages(Paging()), .y, at: time)
      case .itemSnapping: view.setSnapRule(.items(ItemSnapping()), .y, at: time)
      case .top: view.enableTop(at: time)
      case .headers:
        var options = HeaderOptions(mode: .enterAlways, height: 56)
        options.snaps = true
        options.stretches = true
        options.stretchTrigger = 20
        view.addHeader(options, at: time)
      case .anchor: view.setAnchorPolicy(.keepItem, at: time)
      case .nub: view.enableNub(at: time)
      // The section in each frame is reported: none is shorter than what scrolls in a frame.
      case .sections: view.setSections([0, 300, 700, 2300, 4000], at: time)
      case .list, .table, .conversation: break  // they have come before: see `enableLists`
      case .refresh: view.enableRefresh(at: time)
      case .scrollBar: view.enableScrollbar(.y, at: time)
      case .zoom: view.enableZoom(from: 1, to: 4, at: time)
      case .sync: stored = Self.whole(view.frame.offset)
      case .link: break  // see `observe`
      case .deltas: view.enableDeltas(at: time)
      }
    }

    /// Lists set the length of the content. A conversation begins at its end, a table has rows and columns.
    private mutating func enableLists(at time: Double) throws {
      if hasRows {
        view.attach(SharedList(try ScrollList(ListLayout())), at: time)
        try view.insertItems([Double](repeating: 50, count: 100), at: 0, time: time)
      }
      if isOn(.conversation) { view.setConversation(at: time) }
      if isOn(.table) {
        var layout = ListLayout()
        layout.axis = .x
        view.attach(SharedList(try ScrollList(layout)), at: time)
        try view.insertItems([Double](repeating: 50, count: 100), at: 0, along: .x, time: time)
      }
      if isOn(.link) { linked.setGeometry(Self.geometry(), at: time) }
    }

    /// What a host draws of a follower.
    private func state(of follower: Follower) -> [Double] {
      switch follower {
      case .snapping, .itemSnapping: [view.pages(at: view.lastSnapshot.target, in: view.engine.snapLayout).y ?? -1]
      case .top: [view.behaviours.top?.returnOffset ?? -1]
      case .headers: [view.headers[0].position, view.headers[0].visibleHeight, view.headers[0].stretch]
      case .anchor: [Double(view.behaviours.anchor.depth)]
      case .nub: view.nub.map { [$0.y, $0.length, $0.alpha, $0.share] } ?? []
      case .sections: [Double(view.section ?? -1)]
      case .list: [Double(view.behaviours.lists[.y].watch.visibleItems.lowerBound), view.listPlace.distance.unscaled]
      case .table: [Double(view.behaviours.lists[.x].watch.visibleItems.lowerBound)]
      case .conversation: [view.conversation!.isFollowing ? 1 : 0, Double(view.conversation!.unreadCount)]
      case .refresh: [Double(view.behaviours.refresh!.state.rawValue), view.behaviours.refresh!.progress]
      case .scrollBar: view.scrollbar(.y)?.thumb.map { [$0.start, $0.length] } ?? []
      case .zoom: [view.frame.scale]
      case .sync: [stored.y - Self.whole(view.frame.offset).y]
      case .link: [linked.frame.offset.y, linked.frame.target.y]
      case .deltas: []  // they are what the content moves by
      }
    }

    /// Whose event it is; nil: that of the content.
    private static func source(of event: ScrollEvent) -> Follower? {
      switch event {
      case .didScroll, .phaseChanged, .willRest, .didRest, .dragBegan, .dragEnded, .decelerationBegan, .decelerationEnded,
        .willBounce, .didBounce, .willReachEdges, .didReachEdges, .animationCompleted, .requested, .overflowed:
        nil
      case .zoomedPastMinimum, .zoomedPastMaximum, .zoomChanged: .zoom
      case .topWillScroll, .topWillRestore, .topTargetChanged: .top
      case .headerMoved, .headerShown, .headerHidden, .headerStretched: .headers
      case .nubShown, .nubHidden, .nubGrabbed, .nubReleased: .nub
      case .sectionChanged: .sections
      case .visibleItemsChanged(let axis, _), .stickyItemChanged(let axis, _), .nearListEnd(let axis, _): axis == .x ? .table : .list
      case .conversationChanged: .conversation
      case .refreshChanged: .refresh
      case .pageChanged: .snapping
      }
    }

    // MARK: Steps

    /// Content of 5000 points below an inset of 20.
    private static func geometry(viewport: Double = 600, content: Double = 5000) -> ScrollGeometry {
      Stage.geometry(content: content, viewport: viewport, top: 20)
    }

    /// The finger has moved from 300 by a distance, in 0.08 s.
    private mutating func move(by distance: Double, from time: Double) {
      for step in 1...5 {
        let share = Double(step) / 5
        let now = time + 0.08 * share
        wait(until: now)
        view.move(1, to: .down(300 + distance * share), time: now)
      }
    }

    private mutating func perform(_ step: Step) throws {
      let now = step.time
      switch step {
      case .enable:
        view.setGeometry(Self.geometry(), at: now)
        try enableLists(at: now)
        view.setOffset(.down(600), at: now)
        for follower in followers { try enable(follower, at: now) }
        _ = view.takeEvents()
      case .press: view.press(1, at: .down(300), time: now)
      case .drag: move(by: -200, from: now)
      case .fling: view.release(1, time: now)
      case .hold:
        view.press(1, at: .down(300), time: now)
        wait(until: now + 0.1)
        view.release(1, time: now + 0.1)
      case .wheel: view.handle(.wheel(by: .down(2), .notches), at: now)
      case .key: view.handle(.key(.pageDown), at: now)
      case .scroll: view.scroll(to: .down(2600), at: now)
      case .resize: view.setGeometry(Self.geometry(viewport: 560), shift: .down(30), at: now)
      case .trigger: view.triggerTop(at: now)
      case .start: view.setOffset(.down(-20), at: now)
      case .pull:
        view.press(1, at: .down(300), time: now)
        move(by: 250, from: now)
      case .release: view.release(1, time: now)
      case .refreshEnd: if isOn(.refresh) { view.endRefresh(at: now) }
      case .away:
        view.setOffset(.down(800), at: now)
        view.scroll(to: .down(1500), at: now)
      case .insert:
        let batch = view.beginBatch(at: now)
        if isOn(.table) { try view.insertItems([50, 50], at: 50, along: .x, time: now) }
        if hasRows {
          try view.insertItems([Double](repeating: 50, count: 8), at: 2, along: .y, time: now)
        } else {
          view.edit(at: 100, removed: 0, inserted: 400)
        }
        _ = view.endBatch(batch, geometry: Self.geometry(viewport: 560, content: 5450), at: now)
      case .grab:
        guard isOn(.nub) else { return }
        _ = view.grabNub(at: now)
        wait(until: now + 0.1)
        view.dragNub(by: 30, at: now + 0.1)
        wait(until: now + 0.2)
        view.releaseNub(at: now + 0.2)
      case .arrow:
        guard isOn(.scrollBar) else { return }
        view.pressScrollbarArrow(.y, forward: true, time: now)
        wait(until: now + 0.4)
        view.releaseScrollbar(.y, time: now + 0.4)
      case .bottom: view.setOffset(.down(5000 - 560), at: now)
      case .append:
        if hasRows {
          try view.insertItems([50], at: 100, along: .y, time: now)
        } else {
          view.setGeometry(Self.geometry(viewport: 560, content: 5050), at: now)
        }
      case .zoom: if view.canZoom { view.zoom(to: 2, about: .down(280), at: now) }
      case .end: break
      }
    }
  }

  // MARK: Tests

  func test_eachBehaviour_isAFollower() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/ScrollKitCore/Engine/ScrollBehaviours.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let body = try XCTUnwrap(text.components(separatedBy: "struct FollowedState").first)
    let names = body.split(separator: "\n").compactMap { line -> String? in
      guard let name = line.components(separatedBy: " var ").dropFirst().first else { return nil }
      return String(name.prefix { $0.isLetter })
    }
    // These are no followers: they hold what was followed and emitted, a pointer, the room of the nub, and whether a list has just come.
    let bookkeeping = ["autoscroll", "followed", "isPlacingLists", "lastEmitted", "needsTick", "nubTrack"]
    let properties: [String] = Follower.allCases.compactMap {
      switch $0 {
      case .snapping, .itemSnapping: "snapGuide"
      case .top: "top"
      case .headers: "headers"
      case .anchor: "anchor"
      case .nub: "nub"
      case .sections: "sections"
      case .list, .table: "lists"
      case .conversation: "conversation"
      case .sync: "synced"
      case .deltas: "deltas"
      case .refresh: "refresh"
      case .scrollBar: "bars"
      case .zoom, .link: nil  // the engine moves the content
      }
    }
    XCTAssertEqual(Set(names), Set(properties + bookkeeping))
  }

  func test_aPairMeets_whereTheTableSaysSo() throws {
    let alone = try Dictionary(
      uniqueKeysWithValues: Follower.allCases.map { ($0, try Session.records([$0], heard: [$0])) })
    for pair in Self.pairs {
      let together = try Session.records([pair.a, pair.b], heard: [pair.a])
      let difference = Step.allCases.lazy.compactMap { step -> (Step, String)? in
        guard let difference = alone[pair.a]?[step]?.difference(from: together[step] ?? Record(), accuracy: 1e-6) else { return nil }
        return (step, difference)
      }.first
      let meeting = Self.meeting(pair)
      XCTAssertEqual(
        difference?.0, meeting?.step,
        "\(pair.a) with \(pair.b) (\(meeting?.reason ?? Self.strangers[pair] ?? "never meet")): \(difference?.1 ?? "no difference")")
    }
  }

  /// Events that report the newest value of a state are merged: they have a time for each frame.
  func test_theEventsOfAPair_doNotDependOnTheFrameRate() throws {
    let bounded = Follower.allCases.filter { $0 != .deltas }
    let pairs = Self.pairs.filter { $0.a.rawValue < $0.b.rawValue }.map { [$0.a, $0.b] }
    for followers in pairs + [bounded] {
      let expected = try Session.records(followers, heard: followers, frame: 0.001)
      for frame in [0.016, 0.1] {
        let records = try Session.records(followers, heard: followers, frame: frame)
        for step in Step.allCases {
          let difference = expected[step]?.difference(from: records[step] ?? Record(), accuracy: 1e-6)
          XCTAssertNil(difference, "\(followers), frames of \(frame) s, \(step)")
        }
      }
    }
  }
}
