import XCTest

@testable import ScrollKitCore

/// Nested scrollers compared with a naive model, over random sessions at depths of 1 to 5. The other laws of nested
/// scrollers are those of `Tests/Programs`.
///
/// The naive model is one plain scroller whose range is the sum of theirs: whatever the order in
/// which they scroll, the sum of their offsets is its offset.
final class NestingLawTests: XCTestCase {
  /// A session from a seed: scrollers, and the user's inputs over the innermost.
  struct Session {
    var layers: [NestedStage.Layer] = []
    var feel: Feel
    var inputs: [(time: Double, input: ScrollInput)] = []
    var end = 0.0

    init(seed: UInt64) {
      var numbers = SeededNumbers(seed: seed)
      let feels = Feel.everyRule
      feel = feels[numbers.whole(0...feels.count - 1)]
      for _ in 0..<numbers.whole(1...5) {
        let range = numbers.chance(0.2) ? 0 : numbers.number(0...800)
        let offset = numbers.chance(0.3) ? 0 : numbers.chance(0.3) ? range : numbers.number(0...range)
        var layer = NestedStage.Layer(range: range, offset: offset)
        layer.rules.order = NestOrder(rawValue: UInt32(numbers.whole(0...3))) ?? .childFirst
        layers.append(layer)
      }
      var time = 0.1
      for _ in 0..<numbers.whole(2...6) {
        for input in Self.gesture(&numbers) {
          inputs.append((time, input))
          time += numbers.chance(0.1) ? 0 : numbers.number(0.001...0.02)
        }
        time += numbers.chance(0.2) ? 4 : numbers.number(0...0.6)
      }
      end = time
    }

    private static func gesture(_ numbers: inout SeededNumbers) -> [ScrollInput] {
      let speed = numbers.number(-60...60)
      switch numbers.whole(0...6) {
      case 0, 1:
        var position = 500.0
        var inputs = [ScrollInput.press(pointer: 1, at: Vector(x: 0, y: position))]
        for _ in 0..<numbers.whole(0...12) {
          position -= speed + numbers.number(-20...20)
          inputs.append(.move(pointer: 1, to: Vector(x: 0, y: position)))
        }
        return inputs + [numbers.chance(0.1) ? .cancel : .release(pointer: 1)]
      case 2:
        let unit = WheelUnit(rawValue: UInt32(numbers.whole(0...3))) ?? .points
        return (0..<numbers.whole(1...6)).map { _ in
          .wheel(by: Vector(x: 0, y: numbers.number(-3...3) * (unit == .points ? 30 : 1)), unit)
        }
      case 3:
        let pans = (0..<numbers.whole(1...8)).map { _ in
          ScrollInput.panUpdate(by: Vector(x: 0, y: speed + numbers.number(-10...10)))
        }
        return [.panBegin] + pans + [.panEnd(.coast)]
      case 4:
        let moves = (0..<numbers.whole(1...8)).map { _ in Vector(x: 0, y: speed) }
        return moves.map { .panUpdate(by: $0) } + [.panEnd(.platformMomentum)]
          + moves.map { .momentum(by: $0) } + (numbers.chance(0.5) ? [.momentumEnd] : [])
      case 5:
        let key: ScrollKey = [.lineUp, .lineDown, .pageUp, .pageDown][numbers.whole(0...3)]
        let held = (0..<numbers.whole(1...20)).map { _ in ScrollInput.keyHeld(key) }
        return held + (numbers.chance(0.2) ? [] : [.keyUp(key)])
      default:
        let keys: [ScrollKey] = [.lineUp, .lineDown, .pageUp, .pageDown]
        return (0..<numbers.whole(1...3)).map { _ in .key(keys[numbers.whole(0...3)]) }
      }
    }
  }

  private func alone(_ session: Session) -> NestedStage {
    let range = session.layers.map(\.range).reduce(0, +)
    let offset = session.layers.map(\.offset).reduce(0, +)
    return NestedStage([(range, offset)], feel: session.feel)
  }

  private static let allSeeds: ClosedRange<UInt64> = 1...300
  private let seeds = SeededNumbers.seeds(allSeeds)
  /// Whether so many sessions run that each case occurs in some of them.
  private var isWholeRun: Bool { seeds.count >= Self.allSeeds.count }

