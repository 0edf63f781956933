import ScrollKitCore

// gettingstarted-1

let feed = Feed()
feed.layOut(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000), at: 0)
feed.fingerDown(1, at: Vector(x: 100, y: 500), time: 1)
for step in 1...5 { feed.fingerMoved(1, to: Vector(x: 100, y: 500 - 20 * Double(step)), time: 1 + Double(step) / 100) }
precondition(feed.view.frame.offset.y == 90)  // the first 10 points are the slop
feed.fingerUp(1, time: 1.05)
let target = feed.view.frame.target
precondition(target.y > 90)

var later = feed.view
later.tick(at: 20)
precondition(later.frame.offset == target && feed.view.frame.offset.y == 90)

var (drawn, time) = (Vector.zero, 1.05)
while feed.displayRefreshes(at: time, draw: { drawn = $0 }) { time += 1.0 / 60 }
precondition(drawn == target)

feed.wheelTurned(by: Vector(x: 0, y: 1), time: 0.5)  // late: counts as of the last tick
precondition(feed.view.clock == time && feed.view.frame.target.y > target.y)
