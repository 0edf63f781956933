/// Events that nobody has taken yet, oldest first; a fixed number, no allocation.
///
/// Of movements in a row only the last of each kind is kept, in the order of their times. When the
/// queue is full the newest events are lost, and their number is told after the last that was kept.
public struct EventQueue: Sendable {
  private var events: InlineArray<16, TimedEvent>
  private var first: UInt8
  private var count: UInt8
  private var lost: UInt32

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

  /// Adds a movement of the content: the commonest event, told anew where it waits last.
  mutating func add(movementTo offset: Vector, at time: Double) {
    if count > 0, lost == 0, case .didScroll = events[index(Int(count) - 1)].event {
      events[index(Int(count) - 1)] = TimedEvent(event: .didScroll(to: offset), time: time)
    } else {
      add(.didScroll(to: offset), at: time)
    }
  }

  public mutating func add(_ event: ScrollEvent, at time: Double) {
    guard lost == 0 else {
      if lost < .max { lost += 1 }
      return
    }
    if let place = place(outdatedBy: event) {
      events[place] = TimedEvent(event: event, time: time)
    } else if Int(count) < Self.capacity {
      events[index(Int(count))] = TimedEvent(event: event, time: time)
      count += 1
    } else {
      lost = 1
    }
  }

  /// Where a movement waits that a later one makes needless; nil if something else has happened
  /// since.
  private func place(outdatedBy event: ScrollEvent) -> Int? {
    guard let movement = event.movement else { return nil }
    var place = Int(count)
    while place > 0 {
      place &-= 1
      guard let earlier = self.movement(at: place) else { return nil }
      if earlier == movement { return index(place) }
    }
    return nil
  }

  /// The oldest event; nil if there is none, or if only a loss is to be told.
  public var oldest: ScrollEvent? {
    count > 0 ? events[index(earliest)].event : nil
  }

  /// Takes the oldest event; nil if there is none.
  ///
  /// - Parameter now: When it is taken: the time of a report that events were lost.
  public mutating func next(at now: Double) -> TimedEvent? {
    guard count > 0 else {
      guard lost > 0 else { return nil }
      defer { lost = 0 }
      return TimedEvent(event: .overflowed(lost: UInt64(lost)), time: now)
    }
    bringFirst(earliest)
    defer {
      first = UInt8(index(1))
      count -= 1
    }
    return events[Int(first)]
  }

  /// What moved by the event at a place, counted from the oldest; nil if nothing.
  private func movement(at place: Int) -> Int64? {
    events[index(place)].event.movement
  }

  /// Of the movements that wait first, the one with the earliest time: each was updated where it
  /// waited, so their times may be in any order.
  private var earliest: Int {
    var earliest = 0
    var place = 0
    while place < Int(count), movement(at: place) != nil {
      if events[index(place)].time < events[index(earliest)].time { earliest = place }
      place &+= 1
    }
    return earliest
  }

  /// Brings the event at a place, counted from the oldest, to the front.
  private mutating func bringFirst(_ place: Int) {
    var place = place
    let first = events[index(place)]
    while place > 0 {
      events[index(place)] = events[index(place &- 1)]
      place &-= 1
    }
    events[index(0)] = first
  }

  /// Taste. 16: a host that takes events once a frame sees about four.
  public static let capacity = 16

  private func index(_ place: Int) -> Int {
    Int((UInt(first) &+ UInt(bitPattern: place)) % UInt(Self.capacity))
  }
}
