/// The nub's opacity over time.
///
///     alpha 1     ╭──────╮
///           ╭─────╯      ╰─────╮
///         begin        hide    end
struct NubFade: Equatable, Sendable {
  /// Opacity when the fade-in began, 0…1.
  let start: Double
  /// When the fade-in began, in seconds.
  let begin: Double
  /// When the fade-out begins, in seconds; infinity if none is due.
  let hide: Double
  /// Seconds from opacity 0 to 1; 0: at once.
  let duration: Double

  /// Opacity 0 at all times.
  static var gone: NubFade { NubFade(start: 0, begin: -.infinity, hide: -.infinity, duration: 1) }

  /// When the fade-out ends, in seconds.
  var end: Double { hide + shown(at: hide) * duration }

  func alpha(at now: Double) -> Double {
    guard now < end else { return 0 }
    let shown = shown(at: min(now, hide))
    return now > hide ? max(0, shown - Math.quotient(now - hide, duration)) : shown
  }

  /// The opacity to which the fade-in has come.
  private func shown(at time: Double) -> Double {
    guard duration > 0 else { return 1 }
    return time > begin ? min(1, start + Math.quotient(time - begin, duration)) : start
  }

  /// Whether the opacity changes after `now`.
  func needsTick(at now: Double) -> Bool { end < .infinity ? now < end : shown(at: now) < 1 }

  /// When its level, 0…255, next differs from that at `now`, from `earliest` on, in seconds; infinity if it does not.
  func nextLevel(from earliest: Double, at now: Double) -> Double {
    let level = level(at: now)
    if self.level(at: earliest) != level { return earliest }
    let rising = begin + ((level + 0.5) / Self.levels - start) * duration
    let fadeInEnd = min(hide, begin + (1 - start) * duration)
    let next: Double
    if earliest < fadeInEnd, rising < fadeInEnd {
      next = rising
    } else if hide < .infinity, level > 0 {
      next = end - (level - 0.5) / Self.levels * duration
    } else {
      return .infinity
    }
    return RootFinding.first(soonAfter: next) { self.level(at: $0) != level }
  }

  // MARK: Changes

  /// Begins a fade-in at the present opacity, unless no fade-out is due.
  mutating func fadeIn(at now: Double, duration: Double) {
    guard hide < .infinity else { return }
    self = NubFade(start: alpha(at: now), begin: now, hide: .infinity, duration: duration)
  }

  /// Begins the fade-out at a time, unless one is due.
  mutating func fadeOut(at time: Double) {
    guard hide == .infinity else { return }
    self = NubFade(start: start, begin: begin, hide: time, duration: duration)
  }

  // MARK: Private

  private func level(at now: Double) -> Double { Math.floor(alpha(at: now) * Self.levels + 0.5) }

  /// Derived. 255: the largest opacity of a pixel of eight bits.
  private static let levels = 255.0
}
