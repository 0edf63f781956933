import XCTest

@testable import ScrollKitCore

/// Random edits of a list and of a plain array give the same answers to the last bit.
final class ListModelTests: XCTestCase {
  func test_randomEditsOfSmallLists_answerLikeAnArray() throws {
    for seed in 1...20 as ClosedRange<UInt64> { try run(seed, edits: 60, mostItems: 40) }
  }

  /// Tests/Consumers/lists.sh makes thousands of edits with optimised Swift.
  func test_randomEditsOfLargeLists_answerLikeAnArray() throws {
    let height = try run(1, edits: 175, mostItems: 4000)
    XCTAssertGreaterThanOrEqual(height, 2, "too few levels to show anything")
  }

  /// 8000 runs are a tree of three levels.
  func test_aRemovalOfWholeBranches_losesNoNode() throws {
    let extents = (0..<8000).map { Double($0 % 1009) }
    for (item, count) in [(301, 7000), (10, 5007), (3999, 3900)] {
      var list = try ScrollList(ListLayout())
      _ = try list.insert(extents.span, at: 0, offset: 0)
      _ = try list.remove(count, at: item, offset: 0)
      XCTAssertNil(list.tree.defect(), "\(count) at \(item)")
      XCTAssertEqual(list.extent(of: item).unscaled, extents[item + count])
    }
  }

  @discardableResult
  private func run(_ seed: UInt64, edits: Int, mostItems: Int) throws -> Int {
    var session = try ListSession(seed: seed, mostItems: mostItems)
    for edit in 0..<edits {
      try session.step()
      if !session.failure.isEmpty {
        XCTFail("seed \(seed), edit \(edit): \(session.failure)")
        break
      }
    }
    return session.height
  }
}
