/// What the program does with the size and the range of the content. Each change is a lap.
extension ScrollEngine {
  /// Sets the size of the viewport and of the content. The first call puts the content at its start.
  ///
  /// In observed mode, a shift also emits a request to move the host's offset by it.
  ///
  /// - Parameter shift: How far the visible content moved within the content, in points: rows of 400
  ///   points inserted above it shift it by +400. The user sees no movement.
  package mutating func change(to geometry: ScrollGeometry, shift: Vector = .zero) {
    if shift == .zero, isUnchanged(by: geometry) { return }
    setContent(geometry, shift: shift)
  }

  /// Sets the size of the viewport and of the content, or what lies in it: after a batch of edits, the size may be the same.
  mutating func setContent(_ geometry: ScrollGeometry, shift: Vector) {
    beginLap()
    let isNew = isNewHost
    let former = host.expectedOffset
    apply(shift)
    changeContent(to: geometry, shift: shift)
    if isNew {
      host.begin(at: scroller.activity.offset(at: clock))
    } else if mode == .observed {
      confineHost(movedFrom: former)
    }
    endLap(shift: shift)
  }

  /// Whether the host's scroll view will be where the first geometry puts content.
  var isNewHost: Bool {
    mode == .observed && scroller.setting.geometry == .empty && !host.isPlaced && host.phase == .idle
  }

  /// Lets content rest before its content range, in points: a refresh opens it.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func open(to opening: Double) {
    scroller.open(to: opening, at: clock)
    endLap()
  }

  /// Takes the ends of the content away.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func removeEnds() {
    precondition(mode == .driven, "ScrollEngine: a toolkit moves its content between ends of its own")
    beginLap()
    scroller.removeEnds(at: clock)
    endLap()
  }

  /// Whether a geometry is the present one. A program may set it in every frame.
  func isUnchanged(by geometry: ScrollGeometry) -> Bool {
    guard mode == .driven, geometry != .empty else { return false }
    guard let zoomable else { return geometry == scroller.setting.geometry }
    return geometry == zoomable.base && zoomable.isRightToLeft == scroller.setting.isRightToLeft
  }

  /// Shifts every offset that the engine stores, in points.
  ///
  /// `changeContent` shifts the activity together with the range. A chain finds a shifted member and divides its path anew.
  mutating func apply(_ shift: Vector) {
    context.shift(by: shift)
    if mode == .observed { host.shift(by: shift) }
    shifted = shifted + shift
  }

  /// Changes the rules of the next gesture or motion.
  mutating func changeRules(_ change: (inout ScrollRules) -> Void) {
    beginLap()
    scroller.changeRules(change)
    endLap()
  }
}
