import ScrollKitCore

let now = 1.0
var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0)), at: 0)

// lists-1

precondition(rows.list.count == 1_000_000 && view.listFrame().visibleItems.lowerBound == 0)
