extension ScrollInput {
  /// Whether it moves content, and a frame is expected to follow it.
  package var movesContent: Bool {
    switch self {
    case .move, .wheel, .key, .keyHeld, .panUpdate, .panUpdateUntilSilence, .momentum: true
    case .press, .release, .cancel, .hold, .holdEnd, .keyUp, .steer, .steerEnd, .panBegin, .panStop, .panEnd, .momentumEnd,
      .zoom:
      false
    }
  }
}

extension HostReport {
  /// Whether the toolkit has moved the content.
  package var movesContent: Bool {
    switch self {
    case .didScroll: true
    case .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating, .didEndAnimation, .didTrack,
      .willBeginZooming, .didZoom, .didEndZooming:
      false
    }
  }
}
