import XCTest

@testable import ScrollKitCore

/// How fast a wheel turns, and how evenly content moves with it.
final class WheelPaceTests: XCTestCase {
  func test_theIntervalIsThatOfTheNotches() {
    let table: [(name: String, notches: [(time: Double, distance: Double)], interval: Double)] = [
      ("none", [], 2.0 / 15),
      ("one", [(1, 60)], 2.0 / 15),
      ("two", [(1, 60), (1.3, 60)], 0.3),
      ("even ones", [(1, 60), (1.2, 60), (1.4, 60), (1.6, 60)], 0.2),
      ("an early one counts a tenth", [(1, 60), (1.2, 60), (1.3, 60)], 0.19),
      ("a late one counts half", [(1, 60), (1.2, 60), (1.5, 60)], 0.25),
      ("a wheel that turns faster", [(1, 60), (1.4, 60), (1.55, 60)], 0.15),
      ("parts of notches", [(1, 15), (1.01, 15), (1.02, 15), (1.03, 15), (1.2, 15), (1.21, 15), (1.22, 15), (1.23, 15)], 0.2),
      ("a fast wheel", [(1, 60), (1.06, 60), (1.12, 60)], 0.1),
      ("two at once", [(1, 60), (1, 60)], 2.0 / 15),
      ("after half a second", [(1, 60), (1.2, 60), (1.7001, 60)], 2.0 / 15),
      ("in the other direction", [(1, 60), (1.2, 60), (1.4, -60)], 2.0 / 15),
      ("two in the other direction", [(1, 60), (1.2, 60), (1.4, -60), (1.7, -60)], 0.3),
    ]
    for row in table {
      for axis in [Axis.x, .y] {
        var scroller = Self.scroller()
        for notch in row.notches {
          scroller.addNotch(by: axis == .x ? Vector(x: notch.distance, y: 0) : .down(notch.distance), at: notch.time)
        }
        XCTAssertEqual(scroller.tracker.notchInterval(axis), row.interval, accuracy: 1e-12, row.name)
        XCTAssertEqual(scroller.tracker.notchInterval(axis.other), 2.0 / 15, row.name)
      }
    }
  }

  /// The positions of a finger are no notches.
  func test_aTouchBetweenTwoNotches_endsATurn() {
    var scroller = Self.scroller()
    scroller.addNotch(by: .down(60), at: 1)
    scroller.handle(.press(pointer: 1, at: .zero), at: 1.1)
    for step in 1...5 { scroller.handle(.move(pointer: 1, to: .down(-40 * Double(step))), at: 1.1 + Double(step) * 0.01) }
    scroller.handle(.cancel, at: 1.16)
    scroller.addNotch(by: .down(60), at: 1.2)
    XCTAssertEqual(scroller.tracker.notchInterval(.y), 2.0 / 15)
  }

  // MARK: Content

  private static let step = 60.0

  private static func scroller(_ feel: Feel = .uikit, length: Double = 100_000) -> Scroller {
    var feel = feel
    feel.wheelSmoothing = .steady
    feel.wheelStep = .points(step)
    return Scroller(
      setting: ScrollSetting(
        geometry: ScrollGeometry(viewport: Vector(x: 600, y: 600), content: Vector(x: length, y: length)), feel: feel,
        alwaysBounces: Pair(x: false, y: false)))
  }

  /// What content does while a wheel turns.
  private struct Run {
    /// The steps of the frames from the first notch that counts, the fourth, to the last, in points.
    var steps: [Double] = []
    /// Seconds from the last notch until content rests.
    var rest = 0.0
    /// The farthest that content was beyond the notches so far, in points.
    var beyond = -Double.infinity
    var end = 0.0

    var largest: Double { steps.max()! / (steps.reduce(0, +) / Double(steps.count)) }
  }

