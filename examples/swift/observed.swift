// Observes a scroll view that a toolkit scrolls: its movements are reported, and what a behaviour asks for is carried out.
// A header hides while content scrolls down; two taps on the status bar scroll to the top and back.
import ScrollKitCore

/// Stands for a toolkit's scroll view, which scrolls its content in 18 frames.
struct Toolkit {
  var offset = Vector.zero
  private var motion: (target: Vector, frames: Int)?

  var isMoving: Bool { motion != nil }

  mutating func animate(to target: Vector) { motion = (target, 18) }
  mutating func stop() { motion = nil }

  /// Moves the content for a frame, and returns what the toolkit reports.
  mutating func frame() -> [HostReport] {
    guard let (target, frames) = motion else { return [] }
    offset = offset + (target - offset) * (1 / Double(frames))
    motion = frames > 1 ? (target, frames - 1) : nil
    return isMoving ? [.didScroll(to: offset)] : [.didScroll(to: offset), .didEndAnimation]
  }
}

/// What a program writes: reports in, requests carried out.
struct Screen {
  var toolkit = Toolkit()
  var view = ScrollView(mode: .observed)
  var time = 0.0

  init() {
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: time)
    view.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: time)
    view.enableTop(at: time)
  }

  mutating func carryOutRequests() {
    for happened in view.takeEvents() {
      switch happened.event {
      case .requested(.animate(let target, _)), .requested(.rest(let target)): toolkit.animate(to: target)
      case .requested(.jump(let offset)):
        toolkit.stop()
        setOffset(offset)
      case .requested(.shift(let offset)): setOffset(offset)  // what moves the content continues
      case .animationCompleted(_, let finished): print("arrived: \(finished)")
      case _: break
      }
    }
  }

  /// The toolkit reports also what the program asked for.
  private mutating func setOffset(_ offset: Vector) {
    toolkit.offset = offset
    view.handle(.didScroll(to: offset), at: time)
  }

  /// Frames until nothing moves.
  mutating func run() {
    repeat {
      time += 1.0 / 60
      for report in toolkit.frame() { view.handle(report, at: time) }
      view.tick(at: time)
      carryOutRequests()
    } while toolkit.isMoving || view.frame.needsTick
    print("offset \(view.frame.offset.y.rounded()), header \(view.headers[0].position.rounded())")
  }

  /// The user drags the content by 200 points, and the toolkit decelerates it to 700.
  mutating func fling() {
    view.handle(.willBeginDragging, at: time)
    for _ in 1...10 {
      time += 0.01
      setOffset(toolkit.offset + Vector(x: 0, y: 20))
    }
    let target = Vector(x: 0, y: 700)
    view.handle(.willEndDragging(velocity: Vector(x: 0, y: 2000), target: target), at: time)
    view.handle(.didEndDragging(decelerates: true), at: time)
    toolkit.animate(to: target)
  }

  mutating func tapStatusBar() {
    view.triggerTop(at: time)
    carryOutRequests()
  }
}

var screen = Screen()
screen.fling()
screen.run()
for _ in 1...2 {
  screen.tapStatusBar()
  screen.run()
}
