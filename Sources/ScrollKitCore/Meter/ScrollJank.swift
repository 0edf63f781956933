/// Judges the frames of scrolls by Chromium's rules (`JankRules`).
///
/// A frame without events is judged by the next one with events. Until that comes there are two results: it moves
/// fast, or it does not. The scroll may also end before.
struct ScrollJank: Sendable {
  /// If the next frame with events moves fast, and if not. They differ only while a frame without events waits.
  private var fast = JankRules()
  private var slow = JankRules()
  /// When the last frame began, and when the last one was seen.
  private var lastBegin = -Double.infinity
  private var lastPresentation = -Double.infinity

  /// As of the last frame with events, or the end of the scroll.
  var rules: JankRules { slow }

  /// The scroll ends.
  mutating func endScroll() {
    slow.endScroll()
    fast = slow
  }

  /// Judges the next frame. One whose times cannot be true is ignored.
  mutating func add(_ frame: ScrolledFrame, interval: Double) {
    guard frame.isValid(interval: interval), frame.begin > lastBegin,
      (frame.presentation ?? .infinity) > lastPresentation
    else { return }
    lastBegin = frame.begin
    lastPresentation = frame.presentation ?? lastPresentation
    guard let real = frame.real else {
      fast.add(frame, interval: interval, isNextFast: true)
      slow.add(frame, interval: interval, isNextFast: false)
      return
    }
    if real.isFastScroll || real.isFastFling { slow = fast }
    slow.add(frame, interval: interval, isNextFast: false)
    fast = slow
  }
}
