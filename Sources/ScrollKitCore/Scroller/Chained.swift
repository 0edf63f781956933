/// What a chain of nested scrollers says of one of them: it is moved like that.
public struct ChainedMotion: Equatable, Sendable {
  /// All that can be told of it but where it is.
  var snapshot: ScrollSnapshot
  /// Speed that the chain is given from outside, and this scroller with it, in points per second.
  var givenVelocity: Vector

  /// Everything that can be told of it at an offset.
  func snapshot(at offset: Vector) -> ScrollSnapshot {
    var snapshot = snapshot
    snapshot.offset = offset
    return snapshot
  }

  /// Whether fingers hold it, rather than that it moves by itself.
  var isHeld: Bool { snapshot.phase == .tracking || snapshot.phase == .dragging }

  /// Content moved by `distance` points.
  mutating func shift(by distance: Vector) { snapshot.target = snapshot.target + distance }
}

/// A chain of nested scrollers moves the content.
extension Scroller {
  /// An input of its own while a chain moves it: one that begins something takes it from the chain.
  mutating func handleChained(_ input: ScrollInput, at now: Double) {
    switch input {
    case .press, .hold, .wheel, .key, .keyHeld, .steer, .panBegin, .panUpdate,
      .panUpdateUntilSilence:
      begin(input, at: now)
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd, .momentum,
      .momentumEnd, .zoom:
      break  // the chain holds it
    }
  }

  /// A chain moves the content to an offset.
  mutating func followChain(_ motion: ChainedMotion, to offset: Vector, now: Double) {
    if !phase.isChained { adoptRules(at: now) }
    phase.begin(motion, at: offset)
  }

  /// The chain lets go of it: it rests where it is, or returns into range.
  mutating func leaveChain(now: Double) {
    if phase.isChained { settle(at: now) }
  }
}
