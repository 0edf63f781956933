import XCTest

@testable import ScrollKitCore

/// Nested scrollers on a manual clock: number 0 is the innermost.
final class NestedStage {
  let members: [NestedScroller]
  private let views: [UnsafeMutablePointer<ScrollView>]
  var now = 0.0

  /// One scroller of a stage.
  struct Layer {
    var range: Double
    var offset = 0.0
    var across = 0.0
    var viewport = 400.0
    /// Whether offset 0 is the middle of the range, rather than its start.
    var isCentered = false
    var feel: Feel?
    var rules = NestRules()
    /// How its content snaps vertically.
    var snap = SnapRule.none
  }

  /// A feel in which a finger scrolls at once.
  static let bare: Feel = {
    var feel = Feel.uikit
    feel.slop = 0
    feel.minimumFling = 0
    return feel
  }()

  /// - Parameters:
  ///   - lendsMemory: Whether a chain has room for all layers. Otherwise it has room for the inline ones.
  ///   - enablesBehaviours: Whether the views have behaviours.
  init(_ layers: [Layer], feel: Feel = NestedStage.bare, lendsMemory: Bool = true, enablesBehaviours: Bool = true) {
    views = layers.map { layer in
      let view = UnsafeMutablePointer<ScrollView>.allocate(capacity: 1)
      let setting = ScrollSetting(
        geometry: .empty, feel: layer.feel ?? feel, alwaysBounces: Pair(x: false, y: false))
      view.initialize(to: ScrollView(mode: .driven, setting: setting))
      view.pointee.setGeometry(Self.geometry(layer), at: 0)
      view.pointee.setOffset(.down(layer.offset), at: 0)
      if enablesBehaviours { view.pointee.setSnapRule(layer.snap, .y, at: 0) }
      return view
    }
    members = views.map { view in
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: NestedScroller.memorySize, alignment: 16)
      return NestedScroller(in: MemoryBlock(memory), view: Reference(view))
    }
    for (member, layer) in zip(members, layers) { member.rules = layer.rules }
    for (child, parent) in zip(members, members.dropFirst()) { child.nest(in: parent) }
    if lendsMemory { members.forEach(lend) }
  }

  /// A chain of plain scrollers, each with the length of its range and its offset.
  convenience init(_ ranges: [(range: Double, offset: Double)], feel: Feel = NestedStage.bare) {
    self.init(ranges.map { Layer(range: $0.range, offset: $0.offset) }, feel: feel)
  }

  deinit {
    for member in members {
      member.leave()
      member.lentMemory?.address.deallocate()
      member.memory.address.deallocate()
    }
    for view in views {
      view.deinitialize(count: 1)
      view.deallocate()
    }
  }

  /// Lends a scroller the memory for a chain of all around it.
  private func lend(to member: NestedScroller) {
    let former = member.lendChainMemory { MemoryBlock(.allocate(byteCount: $0, alignment: 16)) }
    XCTAssertNil(former)
  }

  static func geometry(_ layer: Layer) -> ScrollGeometry {
    ScrollGeometry(
      x: AxisGeometry(viewport: layer.viewport, content: layer.viewport + layer.across),
      y: layer.isCentered
        ? AxisGeometry(
          viewport: layer.viewport, content: layer.viewport, leadingInset: layer.range / 2,
          trailingInset: layer.range / 2)
        : AxisGeometry(viewport: layer.viewport, content: layer.viewport + layer.range))
  }

  // MARK: Calls

  func put(_ input: ScrollInput, on number: Int = 0, at time: Double) {
    now = max(now, time)
    members[number].handle(input, at: time)
    followNewSegment()
  }

  /// The end of each call, as at the C edge.
  private func followNewSegment() {
    members[0].respondToOutsideChanges()
    for view in views { view.pointee.followNewSegment() }
  }

  func tick(_ time: Double, _ number: Int? = nil) {
    now = max(now, time)
    for member in number.map({ [members[$0]] }) ?? members { member.passTime(to: time) }
    followNewSegment()
  }

  /// A call on one member at the present time.
  func change(_ number: Int, _ body: (inout ScrollView, _ now: Double) throws -> Void) rethrows {
    try body(&views[number].pointee, now)
  }

  /// A call of the program on one member, as the C edge makes it.
  func call(_ number: Int, at time: Double, _ body: (inout ScrollView) throws -> Void) rethrows {
    now = max(now, time)
    members[number].passTime(to: time)
    try body(&views[number].pointee)
    members[number].respondToOutsideChanges()
    followNewSegment()
  }

  /// Attaches a list to the innermost member.
  ///
  /// - Parameter rows: Their extents, in points; nil for one that is not measured, which is estimated at 60.
  func attachList(along axis: Axis = .y, isRightToLeft: Bool = false, rows: [Double?]) throws {
    var layout = ListLayout()
    (layout.axis, layout.estimate) = (axis, 60)
    let list = try SharedList(ScrollList(layout))
    try change(0) { view, now in
      view.setRightToLeft(isRightToLeft)
      view.attach(list, at: now)
      for (row, extent) in rows.enumerated() {
        if let extent {
          try view.insertItems([extent], at: row, time: now)
        } else {
          try view.insertItems(1, at: row, time: now)
        }
      }
    }
  }

  /// Presses, and moves so that the chain scrolls by each distance, in points; each move takes 0.01 s.
  func drag(_ distances: [Double], on number: Int = 0, across: Double = 0) {
    put(.press(pointer: 1, at: Vector(x: 500, y: 500)), on: number, at: now)
    for distance in distances { move(distance, on: number, across: across) }
  }

  func move(_ distance: Double, on number: Int = 0, across: Double = 0) {
    put(.move(pointer: 1, to: Vector(x: 500 - across, y: 500 - distance)), on: number, at: now + 0.01)
  }

  func release(on number: Int = 0) { put(.release(pointer: 1), on: number, at: now) }

  /// A flick that lasts 50 ms and ends at a speed, in points per second.
  func flick(_ speed: Double, on number: Int = 0) {
    drag((1...5).map { Double($0) * speed / 100 }, on: number)
    release(on: number)
  }

  // MARK: Results

  func view(_ number: Int) -> ScrollView { views[number].pointee }
  func frame(_ number: Int) -> ScrollFrame { views[number].pointee.frame }
  var offsets: [Double] { views.map { $0.pointee.lastSnapshot.offset.y } }
  var acrosses: [Double] { views.map { $0.pointee.lastSnapshot.offset.x } }
  var targets: [Double] { views.map { $0.pointee.lastSnapshot.target.y } }
  var velocities: [Double] { views.map { $0.pointee.lastSnapshot.velocity.y } }
  var phases: [ScrollPhase] { views.map { $0.pointee.lastSnapshot.phase } }
  var sum: Double { offsets.reduce(0, +) }
  var isResting: Bool { phases.allSatisfy { $0 == .idle } }

  /// Takes all events of a member.
  func events(_ number: Int) -> [TimedEvent] { views[number].pointee.takeEvents() }
}

func assertEqual(
  _ actual: [Double], _ expected: [Double], within accuracy: Double = 1e-9, _ about: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard actual.count == expected.count,
    zip(actual, expected).allSatisfy({ ($0 - $1).magnitude <= accuracy })
  else {
    return XCTFail("\(actual) is not \(expected) \(about)", file: file, line: line)
  }
}
