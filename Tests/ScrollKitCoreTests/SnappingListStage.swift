import XCTest

@testable import ScrollKitCore

/// A list whose rows are snap targets.
extension ListStage {
  var target: Double { stage.view.lastSnapshot.target.y }

  /// Snaps to items from now on.
  func snap(_ snapping: ItemSnapping) {
    stage.change { view, now in view.setSnapRule(.items(snapping), .y, at: now) }
  }

  /// Flings the content so that it would come to rest at an offset without snapping.
  func flick(to offset: Double) {
    let sign = offset > y ? 1.0 : -1
    let (slow, fast) = (freeTarget(ofFling: sign * 500), freeTarget(ofFling: sign * 900))
    fling(sign * (500 + 400 * (offset - slow) / (fast - slow)))
  }

  /// Where content without snap targets and ends comes to rest.
  private func freeTarget(ofFling velocity: Double) -> Double {
    var free = Stage(content: 1e9, offset: 5e8, feel: stage.view.setting.feel)
    free.input(.panBegin)
    free.input(.panUpdate(by: .zero))
    free.input(.panEnd(.velocity(.down(velocity))))
    return free.view.lastSnapshot.target.y - 5e8 + y
  }

  func fling(_ velocity: Double) {
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .zero))
    stage.input(.panEnd(.velocity(.down(velocity))))
  }

  /// Waits until the content rests.
  func rest() {
    for _ in 0..<40 where stage.view.lastSnapshot.phase != .idle { stage.wait(0.5) }
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
  }

  /// Whether an item is aligned, by its definition.
  func isSnapped(_ alignment: SnapAlignment) -> Bool {
    items.indices.contains { item in
      let extent = items[item].extent ?? estimate
      let position = start(item) - y
      let length = stage.geometry.viewport
      let distance: Double =
        switch alignment {
        case .none: .infinity
        case .start: position
        case .center: position + extent / 2 - length / 2
        case .end: position + extent - length
        }
      return abs(distance) < 1e-6
    }
  }
}
