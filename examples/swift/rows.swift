// Scrolls to an item of a million rows of unknown heights. Each frame measures the rows that came into view, and rows
// arrive above on the way: what the user sees stays in place, and the scroll ends at its row.
import ScrollKitCore

var engine = ScrollEngine(feel: .uikit)
var behaviours = ScrollBehaviours(of: &engine)
let rows = SharedList(try ScrollList(ListLayout()))
var time = 0.0

behaviours.setPolicy(.keepItem)
behaviours.attach(rows, &engine, at: time)
let size = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0))
behaviours.change(to: size, shift: .zero, &engine, at: time)
try behaviours.insertItems(1_000_000, at: 0, &engine, at: time)

let goal = behaviours.scroll(toItem: 400_000, .start, margin: 0, animated: true, &engine, at: time)
repeat {
  time += 1.0 / 60
  behaviours.tick(&engine, to: time)
  if rows.list.count == 1_000_000, time > 0.2 {
    try behaviours.insertItems([120, 80], at: 0, &engine, at: time)
  }
  let batch = behaviours.beginBatch(&engine, at: time)
  for row in behaviours.listFrame(of: &engine, 0, { _, _ in }).visibleItems where !rows.list.isMeasured(row) {
    try behaviours.setExtents([Double(30 + row * 37 % 90)], at: row, &engine, at: time)
  }
  _ = behaviours.endListBatch(batch, &engine, at: time)
  while let event = engine.nextEvent() {
    if case .animationCompleted(goal, let finished) = event.event { print("arrived: \(finished)") }
  }
} while engine.frame.needsTick

var positions: [Double] = []
let shown = behaviours.listFrame(of: &engine, 8) { _, position in positions.append(position) }
for (row, position) in zip(shown.visibleItems, positions) {
  print("row \(row) at \((position * 100).rounded() / 100)")
}
