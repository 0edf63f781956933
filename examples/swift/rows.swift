// Scrolls to an item of a million rows of unknown heights. Each frame measures the rows that came into view, and rows
// arrive above on the way: what the user sees stays in place, and the scroll ends at its row.
import ScrollKitCore

var view = ScrollView(feel: .uikit)
let rows = SharedList(try ScrollList(ListLayout()))
var time = 0.0

view.setAnchorPolicy(.keepItem, at: time)
view.attach(rows, at: time)
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0)), at: time)
try view.insertItems(1_000_000, at: 0, time: time)

let goal = view.scroll(toItem: 400_000, .start, at: time)
repeat {
  time += 1.0 / 60
  view.tick(at: time)
  if rows.list.count == 1_000_000, time > 0.2 { try view.insertItems([120, 80], at: 0, time: time) }
  let batch = view.beginBatch(at: time)
  for row in view.listFrame().visibleItems where !rows.list.isMeasured(row) {
    try view.setExtents([Double(30 + row * 37 % 90)], at: row, time: time)
  }
  _ = view.endListBatch(batch, at: time)
  for event in view.takeEvents() {
    if case .animationCompleted(goal, let finished) = event.event { print("arrived: \(finished)") }
  }
} while view.frame.needsTick

var positions: [Double] = []
let shown = view.listFrame(8) { _, position in positions.append(position) }
for (row, position) in zip(shown.visibleItems, positions) {
  print("row \(row) at \((position * 100).rounded() / 100)")
}
