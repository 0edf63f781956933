import XCTest

@testable import ScrollKitCore

/// Chromium's rules for janky frames, against the cases of its own unit tests (Tests/Fixtures/jank).
final class ScrollJankTests: XCTestCase {
  /// A sequence of frames. Times are milliseconds.
  private struct Case: Decodable {
    let id: String
    let interval: Double
    /// Names of frames whose type may be any.
    let types: [String]?
    let frames: [Frame]
  }

  private struct Frame: Decodable {
    /// D or N: damaging or not; R, S or B: real, synthetic or both. Or a name of `types`.
    let type: String
    let first: Double?
    let last: Double?
    let distance: Double?
    let momentum: Double?
    let synthetic: Double?
    let begin: Double
    let presentation: Double?
    let isNextFast: Bool?
    /// The missed frames by reason, on a condition such as `a has R or b has R`.
    let missed: [String: UInt64]?
    let condition: String?
    let ends: Bool?
    let isInvalid: Bool?

    enum CodingKeys: String, CodingKey {
      case type, first, last, distance, momentum, synthetic, begin, presentation, isNextFast, missed, ends, isInvalid
      case condition = "if"
    }
  }

  private static let types = ["NR", "NS", "NB", "DR", "DS", "DB"]

  private static func cases(_ prefix: String) throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/jank/frames.json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file)).filter { $0.id.hasPrefix(prefix) }
  }

  /// All choices of a type for each name.
  private static func choices(_ names: [String]) -> [[String: String]] {
    names.reduce([[:]]) { choices, name in
      choices.flatMap { choice in types.map { choice.merging([name: $0]) { $1 } } }
    }
  }

  private static func scrolled(_ frame: Frame, type: String) -> ScrolledFrame {
    func seconds(_ milliseconds: Double) -> Double { milliseconds / 1000 }
    var scrolled = ScrolledFrame(
      begin: seconds(frame.begin), presentation: type.hasPrefix("D") ? frame.presentation.map(seconds) : nil)
    if !type.hasSuffix("S"), let first = frame.first, let last = frame.last {
      scrolled.real = ScrolledFrame.RealUpdate(
        first: seconds(first), last: seconds(last), distance: frame.distance ?? 0, momentum: frame.momentum)
    }
    if !type.hasSuffix("R") {
      scrolled.synthetic = seconds(frame.synthetic ?? frame.begin)
    }
    return scrolled
  }

  private static func expected(_ frame: Frame, _ choice: [String: String]) -> MissedFrames {
    var missed = MissedFrames()
    let isMet = frame.condition.map { condition in
      condition.components(separatedBy: " or ").contains { isTrue($0, choice) }
    }
    guard isMet ?? true else { return missed }
    missed.byDelivery = frame.missed?["byDelivery"] ?? 0
    missed.inFastScroll = frame.missed?["inFastScroll"] ?? 0
    missed.atStartOfFling = frame.missed?["atStartOfFling"] ?? 0
    missed.inFling = frame.missed?["inFling"] ?? 0
    return missed
  }

  /// `a is DR`, or `a has R`: has a real update.
  private static func isTrue(_ condition: String, _ choice: [String: String]) -> Bool {
    let words = condition.split(separator: " ").map(String.init)
    guard let type = choice[words[0]] else { return false }
    return words[1] == "is" ? type == words[2] : !type.hasSuffix("S")
  }

  /// Whether a frame without events is momentum. A motion of ScrollKit counts as an event in each frame, so none is.
  private static func hasSyntheticMomentum(_ one: Case, _ choice: [String: String]) -> Bool {
    one.frames.contains { $0.momentum != nil && (choice[$0.type] ?? $0.type).hasSuffix("S") }
  }

  func test_theCasesOfChromiumsDecider() throws {
    var count = 0
    for one in try Self.cases("decider.") {
      for choice in Self.choices(one.types ?? []) where !Self.hasSyntheticMomentum(one, choice) {
        var decider = JankDecider()
        var sum = MissedFrames()
        for (index, frame) in one.frames.enumerated() {
          decider.add(
            Self.scrolled(frame, type: choice[frame.type] ?? frame.type), interval: one.interval / 1000,
            isNextFast: frame.isNextFast ?? false)
          sum = sum + Self.expected(frame, choice)
          XCTAssertEqual(decider.missed, sum, "\(one.id) \(choice), frame \(index + 1)")
          if frame.ends == true { decider.endScroll() }
        }
        count += 1
      }
    }
    XCTAssertEqual(count, 328)
  }

  func test_theCasesOfChromiumsQueue() throws {
    let cases = try Self.cases("queue.")
    XCTAssertEqual(cases.count, 4)
    for one in cases {
      var jank = ScrollJank()
      var sum = MissedFrames()
      for frame in one.frames {
        let before = jank.decider.missed
        jank.add(Self.scrolled(frame, type: frame.type), interval: one.interval / 1000)
        sum = sum + Self.expected(frame, [:])
        if frame.isInvalid == true { XCTAssertEqual(jank.decider.missed, before, one.id) }
        if frame.ends == true { jank.endScroll() }
      }
      XCTAssertEqual(jank.decider.missed, sum, one.id)
    }
  }

  func test_frameWithImpossibleTimes_isInvalid() {
    func isValid(
      begin: Double = 0.09, first: Double = 0.08, last: Double = 0.08, synthetic: Double = 0.08, interval: Double = 0.016
    ) -> Bool {
      ScrolledFrame(
        begin: begin, presentation: 0.1,
        real: ScrolledFrame.RealUpdate(first: first, last: last, distance: 1, momentum: nil),
        synthetic: synthetic
      ).isValid(interval: interval)
    }
    XCTAssertTrue(isValid())
    XCTAssertFalse(isValid(begin: 0.101))
    XCTAssertFalse(isValid(last: 0.101))
    XCTAssertFalse(isValid(synthetic: 0.101))
    XCTAssertFalse(isValid(first: 0.081))
    XCTAssertFalse(isValid(synthetic: 0.091))
    XCTAssertFalse(isValid(interval: 0))
    XCTAssertFalse(isValid(interval: -0.016))
  }

  func test_whatIsFast() {
    func update(_ distance: Double, _ momentum: Double?) -> ScrolledFrame.RealUpdate {
      ScrolledFrame.RealUpdate(first: 0, last: 0, distance: distance, momentum: momentum)
    }
    XCTAssertTrue(update(4, nil).isFastScroll)
    XCTAssertFalse(update(2, nil).isFastScroll)
    XCTAssertTrue(update(0.3, 0.3).isFastFling)
    XCTAssertFalse(update(0.1, 0.1).isFastFling)
    XCTAssertFalse(update(4, nil).isFastFling)
  }
}
