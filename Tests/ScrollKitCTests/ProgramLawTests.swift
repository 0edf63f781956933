import Programs
import XCTest

/// The laws of a few random programs (`Tests/Programs`) for unoptimised Swift; `laws.sh` checks them of many with the built
/// library, and `builds.sh` compares the answers of both.
final class ProgramLawTests: XCTestCase {
  /// `SCROLLKIT_SEEDS=1001-5000` checks the programs of other seeds.
  private func check(
    _ law: law, _ seeds: ClosedRange<UInt64>, change: (UnsafeMutablePointer<program>) -> Void = { _ in }
  ) {
    let program = UnsafeMutablePointer<program>.allocate(capacity: 1)
    defer { program.deallocate() }
    for seed in asked ?? seeds {
      make_program_with_options(program, seed)
      change(program)
      var violation = difference()
      if law(program, &violation) == 1 { continue }
      XCTFail(withUnsafeBytes(of: violation.report) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
  }

  private var asked: ClosedRange<UInt64>? {
    let ends = (ProcessInfo.processInfo.environment["SCROLLKIT_SEEDS"] ?? "").split(separator: "-")
      .compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }

  func test_everyResult_isTheSame_atAnyFrameRate() {
    check(program_is_independent_of_ticks, 1...50)
  }

  func test_everyResult_isTheSame_whenTheClocksAreSetBack() {
    check(program_is_independent_of_clocks, 1...25)
  }

  func test_contentStays_whenTheClocksAreSetBack() {
    check(program_stays_when_clocks_are_set_back, 1...50)
  }

  func test_allNumbersAreFinite_andNothingJumps() {
    check(program_is_sound, 1...60)
  }

  func test_aRefusedCall_changesNothing() {
    check(program_is_independent_of_refusals, 1...50)
  }

  func test_contentRests_whereItsExpectedEndWas() {
    check(program_rests_at_its_targets, 1...200, change: cut_program)
  }

  func test_aHostThatReadsOnlyEvents_knowsTheState() {
    check(program_reports_its_state, 1...100)
  }

  func test_aGestureOrMotionUnderWay_keepsItsRules() {
    check(program_keeps_its_rules, 1...200, change: cut_program)
  }

  func test_contentOfPagesThatIsCaught_restsOnAPage() {
    check(program_snaps_what_is_caught, 1...200, change: cut_program)
  }

  /// A rounding error between two places of a member that does not move once counted as its snap target.
  func test_aPagerThatIsCaughtWhileItsParentMoved_restsOnAPage() {
    check(program_snaps_what_is_caught, 75274...75274, change: cut_program)
  }

  /// The laws include the options of docs/senses.md. `program_is_sound` also checks the next change and the frame rate that
  /// suits the speed, after each call.
  func test_programsUseSteadyWheels_crispEnds_resampling_andThumbsOverRowsThatAreMeasured() {
    let program = UnsafeMutablePointer<program>.allocate(capacity: 1)
    defer { program.deallocate() }
    var used = options()
    for seed in UInt64(1)...50 {
      make_program_with_options(program, seed)
      count_options(program, &used)
    }
    XCTAssertGreaterThan(used.steady_notches, 0)
    XCTAssertGreaterThan(used.crisp_releases, 0)
    XCTAssertGreaterThan(used.resampled_moves, 0)
    XCTAssertGreaterThan(used.measured_under_thumbs, 0)
  }

  func test_mirroredContent_movesAsItsMirror() {
    check(program_is_symmetric, 1...200)
  }
}
