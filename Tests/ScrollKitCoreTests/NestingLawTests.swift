import XCTest

@testable import ScrollKitCore

/// Laws of nested scrollers, over random sessions at depths of 1 to 5.
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
      let feels = RandomSession.feels
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

  func test_alongX_aChainScrollsAsAlongY() {
    for seed in seeds.prefix(100) {
      let session = Session(seed: seed)
      let snap = seed % 2 == 0 ? SnapRule.none : .pages(Paging())
      var feel = session.feel
      feel.edges = feel.edges.swapped
      let (upright, sideways) = (NestedStage(session.layers, feel: session.feel), NestedStage(session.layers, feel: feel))
      for (number, layer) in session.layers.enumerated() {
        sideways.call(number, at: 0) { view in
          view.setGeometry(NestedStage.geometry(layer).swapped, at: 0)
          view.setOffset(Vector(x: layer.offset, y: 0), at: 0)
        }
        upright.change(number) { $0.setSnapRule(snap, .y, at: $1) }
        sideways.change(number) { $0.setSnapRule(snap, .x, at: $1) }
      }
      for (time, input) in session.inputs {
        guard let swapped = input.swapped else { continue }
        upright.put(input, at: time)
        sideways.put(swapped, at: time)
        let targets = sideways.members.indices.map { sideways.view($0).lastSnapshot.target.x }
        assertEqual(sideways.acrosses, upright.offsets, within: 0, "seed \(seed), \(input)")
        assertEqual(targets, upright.targets, within: 0, "seed \(seed), \(input)")
        XCTAssertEqual(sideways.phases, upright.phases, "seed \(seed), \(input)")
      }
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

  func test_promisedTargets_areWhereEachRests() {
    eachSession { session, numbers, about in
      let chain = NestedStage(session.layers, feel: session.feel)
      let last = numbers.whole(0...session.inputs.count - 1)
      for (time, input) in session.inputs[...last] { chain.put(input, at: time) }
      let isHeld = chain.phases.contains(.dragging) || chain.phases.contains(.tracking)
      let promised = chain.targets
      chain.tick(chain.now + numbers.number(0...0.5))
      if !isHeld { assertEqual(chain.targets, promised, about) }
      chain.tick(chain.now + 60)
      if !isHeld {
        XCTAssertEqual(chain.offsets, promised, about)
        XCTAssertTrue(chain.isResting, about)
      }
    }
  }

  func test_anyFrameRate_givesTheSameNumbers() {
    eachSession { session, numbers, about in
      let watched = NestedStage(session.layers, feel: session.feel)
      let unseen = NestedStage(session.layers, feel: session.feel)
      for (time, input) in session.inputs {
        while numbers.chance(0.7), watched.now < time {
          let number = numbers.whole(0...session.layers.count - 1)
          watched.tick(numbers.number(watched.now...time), number)
        }
        watched.put(input, at: time)
        unseen.put(input, at: time)
        assertEqual(watched.offsets, unseen.offsets, within: 1e-9, "\(about), \(input)")
        XCTAssertEqual(watched.phases, unseen.phases, "\(about), \(input)")
      }
      watched.tick(session.end + 60)
      unseen.tick(session.end + 60)
      assertEqual(watched.offsets, unseen.offsets, within: 1e-9, about)
    }
  }

  func test_aTickOfAnyMember_isATickOfAllThatMove() {
    eachSession { session, numbers, about in
      let one = NestedStage(session.layers, feel: session.feel)
      let all = NestedStage(session.layers, feel: session.feel)
      for (time, input) in session.inputs {
        one.put(input, at: max(time, one.now))
        all.put(input, at: max(time, all.now))
        let next = one.now + numbers.number(0...0.1)
        one.tick(next, numbers.whole(0...session.layers.count - 1))
        all.tick(next)
        XCTAssertEqual(one.offsets, all.offsets, about)
        XCTAssertEqual(one.phases, all.phases, about)
      }
    }
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

  func test_afterAnyProgram_invariantsHold_andContentRestsAtItsTarget() {
    eachSession { session, numbers, about in
      let chain = NestedStage(session.layers, feel: session.feel)
      let count = session.layers.count
      var inputs = session.inputs[...]
      while let (time, input) = inputs.popFirst() {
        let now = max(time, chain.now)
        let number = numbers.whole(0...count - 1)
        chain.put(input, on: numbers.chance(0.8) ? 0 : number, at: now)
        guard numbers.chance(0.3) else { continue }
        let position = Vector(x: 0, y: numbers.number(-100...900))
        let range = numbers.number(0...900)
        let shift = Vector(x: 0, y: numbers.chance(0.5) ? 0 : numbers.number(-300...300))
        let choice = numbers.whole(0...5)
        chain.call(number, at: now) { view in
          switch choice {
          case 0: view.scroll(to: position, at: now)
          case 1: view.stop(at: now)
          case 2: view.setOffset(position, at: now)
          case 3: view.setFeel(RandomSession.feels[Int(range) % RandomSession.feels.count], at: view.clock)
          default:
            let geometry = NestedStage.geometry(.init(range: range))
            view.setGeometry(geometry, shift: shift, at: now)
          }
        }
        if numbers.chance(0.1), count > 1 {
          let moved = numbers.whole(0...count - 1)
          let parent = numbers.whole(0...count - 1)
          if !chain.members[parent].isWithin(chain.members[moved]) {
            chain.members[moved].nest(in: chain.members[parent])
          }
        }
        XCTAssert(chain.offsets.allSatisfy(\.isFinite), about)
      }
      for number in 0..<count { chain.put(.cancel, on: number, at: chain.now) }
      chain.tick(chain.now + 1)
      let promised = chain.targets
      chain.tick(chain.now + 60)
      XCTAssertTrue(chain.isResting, "\(about), \(chain.phases)")
      assertEqual(chain.offsets, promised, within: 1e-9, about)
      for number in 0..<count {
        let range = chain.view(number).setting.geometry.y.range
        XCTAssertEqual(range.overscroll(of: chain.offsets[number]), 0, about)
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
