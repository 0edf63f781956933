/// Judges the frames of scrolls by Chromium's rules (`JankDecider`).
///
/// A frame without events is judged by the next one with events. Until that comes there are two results: it moves
/// fast, or it does not. The scroll may also end before.
struct ScrollJank: Sendable {
  /// Both judge each frame: one as if the next frame with events moves fast, the other as if not. They differ only while
  /// frames without events wait.
  private var ifNextIsFast = JankDecider()
  private var ifNextIsSlow = JankDecider()
  /// When the last frame began, and when the last one was seen.
  private var lastBegin = -Double.infinity
  private var lastPresentation = -Double.infinity

  /// As of the last frame with events, or the end of the scroll.
  var decider: JankDecider { ifNextIsSlow }

  /// The scroll ends.
  mutating func endScroll() {
    ifNextIsSlow.endScroll()
    ifNextIsFast = ifNextIsSlow
  }

  /// Judges the next frame. One whose times cannot be true is ignored.
  mutating func add(_ frame: ScrolledFrame, interval: Double) {
    guard frame.isValid(interval: interval), frame.begin > lastBegin,
      (frame.presentation ?? .infinity) > lastPresentation
    else { return }
    lastBegin = frame.begin
    lastPresentation = frame.presentation ?? lastPresentation
    guard let real = frame.real else {
      ifNextIsFast.add(frame, interval: interval, isNextFast: true)
      ifNextIsSlow.add(frame, interval: interval, isNextFast: false)
      return
    }
    if real.isFastScroll || real.isFastFling { ifNextIsSlow = ifNextIsFast }
    ifNextIsSlow.add(frame, interval: interval, isNextFast: false)
    ifNextIsFast = ifNextIsSlow
  }
}
