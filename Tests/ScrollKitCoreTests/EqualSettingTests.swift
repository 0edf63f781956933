import XCTest

@testable import ScrollKitCore

/// A setter with equal values changes nothing: a program may call it in every frame.
final class EqualSettingTests: XCTestCase {
  /// What is set: before the session, and with equal values again in each of its frames.
  private struct Setting {
    let name: String
    var needs: (inout Stage) -> Void = { _ in }
    let set: (inout Stage) -> Void
  }

  private static let header = {
    var options = HeaderOptions(mode: .enterAlways, height: 50)
    options.tolerance = 12
    return options
  }()

  private static let areas = (0..<30).map { number in
    SnapArea(
      key: UInt64(number), rectangle: Rectangle(x: 0, y: 170 * Double(number), width: 400, height: 150),
      alignment: Pair(x: .none, y: .start))
  }

  private static let resampling = {
    var preferences = ScrollPreferences()
    preferences.resamples = true
    return preferences
  }()

  private static func list(_ stage: inout Stage) {
    stage.view.attach(SharedList(try! ScrollList(ListLayout())), at: stage.now)
    try! stage.view.insertItems([Double](repeating: 50, count: 100), at: 0, time: stage.now)
  }

  private static var settings: [Setting] {
    [
      Setting(name: "geometry") { $0.view.setGeometry($0.view.engine.content, at: $0.now) },
      Setting(name: "limits of the scale") { $0.view.enableZoom(from: 0.5, to: 4, at: $0.now) },
      Setting(name: "an item's own extent", needs: list) { try! $0.view.setExtents([50], at: 3, time: $0.now) },
      Setting(name: "the layout of a list", needs: list) { try! $0.view.setLayout($0.view.listLayout, at: $0.now) },
      Setting(name: "a header's options", needs: { $0.view.addHeader(header, at: $0.now) }) {
        $0.view.changeHeader(0, to: header, at: $0.now)
      },
      Setting(name: "a snap rule") { $0.snap(.pages(Paging())) },
      Setting(name: "a snap rule with a list", needs: list) { $0.snap(.carousel(Carousel(itemLength: 200, spacing: 20, itemCount: 12))) },
      Setting(name: "snap areas", needs: { $0.snap(.areas(AreaSnapping(axes: Pair(x: false, y: true)))) }) {
        $0.view.setSnapAreas(areas, at: $0.now)
      },
      Setting(name: "scroll to top") { $0.view.enableTop(at: $0.now) },
      Setting(name: "the nub") { $0.view.enableNub(at: $0.now) },
      Setting(name: "sections", needs: { $0.view.addHeader(header, at: $0.now) }) {
        $0.view.setSections([0, 300, 900], at: $0.now)
      },
      Setting(name: "a scroll bar") { $0.view.enableScrollbar(.y, at: $0.now) },
      Setting(name: "pull to refresh") { $0.view.enableRefresh(at: $0.now) },
      Setting(name: "the anchor's policy") { $0.view.setAnchorPolicy(.stickToEnd, at: $0.now) },
      Setting(name: "the feel") { $0.view.setFeel(.android, at: $0.now) },
      Setting(name: "preferences") { $0.view.setPreferences(resampling, at: $0.now) },
      Setting(name: "axes") { $0.view.setScrollEnabled(x: false, y: true, at: $0.now) },
      Setting(name: "a conversation", needs: list) { $0.view.setConversation(ConversationOptions(), at: $0.now) },
    ]
  }

  /// All that a host draws.
  private struct Shown: Equatable {
    let frame: ScrollFrame
    let header: HeaderState?
    let nub: NubState?
    let bar: ScrollbarState?
    let refresh: RefreshProgress?
    let returnOffset: Double?
    let direction: Edges

    init(_ view: ScrollView) {
      frame = view.frame
      header = view.headers.count > 0 ? view.headers[0] : nil
      nub = view.nub
      bar = view.scrollbar(.y)
      refresh = view.refresh
      returnOffset = view.topReturnOffset
      direction = view.engine.context.direction(of: view.engine.lastSnapshot)
    }
  }

  /// A session with each kind of motion and holder; `eachFrame` is called after each tick.
  private func session(_ stage: inout Stage, eachFrame: (inout Stage) -> Void) {
    func frames(_ count: Int) {
      for _ in 0..<count {
        stage.tick(stage.now + 1.0 / 60)
        eachFrame(&stage)
      }
    }
    func drag(from: Double, by step: Double, count: Int) {
      stage.input(.press(pointer: 1, at: .down(from)))
      for number in 1...count {
        stage.input(.move(pointer: 1, to: .down(from + step * Double(number))))
        frames(1)
      }
      stage.input(.release(pointer: 1))
    }
    drag(from: 500, by: -20, count: 8)
    frames(20)  // a fling
    stage.scroll(to: 900)
    frames(40)
    stage.view.setOffset(.down(400), at: stage.now)
    frames(5)
    stage.input(.wheel(by: .down(-3), .notches))
    frames(30)
    stage.trigger()
    frames(40)
    drag(from: 100, by: 30, count: 12)  // past the top
    frames(5)
    drag(from: 300, by: 20, count: 5)  // while it bounces
    frames(60)
    stage.input(.zoom(.begin(at: Vector(x: 200, y: 300), factor: 1)))
    for factor in [0.9, 0.7, 0.6, 1.1, 2.7] {
      stage.input(.zoom(.update(to: Vector(x: 200, y: 300), factor: factor)))
      frames(1)
    }
    stage.input(.zoom(.end))
    frames(60)
    stage.input(.wheel(by: .down(300), .points))
    frames(1)
    if stage.grab() {
      for _ in 0..<5 {
        stage.scrub(by: 7)
        frames(1)
      }
      stage.release()
    }
    frames(10)
    guard stage.view.scrollbar(.y) != nil else { return }
    stage.view.pressScrollbar(.y, at: 20, time: stage.now)
    for place in 1...5 {
      stage.view.dragScrollbar(.y, to: 20 + 9 * Double(place), time: stage.now)
      frames(1)
    }
    stage.view.releaseScrollbar(.y, time: stage.now)
    frames(60)
  }

