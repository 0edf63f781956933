import ScrollKitCore

var now = 0.0
var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
var drawn: (top: Double, length: Double, opacity: Double)?
precondition(view.nub == nil)

// nubandscrollbars-1

view.scroll(to: Vector(x: 0, y: 3000), at: 0.5)
view.tick(at: 0.55)
let flung = view
do {
  func draw(top: Double, length: Double, opacity: Double) { drawn = (top, length, opacity) }
// nubandscrollbars-2
  precondition(section == 0 && drawn! == (view.nub!.y, 50, view.nub!.alpha))
}
now = 0.55
let caught = view.frame.offset.y

// nubandscrollbars-3

precondition(view.frame.phase == .idle)
precondition((view.frame.offset.y - caught - 4400 * 100 / 530).magnitude < 1e-9)
precondition(view.frame.needsTick && view.nub!.alpha > 0)
view.tick(at: 9)
precondition(!view.frame.needsTick && view.nub!.alpha == 0)

// Two fingers, and one that moves sideways.
view = flung
var later = flung
later.tick(at: 5)
precondition(later.section == 2)
precondition(view.grabNub(at: 1) && !view.grabNub(at: 1))
view.tick(at: 60)
precondition(view.nub!.alpha == 1)
var options = NubOptions()
options.fineDistance = 50
for (sideways, distance) in [(0.0, 1.0), (50, 0.5)] {
  var fine = ScrollView()
  fine.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
  fine.enableNub(options, at: 0)
  fine.scroll(to: Vector(x: 0, y: 3000), by: .none, at: 1)
  fine.setOffset(.zero, at: 1)
  precondition(fine.grabNub(at: 2))
  fine.dragNub(by: 53, sideways: sideways, at: 2)
  precondition((fine.frame.offset.y - 440 * distance).magnitude < 1e-9)
}

view.releaseNub(at: 60)
view.setOffset(.zero, at: 70)
now = 70
do {
  func draw(top: Double, length: Double, opacity: Double) { drawn = (top, length, opacity) }
// nubandscrollbars-4
}
precondition(drawn! == (0, 72, 0.5))
// Pages until the thumb is under the pointer.
let thumb = view.scrollbar(.y)!.thumb!
precondition(thumb.start + thumb.length >= 590)

view.pressScrollbarArrow(.y, forward: false, time: 80)
let step = view.frame.target.y
view.tick(at: 82)
precondition(view.frame.target.y < step)
view.releaseScrollbar(.y, time: 82)
view.tick(at: 90)

var snapsBack = ScrollbarOptions()
snapsBack.snapBack = 136
view.enableScrollbar(.y, snapsBack, at: 90)
let pressed = view.frame.offset.y
view.pressScrollbar(.y, at: view.scrollbar(.y)!.thumb!.start + 10, time: 91)
view.dragScrollbar(.y, to: 100, time: 92)
precondition(view.frame.offset.y < pressed)
view.dragScrollbar(.y, to: 100, sideways: 137, time: 93)
precondition(view.frame.offset.y == pressed)
