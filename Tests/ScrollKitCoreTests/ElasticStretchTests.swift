import XCTest

@testable import ScrollKitCore

final class ElasticStretchTests: XCTestCase {
  private let edge = Feel.macos.coast.bounce

  func test_itIsTheExponential_fromACoastAndFromAPull() {
    func expected(_ stretch: Double, _ velocity: Double, _ time: Double) -> Double {
      (stretch + 0.31 * velocity * time) * Foundation.exp(-20 * time / 1.6)
    }
    for sign in [1.0, -1] {
      let met = edge.bounce(coastingAt: 2000 * sign, edge: 100)
      let pulled = edge.bounce(from: 100 + 30 * sign, velocity: 0, edge: 100)
      let thrown = edge.bounce(from: 100 + 30 * sign, velocity: 800 * sign, edge: 100)
      for time in [0.0, 0.01, 0.1, 0.3] {
        XCTAssertEqual(met.state(at: time).position, 100 + expected(0, 2000 * sign, time), accuracy: 1e-9)
        XCTAssertEqual(pulled.state(at: time).position, 100 + expected(30 * sign, 0, time), accuracy: 1e-9)
        XCTAssertEqual(thrown.state(at: time).position, 100 + expected(30 * sign, 800 * sign, time), accuracy: 1e-9)
      }
    }
  }

  func test_itObeysTheLaws() {
    for (start, velocity) in [(0.0, 620.0), (-50, -300), (30, -400)] {
      MotionLaws(name: "stretch \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01) {
        start, velocity, origin, _ in
        // Released at the velocity with which the movement out of range begins at `velocity`.
        self.edge.bounce(from: start, velocity: (velocity + 12.5 * (start - origin)) / 0.31, edge: origin)
      }.check()
    }
  }

  /// Content 50 points out of range at both edges, that fingers let go of at 2000 points per second outwards or back: alone,
  /// in a nest, by a drag and by a pan.
  func test_contentReleasedOutOfRange_takesTheVelocityOfTheFingers() {
    for isNested in [false, true] {
      for isPan in [false, true] {
        for (start, velocity) in [(-50.0, -2000.0), (50, 2000), (-50, 500), (50, -500), (-50, 0)] {
          var feel = Feel.macos
          feel.slop = 0
          let content = NestedStage.Layer(range: 1000, offset: start < 0 ? 0 : 1000)
          let stage = NestedStage(isNested ? [content, .init(range: 0)] : [content], feel: feel)
          let edge = content.offset
          if isPan {
            stage.put(.panBegin, at: 0)
            stage.put(.panUpdate(by: .down(start * 20)), at: 0.5)
            stage.put(.panEnd(.velocity(.down(velocity))), at: 1)
          } else {
            let last = start * 20
            stage.drag([last - velocity * 0.1])
            stage.now = 0.5
            for number in 1...10 { stage.move(last - velocity * 0.01 * Double(10 - number)) }
            stage.release()
          }
          XCTAssertEqual(stage.offsets[0], edge + start, accuracy: 1e-6)
          let released = stage.now
          for time in [0.01, 0.05, 0.1, 0.2] {
            stage.tick(released + time)
            let expected = edge + (start + 0.31 * velocity * time) * Foundation.exp(-12.5 * time)
            let about = "\(start) at \(velocity), nested: \(isNested), a pan: \(isPan)"
            XCTAssertEqual(stage.offsets[0], expected, accuracy: 1e-6, about)
          }
        }
      }
    }
  }

  func test_withoutMomentum_contentReturnsFromWhereItIs() {
    var view = ScrollView(feel: .macos)
    view.setGeometry(ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000)), at: 0)
    var preferences = ScrollPreferences()
    preferences.stopsMomentum = true
    view.setPreferences(preferences, at: 0)
    view.handle(.panUpdate(by: .down(-1000)), at: 0)
    view.handle(.panEnd(.velocity(.down(-2000))), at: 1)
    view.tick(at: 1.05)
    XCTAssertEqual(view.frame.offset.y, -50 * Foundation.exp(-12.5 * 0.05), accuracy: 1e-9)
  }
}
