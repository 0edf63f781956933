import ScrollKitCore

var now = 0.0
var view = ScrollView()
func height(of row: Int) -> Double { Double(30 + row * 37 % 90) }

// attachedlists-1

precondition(rows.list.count == 1_000_000)
view.setAnchorPolicy(.keepItem, at: now)
var events: [ScrollEvent] = []
var drawn: [(row: Int, position: Double)] = []

// attachedlists-3

repeat {
  now += 1.0 / 60
  drawn = []
  do {
    func draw(_ row: Int, at position: Double) { drawn.append((row, position)) }
// attachedlists-2
  }
  if rows.list.count == 1_000_000, now > 0.2 { try view.insertItems([120, 80], at: 0, time: now) }
  events += view.takeEvents().map(\.event)
} while view.frame.needsTick
precondition(events.contains(.animationCompleted(scroll, finished: true)))
let goal = drawn.first { $0.row == 400_002 }!
precondition((goal.position + height(of: 400_002) / 2 - 300).magnitude < 0.01)

// An edit above is not seen.
try view.insertItems([500], at: 10, time: now)
var after: [Double] = []
view.forEachVisibleItem { row, position in after.append(position) }
precondition(zip(drawn, after).allSatisfy { ($0.position - $1).magnitude < 0.01 })

// Columns beside the rows.
do {
// attachedlists-4
  precondition(columns.list.count == 16_384 && view.listFrame(along: .x).visibleItems == 0..<8)
  view.detachList(along: .x, at: now)
  view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0)), at: now)
}

// Headers.
try view.setExtents([60, 20], at: 0, time: now)
do {
  var drawn: [Int: Double] = [:]
  func draw(_ item: Int, at position: Double) { drawn[item] = position }
// attachedlists-5
  precondition(drawn == [0: 0, 1: 60])
}
try view.setKind(0, ofItems: 2, at: 0, time: now)

// A place, restored before the first geometry.
let place = view.listPlace
var restored = ScrollView()
let again = try SharedList()
restored.attach(again, at: 0)
try restored.insertItems(1_000_003, at: 0, time: 0)
restored.setListPlace(place, at: 0)
restored.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0)), at: 1)
precondition(restored.listPlace == place)

do {
  try view.insertItems([-1], at: 0, time: now)
  preconditionFailure()
} catch { precondition(rows.list.count == 1_000_003) }

do {
// attachedlists-6
  view.tick(at: now + 3)
  precondition(view.conversation!.isFollowing && view.conversation!.spacer == 600 - 60 - 20)
}