  func test_equalValuesInEveryFrame_changeNothing() {
    for setting in Self.settings {
      func shown(isSetAgain: Bool) -> [Shown] {
        var stage = Stage(content: 5000)
        setting.needs(&stage)
        setting.set(&stage)
        var shown: [Shown] = []
        session(&stage) { stage in
          if isSetAgain { setting.set(&stage) }
          shown.append(Shown(stage.view))
        }
        return shown
      }
      let (once, again) = (shown(isSetAgain: false), shown(isSetAgain: true))
      guard let frame = once.indices.first(where: { once[$0] != again[$0] }) else { continue }
      XCTFail("\(setting.name): frame \(frame): \(once[frame]), and set again \(again[frame])")
    }
  }

  func test_aRowMeasuredWithItsOwnExtent_leavesAPinchAsItIs() {
    var stage = Stage(content: 5000)
    Self.list(&stage)
    stage.view.enableZoom(from: 1, to: 4, at: stage.now)
    stage.input(.zoom(.begin(at: Vector(x: 200, y: 300), factor: 1)))
    stage.input(.zoom(.update(to: Vector(x: 200, y: 300), factor: 0.7)))
    try! stage.view.setExtents([50], at: 3, time: stage.now)
    stage.view.enableZoom(from: 1, to: 4, at: stage.now)
    stage.input(.zoom(.update(to: Vector(x: 200, y: 300), factor: 2.7)))
    XCTAssertEqual(stage.view.frame.scale, 2.7, accuracy: 1e-12)
  }

  func test_equalSnapAreas_leaveContentBetweenTwo_whereTheProgramPutIt() {
    var stage = Stage(content: 5000)
    stage.snap(.areas(AreaSnapping(axes: Pair(x: false, y: true))))
    stage.view.setSnapAreas(Self.areas, at: stage.now)
    stage.view.setOffset(.down(400), at: stage.now)
    stage.wait(1)
    stage.view.setSnapAreas(Self.areas, at: stage.now)
    XCTAssertEqual(stage.y, 400)
    var others = Self.areas
    others[3].rectangle = Rectangle(x: 0, y: 520, width: 400, height: 150)
    stage.view.setSnapAreas(others, at: stage.now)
    XCTAssertNotEqual(stage.y, 400, "others move content to the nearest")
  }

  /// A header is shown where it is added, and expands only at the top: other options hide it there.
  func test_equalOptionsOfAHeader_leaveItShown() {
    var stage = Stage(content: 5000, offset: 1000)
    var options = HeaderOptions(mode: .exitUntilCollapsed, height: 80, minimumHeight: 30)
    stage.view.addHeader(options, at: stage.now)
    stage.view.changeHeader(0, to: options, at: stage.now)
    XCTAssertEqual(stage.view.headers[0].position, 0)
    options.height = 81
    stage.view.changeHeader(0, to: options, at: stage.now)
    XCTAssertEqual(stage.view.headers[0].position, -51)
  }

  /// A shift without an edit leaves a row elsewhere; the next edit brings it back to where the program has scrolled it. An equal layout
  /// is no edit.
  func test_anEqualLayoutOfAList_isNoEdit() {
    var stage = Stage(content: 5000)
    Self.list(&stage)
    stage.view.scroll(toItem: 20, at: stage.now)
    stage.wait(1)
    XCTAssertEqual(stage.y, 450)
    stage.view.shift(by: .down(-30), at: stage.now)
    try! stage.view.setLayout(stage.view.listLayout, at: stage.now)
    XCTAssertEqual(stage.y, 420)
    var other = stage.view.listLayout
    other.estimate = 70
    try! stage.view.setLayout(other, at: stage.now)
    XCTAssertEqual(stage.y, 450)
  }

  func test_aListThatIsAttachedAgain_keepsItsOpenBatch() {
    var stage = Stage(content: 5000)
    let list = SharedList(try! ScrollList(ListLayout()))
    stage.view.attach(list, at: stage.now)
    try! stage.view.insertItems([Double](repeating: 50, count: 100), at: 0, time: stage.now)
    let batch = stage.view.beginBatch(at: stage.now)
    stage.view.attach(list, at: stage.now)
    XCTAssertTrue(stage.view.isOpen(batch: batch))
    stage.view.attach(SharedList(try! ScrollList(ListLayout())), at: stage.now)
    XCTAssertFalse(stage.view.isOpen(batch: batch))
  }
}

fileprivate extension ScrollView {
  var listLayout: ListLayout { self[list: .y].reference.value.layout }
}
