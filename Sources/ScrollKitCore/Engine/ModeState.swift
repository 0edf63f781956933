/// The mode of a scroll view, and the state that only this mode needs.
enum ModeState: Sendable {
  /// What is known of the host's scroll view.
  case observed(HostScroll)
  /// Content that can be zoomed; nil if it cannot.
  case driven(ZoomableContent?)

  /// A new scroll view of a mode.
  init(_ mode: ScrollMode) {
    switch mode {
    case .observed: self = .observed(HostScroll())
    case .driven: self = .driven(nil)
    }
  }
}

extension ScrollEngine {
  /// Whether ScrollKit moves the content or a toolkit.
  package var mode: ScrollMode {
    switch modeState {
    case .observed: .observed
    case .driven: .driven
    }
  }

  /// The known state of the host's scroll view. In driven mode it is that of a new one, and cannot be set.
  var host: HostScroll {
    get {
      switch modeState {
      case .observed(let host): host
      case .driven: HostScroll()
      }
    }
    set { if mode == .observed { modeState = .observed(newValue) } }
  }

  /// Content that can be zoomed; nil if it cannot. In observed mode it is nil, and cannot be set.
  var zoomable: ZoomableContent? {
    get {
      switch modeState {
      case .observed: nil
      case .driven(let zoomable): zoomable
      }
    }
    set { if mode == .driven { modeState = .driven(newValue) } }
  }
}
