/// What holds from the beginning of a gesture or motion to its end.
package struct ScrollRules: Equatable, Sendable {
  package var feel: Feel
  /// The user's preferences.
  package var preferences = ScrollPreferences()
  /// Whether an axis overscrolls although its content fits the viewport.
  package var alwaysBounces: Pair<Bool>
  /// Whether the user scrolls along an axis; if not, only the program does.
  package var isScrollEnabled = Pair(x: true, y: true)
}
