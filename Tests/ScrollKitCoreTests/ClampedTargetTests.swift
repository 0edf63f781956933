import XCTest

@testable import ScrollKitCore

/// Changes of one time: only the range after the last of them clamps.
final class ClampedTargetTests: XCTestCase {
  private func list(_ count: Int = 60, offset: Double, isHorizontal: Bool = false) throws -> ListStage {
    try ListStage(extents: [Double?](repeating: 44, count: count), offset: offset)
  }

  func test_rowsThatAreReplacedAtTheEnd_leaveItWhereItIs_inAnyOrder() throws {
    let orders: [[(ListStage) throws -> Void]] = [
      [{ try $0.remove(4, at: 56) }, { try $0.insert([44, 44, 44, 44], at: 56) }],
      [{ try $0.insert([44, 44, 44, 44], at: 56) }, { try $0.remove(4, at: 60) }],
      [{ list in try list.batch { try list.remove(4, at: 56); try list.insert([44, 44, 44, 44], at: 56) } }],
    ]
    for order in orders {
      let list = try list(offset: 2040)
      for edit in order { try edit(list) }
      XCTAssertEqual(list.y, 2040)
    }
  }

  /// Seven shorter and eight longer ones: the end is nearer for a while.
  func test_rowsThatAreMeasuredAtTheEnd_leaveItWhereItIs_inAnyOrder() throws {
    let extents = (0..<15).map { $0 < 7 ? 20.0 : 90 }
    var offsets: [Double] = []
    for order in [[], Array(0..<15), Array((0..<15).reversed())] {
      let list = try ListStage(extents: [Double?](repeating: nil, count: 60), offset: 2040)
      if order.isEmpty { try list.measure(extents, at: 45) }
      for row in order { try list.measure([extents[row]], at: 45 + row) }
      offsets.append(list.start(47) - list.y)
    }
    for offset in offsets { XCTAssertEqual(offset, 20 - 20 * 16.0 / 44, accuracy: 1e-9, "row 46 keeps its share") }
  }

  func test_aScrollUnderWay_keepsItsTarget_whileRowsAreReplaced() throws {
    for isBatch in [false, true] {
      let list = try list(offset: 0)
      list.stage.scroll(to: 1950)
      list.stage.wait(0.02)
      func replace() throws {
        try list.remove(4, at: 20)
        XCTAssertEqual(list.target, isBatch ? 1950 : 1864)
        try list.insert([44, 44, 44, 44], at: 20)
      }
      if isBatch { try list.batch(replace) } else { try replace() }
      XCTAssertEqual(list.target, 1950)
      list.stage.wait(2)
      XCTAssertEqual(list.y, 1950)
    }
  }

  func test_anOffsetAndAGeometryOfOneTime_haveNoOrder_alongBothAxes() {
    for axis in [Axis.x, .y] {
      var offset = Vector.zero
      offset[axis] = 900
      let long = ScrollGeometry(x: AxisGeometry(viewport: 300, content: 2000), y: AxisGeometry(viewport: 300, content: 2000))
      let short = ScrollGeometry(x: AxisGeometry(viewport: 300, content: 500), y: AxisGeometry(viewport: 300, content: 500))
      var view = ScrollView()
      view.setOffset(offset, at: 0)
      XCTAssertEqual(view.frame.offset, .zero)
      view.setGeometry(long, at: 1)  // before the first geometry there is one time
      XCTAssertEqual(view.frame.offset, offset)
      view.setGeometry(short, at: 2)
      XCTAssertEqual(view.frame.offset[axis], 200)
      view.setGeometry(long, at: 2)
      XCTAssertEqual(view.frame.offset, offset)
      view.setGeometry(short, at: 3)
      view.setGeometry(long, at: 4)
      XCTAssertEqual(view.frame.offset[axis], 200, "at another time it was clamped")
    }
  }

  func test_whatIsSetAfterTheClamp_counts() {
    var stage = Stage(content: 5000, offset: 4400)
    stage.change(content: 4000)
    stage.view.setOffset(.down(3400), at: stage.now)  // where it is
    stage.change(content: 5000)
    XCTAssertEqual(stage.y, 3400)
    stage.change(content: 5000, shift: 100)
    XCTAssertEqual(stage.y, 3500)
  }

  /// Content above goes and comes again: the shift leads out of the range, and back.
  func test_aShiftThatComesBack_leadsBack() {
    var stage = Stage(content: 5000, offset: 100)
    stage.change(content: 4800, shift: -200)
    stage.change(content: 5000, shift: 200)
    stage.wait(2)
    XCTAssertEqual(stage.y, 100)
  }
}
