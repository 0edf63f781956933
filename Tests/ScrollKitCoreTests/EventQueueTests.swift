import XCTest

@testable import ScrollKitCore

/// Events leave in the order of their times; those that report one state are merged.
final class EventQueueTests: XCTestCase {
  func test_eventsAreTakenInTheOrderOfTheirTimes_equalTimesInTheOrderOfTheirCalls() {
    var queue = EventQueue()
    for (number, time) in [(1, 5.0), (2, 6), (3, 4), (4, 5), (5, 1)] {
      queue.add(.animationCompleted(AnimationID(number), finished: true), at: time)
    }
    XCTAssertEqual(queue.oldest, .animationCompleted(5, finished: true))
    var taken: [ScrollEvent] = []
    while let next = queue.next(at: 9) { taken.append(next.event) }
    XCTAssertEqual(taken, [5, 3, 1, 4, 2].map { .animationCompleted($0, finished: true) })
    XCTAssertNil(queue.oldest)
  }

  func test_anEventThatComesTooLate_hasTheTimeOfTheLastThatWasTaken() {
    var queue = EventQueue()
    queue.add(.dragBegan, at: 1)
    queue.add(.dragEnded, at: 5)
    XCTAssertEqual(queue.next(at: 9), TimedEvent(event: .dragBegan, time: 1))
    queue.add(.decelerationBegan, at: 0.5)
    XCTAssertEqual(queue.next(at: 9), TimedEvent(event: .decelerationBegan, time: 1))
    XCTAssertEqual(queue.next(at: 9), TimedEvent(event: .dragEnded, time: 5))
  }

  func test_aFullQueueLosesTheNewest_andTellsHowMany() {
    var queue = EventQueue()
    for place in 0..<20 { queue.add(.didRest(at: .down(Double(place))), at: Double(place)) }
    for place in 0..<16 { XCTAssertEqual(queue.next(at: 99)?.event, .didRest(at: .down(Double(place)))) }
    XCTAssertEqual(queue.next(at: 99), TimedEvent(event: .overflowed(lost: 4), time: 99))
    XCTAssertNil(queue.next(at: 99))
    queue.add(.didRest(at: .zero), at: 100)
    XCTAssertEqual(queue.next(at: 100)?.event, .didRest(at: .zero))
  }

  /// It takes the place of the newest other event.
  func test_aFullQueueLosesNoCompletion() {
    var queue = EventQueue()
    queue.add(.animationCompleted(1, finished: true), at: 0)
    for place in 1..<18 { queue.add(.didRest(at: .down(Double(place))), at: Double(place)) }
    queue.add(.animationCompleted(2, finished: false), at: 18)
    queue.add(.didRest(at: .zero), at: 19)
    XCTAssertEqual(queue.next(at: 99)?.event, .animationCompleted(1, finished: true))
    for place in 1..<15 { XCTAssertEqual(queue.next(at: 99)?.event, .didRest(at: .down(Double(place)))) }
    XCTAssertEqual(queue.next(at: 99), TimedEvent(event: .animationCompleted(2, finished: false), time: 18))
    XCTAssertEqual(queue.next(at: 99)?.event, .overflowed(lost: 4))

    for animation in 0..<20 { queue.add(.animationCompleted(AnimationID(animation), finished: true), at: 100) }
    for animation in 0..<16 { XCTAssertEqual(queue.next(at: 100)?.event, .animationCompleted(AnimationID(animation), finished: true)) }
    XCTAssertEqual(queue.next(at: 100)?.event, .overflowed(lost: 4))
  }

  func test_movementsInARowAreOne_butNotAcrossOtherEvents_norAfterALoss() {
    var queue = EventQueue()
    queue.add(.didScroll(to: .down(1)), at: 1)
    queue.add(.didScroll(to: .down(2)), at: 2)
    queue.add(.didRest(at: .down(2)), at: 2)
    queue.add(.didScroll(to: .down(3)), at: 3)
    XCTAssertEqual(queue.next(at: 3), TimedEvent(event: .didScroll(to: .down(2)), time: 2))
    XCTAssertEqual(queue.next(at: 3)?.event, .didRest(at: .down(2)))
    XCTAssertEqual(queue.next(at: 3)?.event, .didScroll(to: .down(3)))
    XCTAssertNil(queue.next(at: 3))
    for _ in 0..<17 { queue.add(.didRest(at: .zero), at: 4) }
    queue.add(.didScroll(to: .down(9)), at: 5)
    for _ in 0..<16 { _ = queue.next(at: 5) }
    XCTAssertEqual(queue.next(at: 5)?.event, .overflowed(lost: 2))
  }

  /// `addMovement` is `add`, and faster.
  func test_aMovement_isAddedAsAnyEvent() {
    let beginnings: [(name: String, add: (inout EventQueue) -> Void)] = [
      ("an empty queue", { _ in }),
      ("a movement", { $0.add(.didScroll(to: .down(1)), at: 1) }),
      (
        "a movement and a scale",
        { queue in
          queue.add(.didScroll(to: .down(1)), at: 1)
          queue.add(.zoomedPastMinimum(scale: 0.5), at: 1)
        }
      ),
      (
        "a movement and the end of a drag",
        { queue in
          queue.add(.didScroll(to: .down(1)), at: 1)
          queue.add(.dragEnded, at: 1)
        }
      ),
      (
        "an event that was taken later",
        { queue in
          queue.add(.dragBegan, at: 5)
          _ = queue.next(at: 5)
        }
      ),
      ("a full queue", { queue in for _ in 0..<EventQueue.capacity { queue.add(.dragBegan, at: 1) } }),
      (
        "a full queue with a movement",
        { queue in
          for _ in 1..<EventQueue.capacity { queue.add(.dragBegan, at: 1) }
          queue.add(.didScroll(to: .down(1)), at: 1)
        }
      ),
      ("a loss", { queue in for _ in 0...EventQueue.capacity { queue.add(.dragBegan, at: 1) } }),
    ]
    for beginning in beginnings {
      var (added, moved) = (EventQueue(), EventQueue())
      beginning.add(&added)
      beginning.add(&moved)
      added.add(.didScroll(to: .down(7)), at: 2)
      moved.addMovement(to: .down(7), at: 2)
      XCTAssertEqual(Self.take(&moved), Self.take(&added), beginning.name)
    }
  }

  private static func take(_ queue: inout EventQueue) -> [TimedEvent] {
    var events: [TimedEvent] = []
    while let next = queue.next(at: 9) { events.append(next) }
    return events
  }

  func test_jumpsInARowAreOne_butNotAcrossARequestOfAnotherKind() {
    var queue = EventQueue()
    queue.add(.requested(.jump(to: .down(1))), at: 1)
    queue.add(.didScroll(to: .down(9)), at: 1)
    queue.add(.requested(.jump(to: .down(2))), at: 2)
    queue.add(.requested(.shift(to: .down(3))), at: 2)
    queue.add(.requested(.jump(to: .down(4))), at: 2)
    var taken: [ScrollEvent] = []
    while let next = queue.next(at: 9) { taken.append(next.event) }
    XCTAssertEqual(
      taken,
      [
        .didScroll(to: .down(9)), .requested(.jump(to: .down(2))), .requested(.shift(to: .down(3))),
        .requested(.jump(to: .down(4))),
      ])
  }
}