  private func run(
    _ notches: [Double], from first: Int = 3, frames rate: Double = 60, phase: Double = 0, along axis: Axis = .y, of scroller: Scroller
  ) -> Run {
    var scroller = scroller
    var result = Run()
    var turned = 0.0
    var next = 0
    var last = 0.0
    var time = phase
    func offset(_ time: Double) -> Double { scroller.activity.offset(at: time)[axis] }
    while next < notches.count || scroller.activity.kind != .idle {
      while next < notches.count, notches[next] <= time {
        _ = scroller.advance(to: notches[next])
        result.beyond = max(result.beyond, offset(notches[next]) - turned)
        scroller.handle(.wheel(by: axis == .y ? .down(1) : Vector(x: 1, y: 0), .notches), at: notches[next])
        turned += Self.step
        next += 1
      }
      if next == notches.count, result.rest == 0 { result.rest = scroller.activity.end - notches.last! }
      _ = scroller.advance(to: time)
      result.beyond = max(result.beyond, offset(time) - turned)
      if time - 1 / rate > notches[first], time <= notches.last! { result.steps.append(offset(time) - last) }
      last = offset(time)
      time += 1 / rate
    }
    result.end = scroller.activity.target[axis]
    return result
  }

  private static let rates = [3.0, 4, 5, 7, 10, 14, 20]

  func test_evenNotches_moveContentEvenly() {
    for feel in [Feel.uikit, .android, .chromium, .qt, .gtk] {
      for rate in Self.rates {
        let notches = (0..<14).map { 1 + Double($0) / rate }
        for (frames, phase, axis) in [(60.0, 0.0, Axis.y), (60, 0.009, .x), (120, 0.003, .y), (240, 0.001, .y)] {
          let run = run(notches, frames: frames, phase: phase, along: axis, of: Self.scroller(feel))
          XCTAssertLessThanOrEqual(run.largest, 1.15, "\(rate) notches/s, \(frames) Hz")
          XCTAssertEqual(run.end, 14 * Self.step, "the sum is exact")
          XCTAssertLessThanOrEqual(run.beyond, 1e-9, "\(rate) notches/s: never beyond the notches")
          XCTAssertLessThanOrEqual(run.rest, max(1.5 / rate, 0.2) + 1e-9, "\(rate) notches/s")
        }
      }
    }
  }

  func test_notchesThatAreAnEighthEach_moveContentEvenly() {
    let notches = (0..<80).map { 1 + Double($0) / 40 }
    XCTAssertLessThanOrEqual(run(notches, of: Self.scroller()).largest, 1.15)
  }

  /// A high-resolution wheel with a ratchet reports the parts of a notch within 0.03 s.
  func test_partsOfNotches_moveContentEvenly() {
    for rate in Self.rates {
      for parts in [2, 4, 8] {
        let pause = min(0.03, 0.7 / rate) / Double(parts)
        var notches: [Double] = []
        for notch in 0..<14 {
          for part in 0..<parts { notches.append(1 + Double(notch) / rate + Double(part) * pause) }
        }
        let run = run(notches, from: 4 * parts, of: Self.scroller())
        XCTAssertLessThanOrEqual(run.largest, 1.15, "\(rate) notches/s in \(parts) parts")
        XCTAssertLessThanOrEqual(run.beyond, 1e-9)
      }
    }
  }

  /// A slow notch, then a fast turn: from its fourth notch on content moves evenly.
  func test_aTurnThatIsFasterThanTheOneBefore_movesContentEvenly() {
    for pause in [0.25, 0.4, 0.49] {
      for rate in [10.0, 14, 18, 20] {
        let notches = [1 - pause] + (0..<14).map { 1 + Double($0) / rate }
        XCTAssertLessThanOrEqual(run(notches, from: 4, of: Self.scroller()).largest, 1.15, "\(rate) notches/s after \(pause) s")
      }
    }
  }

  /// Intervals that differ by up to 15 %, and normally distributed ones with that deviation.
  func test_aHandsNotches_moveContentAlmostEvenly() {
    var dice = Dice(seed: 42)
    for rate in Self.rates {
      for normal in [false, true] {
        var largest: [Double] = []
        for _ in 0..<40 {
          var notches = [1.0]
          for _ in 1..<30 {
            let jitter = normal ? dice.normal() : 2 * dice.share() - 1
            notches.append(notches.last! + (1 + 0.15 * max(-3, min(jitter, 3))) / rate)
          }
          let run = run(notches, of: Self.scroller())
          XCTAssertEqual(run.end, 30 * Self.step)
          XCTAssertLessThanOrEqual(run.beyond, 1e-9)
          largest.append(run.largest)
        }
        largest.sort()
        XCTAssertLessThanOrEqual(largest[normal ? 35 : 39], 1.5, "\(rate) notches/s: \(largest)")
      }
    }
  }

