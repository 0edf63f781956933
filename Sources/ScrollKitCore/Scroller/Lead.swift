/// What a chain of nested scrollers says of one of them: it is moved like that.
public struct Lead: Equatable, Sendable {
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

  /// The same through content that moved by `distance` points.
  func shifted(by distance: Vector) -> Lead {
    var shifted = self
    shifted.snapshot.target = snapshot.target + distance
    return shifted
  }
}

extension ScrollPhase.Stream {
  /// Whether a chain is followed.
  var isLed: Bool {
    switch source {
    case .momentum, .wheel: false
    case .chain: true
    }
  }

  /// The same through content that moved by `distance` points.
  func shifted(by distance: Vector) -> ScrollPhase.Stream {
    var source = source
    if case .chain(let lead) = source { source = .chain(lead.shifted(by: distance)) }
    return ScrollPhase.Stream(source: source, offset: offset + distance, heard: heard)
  }
}

extension ScrollPhase {
  /// What the chain says of it; nil if no chain leads it.
  var lead: Lead? {
    mutating get {
      guard isLed, case .chain(let lead) = stream.source else { return nil }
      return lead
    }
  }

  /// Goes where a chain leads while nothing else changes, in place like a drag.
  ///
  /// - Precondition: The phase is `following` a chain.
  mutating func glide(ledTo offset: Vector, velocity: Vector, at now: Double) {
    withUnsafeMutableBytes(of: &self) { bytes in
      let stream = bytes.assumingMemoryBound(to: Stream.self).baseAddress.unsafelyUnwrapped
      stream.pointee.offset = offset
      stream.pointee.heard = now
      // What is followed is what a stream begins with.
      let lead = bytes.assumingMemoryBound(to: Lead.self).baseAddress.unsafelyUnwrapped
      lead.pointee.snapshot.offset = offset
      lead.pointee.snapshot.velocity = velocity
    }
  }
}

extension Scroller {
  /// What a chain leads: no input of its own gets to it.
  mutating func lead(_ lead: Lead, to offset: Vector, now: Double) {
    follow(.chain(lead), at: offset, now: now)
  }

  /// The chain lets go of it: it rests where it is, or returns into range.
  mutating func endLead(now: Double) {
    if phase.isLed { settle(at: now) }
  }
}
