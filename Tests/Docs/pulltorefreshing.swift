import ScrollKitCore

let content = Vector(x: 400, y: 5000)
let longer = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5300))
var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: content), at: 0)
var now = 1.0

// pulltorefreshing-1

var loads = 0
var drawn: (progress: Double, spins: Bool)?
@MainActor func frame() {
  func load() { loads += 1 }
  func drawSpinner(progress: Double, spins: Bool) { drawn = (progress, spins) }
// pulltorefreshing-2
}
view.press(1, at: Vector(x: 100, y: 100), time: now)
view.move(1, to: Vector(x: 100, y: 150), time: now + 0.1)
frame()
precondition(view.refresh!.state == .pulled && drawn!.progress > 0 && drawn!.progress < 1)
view.move(1, to: Vector(x: 100, y: 400), time: now + 0.2)
frame()
precondition(view.refresh!.state == .armed && loads == 0)
view.release(1, time: now + 0.3)
frame()
precondition(loads == 1 && drawn! == (1, true))
view.tick(at: 5)
precondition(view.frame.offset.y == -RefreshOptions.standardLength)

now = 6

// pulltorefreshing-3

precondition(view.refresh!.state == .idle)  // the old first row is where it was: nothing has to close
precondition(view.frame.offset.y == 300 - RefreshOptions.standardLength)
view.tick(at: 7)

view.beginRefresh(at: 8)
precondition(view.frame.target.y == 300 - RefreshOptions.standardLength)
view.endRefresh(at: 9)
view.setOffset(.zero, at: 10)
view.beginRefresh(at: 10)
precondition(view.frame.target.y == -RefreshOptions.standardLength)
view.endRefresh(at: 12)
precondition(view.refresh!.state == .closing && view.frame.target.y == 0)

// A scroll to the top goes to the open start.
view.tick(at: 15)
view.setOffset(Vector(x: 0, y: 900), at: 15)
view.beginRefresh(at: 15)
precondition(view.frame.target.y == 900)
view.enableTop(at: 15)
view.triggerTop(at: 16)
precondition(view.frame.target.y == -RefreshOptions.standardLength)

// A toolkit opens its content itself.
var observed = ScrollView(mode: .observed)
observed.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: content), at: 0)
observed.enableRefresh(at: 0)
observed.beginRefresh(at: 1)
precondition(observed.refresh!.state == .refreshing && observed.frame.target.y == 0)
precondition(!observed.takeEvents().contains { if case .requested = $0.event { true } else { false } })