  func test_aTurnBack_neverPassesWhatWasTurned() {
    for rate in [5.0, 10, 20] {
      for turns in 1...5 {
        for share in stride(from: 0.05, to: 1.6, by: 0.05) {
          var scroller = Self.scroller()
          scroller.setOffset(Vector(x: 0, y: 5000), at: 0)
          var time = 1.0
          for _ in 0..<turns {
            _ = scroller.advance(to: time)
            scroller.handle(.wheel(by: .down(1), .notches), at: time)
            time += 1 / rate
          }
          time += (share - 1) / rate
          _ = scroller.advance(to: time)
          scroller.handle(.wheel(by: .down(-1), .notches), at: time)
          let farthest = 5000 + Double(turns) * Self.step
          for step in 0...200 {
            XCTAssertLessThanOrEqual(scroller.activity.offset(at: time + Double(step) * 0.002).y, farthest + 1e-9)
          }
          XCTAssertEqual(scroller.activity.target.y, farthest - Self.step)
        }
      }
    }
  }

  /// The motion to an end that comes nearer while content stops there continues at its velocity, and only slows down.
  func test_anEndThatComesNearer_doesNotSpeedContentUp() {
    for leads in [false, true] {
      for time in [1.05, 1.15, 1.19] {
        var scroller = Self.scroller(length: 1000)
        scroller.setOffset(.down(340), at: 0)
        if leads {
          scroller.lead(to: 400, interval: 2.0 / 15, at: 1)
        } else {
          scroller.handle(.wheel(by: .down(1), .notches), at: 1)
        }
        _ = scroller.advance(to: time)
        let before = scroller.activity.states(at: time).y
        scroller.change(
          to: ScrollGeometry(viewport: Vector(x: 600, y: 600), content: Vector(x: 1000, y: 999.9)), shift: .zero, at: time)
        let after = scroller.activity.states(at: time).y
        XCTAssertEqual(after.position, before.position, accuracy: 1e-9)
        XCTAssertEqual(after.velocity, before.velocity, accuracy: 1e-6, "leads: \(leads), \(time)")
        XCTAssertEqual(scroller.activity.target.y, 399.9, accuracy: 1e-9)
        let last = scroller.activity.states(at: scroller.activity.end - 1e-4).y.velocity
        XCTAssertLessThan(last, 20, "it stops softly, leads: \(leads), \(time)")
      }
    }
  }

  func test_keysAreAsSteady() {
    var scroller = Self.scroller()
    for press in 0..<10 {
      let time = 1 + Double(press) * 0.033
      _ = scroller.advance(to: time)
      scroller.handle(.key(.lineDown), at: time)
    }
    XCTAssertEqual(scroller.activity.target.y, 400)
    XCTAssertEqual(scroller.activity.end, 1 + 9 * 0.033 + 0.15, accuracy: 1e-9)
  }

  func test_aSnapTarget_isReachedAtThePaceOfTheWheel() {
    var feel = Self.scroller().setting.rules.feel
    feel.wheelStep = .points(190)
    var stage = Stage(content: 60_000, feel: feel)
    stage.snap(.pages(Paging(length: .points(200))))
    let start = stage.now
    var speeds: [Double] = []
    for notch in 0..<8 {
      stage.tick(start + Double(notch) * 0.2)
      stage.input(.wheel(by: .down(1), .notches))
      if notch > 3 {
        for frame in 1..<12 {
          stage.tick(start + Double(notch) * 0.2 + Double(frame) / 60)
          speeds.append(stage.view.lastSnapshot.velocity.y)
        }
      }
    }
    XCTAssertEqual(speeds.max()!, 1000, accuracy: 20, "a page of 200 points in 0.2 s")
    XCTAssertEqual(speeds.min()!, 1000, accuracy: 20)
    stage.wait(1)
    XCTAssertEqual(stage.y, 1600)
  }

  func test_withoutAnimation_aStepIsMadeAtOnce() {
    var scroller = Self.scroller()
    var preferences = ScrollPreferences()
    preferences.reducesMotion = true
    scroller.changeRules { $0.preferences = preferences }
    scroller.handle(.wheel(by: .down(1), .notches), at: 1)
    XCTAssertEqual(scroller.activity.offset(at: 1).y, 60)
  }
}

/// Random numbers of a seed (SplitMix64).
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func share() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  /// The sum of twelve has a deviation of 1.
  mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + share() } }
}
