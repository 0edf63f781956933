/// Events that nobody has taken yet, oldest first; a fixed number, no allocation.
///
/// Events are taken in the order of their times; of equal times, in the order in which they were added. An
/// event that is found after a later one was taken has the time of that one, so times never decrease. Of
/// movements in a row only the last of each kind is kept. When the queue is full the newest events are
/// lost, and their number is reported after the last that was kept.
public struct EventQueue: Sendable {
  private var events: InlineArray<16, TimedEvent>
  private var first: UInt8
  private var count: UInt8
  private var lost: UInt32
  /// The time of the last event taken, in seconds.
  private var lastTaken = -Double.infinity

  /// An event and when it happened, in seconds.
  public struct TimedEvent: Equatable, Sendable {
    public let event: ScrollEvent
    public let time: Double
  }

  public init() {
    events = InlineArray(repeating: TimedEvent(event: .overflowed(lost: 0), time: 0))
    first = 0
    count = 0
    lost = 0
  }

  /// Adds a movement of the content: the commonest event.
  mutating func add(movementTo offset: Vector, at time: Double) {
    if count > 0, lost == 0, case .didScroll = events[index(Int(count) - 1)].event {
      events[index(Int(count) - 1)] = TimedEvent(event: .didScroll(to: offset), time: max(time, lastTaken))
    } else {
      add(.didScroll(to: offset), at: time)
    }
  }

  public mutating func add(_ event: ScrollEvent, at time: Double) {
    guard lost == 0 else {
      if lost < .max { lost += 1 }
      return
    }
    if let movement = event.movement { removeLast(movement) }
    guard Int(count) < Self.capacity else { return lost = 1 }
    let time = max(time, lastTaken)
    var place = Int(count)
    while place > 0, events[index(place - 1)].time > time {
      events[index(place)] = events[index(place - 1)]
      place -= 1
    }
    events[index(place)] = TimedEvent(event: event, time: time)
    count += 1
  }

  /// Removes a movement that a later one replaces, unless something else has happened since.
  private mutating func removeLast(_ movement: Int64) {
    var place = Int(count)
    while place > 0, let earlier = events[index(place - 1)].event.movement {
      place -= 1
      if earlier == movement { return remove(at: place) }
    }
  }

  private mutating func remove(at place: Int) {
    count -= 1
    var place = place
    while place < Int(count) {
      events[index(place)] = events[index(place + 1)]
      place += 1
    }
  }

  /// The oldest event; nil if there is none, or if only a loss is to be reported.
  public var oldest: ScrollEvent? { count > 0 ? events[index(0)].event : nil }

  /// Takes the oldest event; nil if there is none.
  ///
  /// - Parameter now: When it is taken: the time of a report that events were lost.
  public mutating func next(at now: Double) -> TimedEvent? {
    guard count > 0 else {
      guard lost > 0 else { return nil }
      defer { lost = 0 }
      lastTaken = max(now, lastTaken)
      return TimedEvent(event: .overflowed(lost: UInt64(lost)), time: lastTaken)
    }
    lastTaken = events[index(0)].time
    defer {
      first = UInt8(index(1))
      count -= 1
    }
    return events[index(0)]
  }

  /// Taste. 16: a host that takes events once a frame sees about four.
  public static let capacity = 16

  private func index(_ place: Int) -> Int {
    Int((UInt(first) &+ UInt(bitPattern: place)) % UInt(Self.capacity))
  }
}
