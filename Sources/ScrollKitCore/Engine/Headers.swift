/// The headers of a scroll view.
extension ScrollView {
  /// Adds a header below the others. It is shown at first, wherever the content is.
  ///
  /// - Precondition: There are fewer than four.
  public mutating func addHeader(_ options: HeaderOptions, at time: Double) {
    enable(at: time) { view in
      view.behaviours.headers.add(CollapsingHeader(options: options))
      view.beginMovement()
    }
  }

  /// The headers, from the uppermost.
  public var headers: HeaderStates { HeaderStates(stack: hasBehaviours ? behaviours.headers : HeaderStack(), now: engine.clock) }

  /// Sets the options of a header.
  ///
  /// - Precondition: `number < headers.count`.
  public mutating func changeHeader(_ number: Int, to options: HeaderOptions, at time: Double) {
    checkHeader(number)
    perform(at: time) { view in
      if view.behaviours.headers[number].options == options { return }
      view.behaviours.headers.change(number, to: options, belowTop: view.belowTop, at: view.engine.clock)
      view.beginMovement()
    }
  }

  /// Sets the position of a header, in points: 0 shown, −height hidden. It is clamped to what its mode allows
  /// at the present offset. The header moves on from there.
  ///
  /// - Precondition: `number < headers.count`.
  public mutating func setHeaderPosition(_ position: Double, of number: Int, at time: Double) {
    checkHeader(number)
    perform(at: time) { view in
      view.behaviours.headers.setPosition(position, of: number, belowTop: view.belowTop, at: view.engine.clock)
      view.beginMovement()
    }
  }

  /// The distance of the content below its top, in points.
  var belowTop: Double {
    let geometry = engine.mode == .observed ? engine.geometry.y.observed : engine.geometry.y
    return geometry.range.distanceFromLower(of: engine.lastSnapshot.offset.y)
  }

  private func checkHeader(_ number: Int) {
    precondition(hasBehaviours && number >= 0 && number < behaviours.headers.count, "ScrollView: there is no such header")
  }

  /// Removes all headers.
  public mutating func removeHeaders(at time: Double) {
    perform(at: time) { view in
      if view.hasBehaviours { view.behaviours.headers = HeaderStack() }
    }
  }
}

/// The headers of a scroll view at the time of the last call, from the uppermost.
public struct HeaderStates {
  fileprivate let stack: HeaderStack
  fileprivate let now: Double

  /// The number of headers.
  public var count: Int { stack.count }

  /// - Precondition: `number < count`.
  public subscript(number: Int) -> HeaderState {
    let header = stack[number]
    return HeaderState(
      position: header.position(at: now), top: stack.top(of: number, at: now), visibleHeight: header.visibleHeight(at: now),
      progress: header.progress(at: now), stretch: header.stretch, parallax: header.parallax(at: now),
      isSnapping: header.needsTick(at: now))
  }
}

/// Where to draw a header.
public struct HeaderState: Equatable, Sendable {
  /// Where the header would be if it were the only one, in points: 0 shown, −height hidden.
  public let position: Double
  /// The header's top edge below that of the viewport, in points.
  public let top: Double
  /// The visible height with the stretch, in points.
  public let visibleHeight: Double
  /// The shown share of what can hide, 0…1: 1 shown, 0 hidden as far as its mode allows.
  public let progress: Double
  /// How far content past its top stretches it, in points.
  public let stretch: Double
  /// How far its background is shifted, in points.
  public let parallax: Double
  /// Whether it moves to its nearer side by itself.
  public let isSnapping: Bool
}
