// Scrolls to an item of a million rows of unknown heights. Each frame measures the rows that came into view, and rows
// arrive above on the way: what the user sees stays in place, and the scroll ends at its row.
import ScrollKitCore

/// The height that a row turns out to have.
func height(of row: Int) -> Double { Double(30 + row * 37 % 90) }

var view = ScrollView(feel: .uikit)
let rows = try SharedList()
var now = 0.0

view.setAnchorPolicy(.keepItem, at: now)
view.attach(rows, at: now)
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0)), at: now)
try view.insertItems(1_000_000, at: 0, time: now)

let scroll = view.scroll(toItem: 400_000, .start, at: now)
repeat {
  now += 1.0 / 60
  view.tick(at: now)
  if rows.list.count == 1_000_000, now > 0.2 { try view.insertItems([120, 80], at: 0, time: now) }
  try view.performBatch(at: now) { view in
    for row in view.listFrame().visibleItems where !rows.list.isMeasured(row) {
      try view.setExtents([height(of: row)], at: row, time: now)
    }
  }
  for happened in view.takeEvents() where happened.event == .animationCompleted(scroll, finished: true) { print("arrived") }
} while view.frame.needsTick

view.forEachVisibleItem { row, position in
  print("row \(row) at \((position * 100).rounded() / 100)")
}
