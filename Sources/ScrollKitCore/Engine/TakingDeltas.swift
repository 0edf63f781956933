/// Content without ends, whose movement is handed out as deltas: inertia for a program that has none.
extension ScrollView {
  /// Takes the ends of the content away, along both axes and for good. `takeDeltas` hands out its movement from now on.
  /// Called again, it sets other options: lines and notches count from there.
  ///
  /// - Precondition: The mode is `driven`, and nothing `needsEnds`.
  public mutating func enableDeltas(_ options: DeltaOptions = DeltaOptions(), at time: Double) {
    precondition(!needsEnds, "ScrollView: a refresh, a conversation or snapping needs the ends of the content")
    enable(at: time) { view in
      if view.behaviours.deltas != nil {
        view.behaviours.deltas?.change(to: options, at: view.engine.lastSnapshot.offset)
      } else {
        view.engine.removeEnds()
        view.behaviours.deltas = DeltaReader(options: options, offset: view.engine.lastSnapshot.offset)
      }
    }
  }

  /// Lets time pass up to a frame, and hands out how far the content has moved since the last call.
  ///
  /// All that moves the content counts; a shift does not. A scroll ends with one stop, when its content rests. One that ends
  /// and another that begins between two calls are one scroll.
  ///
  /// Content far from offset 0 is shifted back towards it, so that the next deltas are as exact.
  ///
  /// - Precondition: Deltas are enabled.
  public mutating func takeDeltas(at time: Double) -> ScrollDeltas {
    precondition(hasBehaviours && behaviours.deltas != nil, "ScrollView: deltas are not enabled")
    endTurn(at: time)
    var deltas = ScrollDeltas()
    perform(at: time) { view in view.take(into: &deltas) }
    return deltas
  }

  private mutating func take(into deltas: inout ScrollDeltas) {
    guard var reader = behaviours.deltas else { return }
    let snapshot = engine.lastSnapshot
    let shift = reader.take(upTo: snapshot.offset, isAtRest: snapshot.phase == .idle, into: &deltas)
    if shift != .zero { shiftContent(by: ContentShift(by: shift)) }
    behaviours.deltas = reader
  }

  /// Whether pull to refresh, a conversation or snapping is enabled. Content without ends has none of them: it has no place. One
  /// that was disabled counts until its content has closed.
  public var needsEnds: Bool {
    hasBehaviours && (behaviours.refresh != nil || behaviours.conversation != nil || behaviours.snapGuide != nil)
  }

  func checkEnds() { precondition(!hasDeltas, "ScrollView: the content has no ends") }

  /// Whether the content has no ends, and its movement is handed out.
  public var hasDeltas: Bool { hasBehaviours && behaviours.deltas != nil }
}
