/// What waits to be told.
extension ScrollEngine {
  /// The oldest event that was not taken yet; nil if there is none.
  public var firstEvent: ScrollEvent? { events.oldest }
}