  private func eachSession(_ body: (Session, inout SeededNumbers, String) -> Void) {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed &* 77)
      body(Session(seed: seed), &numbers, "seed \(seed)")
    }
  }

  func test_aChain_scrollsAsOneScrollerWithTheSumOfTheirRanges() {
    var moved = 0
    eachSession { session, numbers, about in
      let chain = NestedStage(session.layers, feel: session.feel)
      let one = alone(session)
      for (time, input) in session.inputs {
        if time > one.now {
          let between = numbers.number(one.now...time)
          chain.tick(between)
          one.tick(between)
          XCTAssertEqual(chain.sum, one.sum, accuracy: 1e-6, "\(about), \(between)")
        }
        chain.put(input, at: time)
        one.put(input, at: time)
        XCTAssertEqual(chain.sum, one.sum, accuracy: 1e-6, "\(about), \(input)")
        XCTAssertEqual(
          chain.targets.reduce(0, +), one.targets[0], accuracy: 1e-6, "\(about), \(input)")
        XCTAssertEqual(chain.velocities.reduce(0, +), one.velocities[0], accuracy: 1e-4, about)
      }
      chain.tick(session.end + 30)
      one.tick(session.end + 30)
      XCTAssertEqual(chain.sum, one.sum, accuracy: 1e-6, about)
      if chain.sum != session.layers.map(\.offset).reduce(0, +) { moved += 1 }
    }
    if isWholeRun { XCTAssertGreaterThan(moved, seeds.count * 8 / 10) }
  }

  func test_atAnyTime_oneMoves() {
    var handOvers = 0
    eachSession { session, numbers, about in
      let chain = NestedStage(session.layers, feel: session.feel)
      for (time, input) in session.inputs {
        chain.put(input, at: max(time, chain.now))
        let before = chain.offsets
        let step = numbers.number(0...0.004)
        chain.tick(chain.now + step)
        let after = chain.offsets
        let movements = zip(after, before).map { $0 - $1 }
        if movements.filter({ $0 != 0 }).count > 1 { handOvers += 1 }
        XCTAssertLessThanOrEqual(chain.velocities.filter { $0 != 0 }.count, 1, about)
      }
    }
    if isWholeRun { XCTAssertGreaterThan(handOvers, 5) }
  }

  func test_inAMirror_everythingIsMirrored() {
    eachSession { session, _, about in
      var session = session
      for index in session.layers.indices {
        session.layers[index].isCentered = true
        session.layers[index].offset -= session.layers[index].range / 2
      }
      let mirrored = session.layers.map { layer in
        var layer = layer
        layer.offset = -layer.offset
        switch layer.rules.order {
        case .parentFirstDown: layer.rules.order = .parentFirstUp
        case .parentFirstUp: layer.rules.order = .parentFirstDown
        case .childFirst, .parentFirst: break
        }
        return layer
      }
      let chain = NestedStage(session.layers, feel: session.feel)
      var feel = session.feel
      feel.edges.y = Ends(lower: feel.edges.y.upper, upper: feel.edges.y.lower)
      let mirror = NestedStage(mirrored, feel: feel)
      for (time, input) in session.inputs {
        chain.put(input, at: time)
        mirror.put(input.mirrored, at: time)
        assertEqual(chain.offsets, mirror.offsets.map { -$0 }, "\(about), \(input)")
      }
    }
  }

  func test_onlyTheLastMemberLeavesItsRange() {
    eachSession { session, numbers, about in
      let chain = NestedStage(session.layers, feel: session.feel)
      for (time, input) in session.inputs {
        chain.put(input, at: max(time, chain.now))
        chain.tick(chain.now + numbers.number(0...0.02))
        let out = (0..<session.layers.count).filter { number in
          let range = session.layers[number].range
          return chain.offsets[number] < -1e-9 || chain.offsets[number] > range + 1e-9
        }
        XCTAssertLessThanOrEqual(out.count, 1, "\(about), \(chain.offsets)")
      }
    }
  }
}

private extension ScrollInput {
  /// The same input on content that is mirrored along y.
  var mirrored: ScrollInput {
    switch self {
    case .press(let pointer, let place): .press(pointer: pointer, at: -place)
    case .move(let pointer, let place): .move(pointer: pointer, to: -place)
    case .wheel(let amount, let unit, let device): .wheel(by: -amount, unit, device: device)
    case .panUpdate(let distance): .panUpdate(by: -distance)
    case .momentum(let distance): .momentum(by: -distance)
    case .key(let key): .key(key.mirrored)
    case .keyHeld(let key): .keyHeld(key.mirrored)
    case .keyUp(let key): .keyUp(key.mirrored)
    case .release, .cancel, .panBegin, .panEnd, .momentumEnd: self
    case .hold, .holdEnd, .steer, .steerEnd, .panUpdateUntilSilence, .panStop, .zoom:
      fatalError("no session has it")
    }
  }
}

private extension ScrollKey {
  var mirrored: ScrollKey {
    switch self {
    case .lineUp: .lineDown
    case .lineDown: .lineUp
    case .pageUp: .pageDown
    case .pageDown: .pageUp
    case .lineLeft, .lineRight, .pageLeft, .pageRight, .home, .end: fatalError("no session has it")
    }
  }
}
