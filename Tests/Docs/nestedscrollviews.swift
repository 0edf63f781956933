import ScrollKitCore

func makeView(content: Double) -> ScrollView {
  var view = ScrollView()
  view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: content)), at: 0)
  return view
}

let (pageView, listView) = (makeView(content: 5000), makeView(content: 800))
let point = Vector(x: 100, y: 500)
var now = 1.0

// nestedscrollviews-1

for step in 1...5 { tree.move(list, 1, to: Vector(x: 100, y: 500 - 40 * Double(step)), time: now + Double(step) / 100) }
tree.release(list, 1, time: now + 0.05)
let targets = [list, page].map { tree[$0].frame.target.y }
precondition(targets[0] == 200 && targets[1] > 0)
now = 20
var drawn: [Vector] = []
var logged = 0
do {
  func draw(page: Vector, list: Vector) { drawn = [list, page] }
  func log(_ event: TimedEvent) { logged += 1 }
// nestedscrollviews-2
}
precondition(drawn.map(\.y) == targets && logged > 0 && !tree.needsTick)

var copy = tree[list]
copy.setOffset(.zero, at: now)
precondition(tree[list].frame.offset.y == 200)

// nestedscrollviews-3

tree.tick(at: 29)
precondition(tree[list].frame.offset == .zero && tree[page].frame.offset.y == targets[1])
// The page scrolls down first, the list up first.
tree.handle(.wheel(by: Vector(x: 0, y: 50), .points), on: list, at: 30)
precondition(tree[list].frame.offset == .zero && tree[page].frame.offset.y == targets[1] + 50)

// Both views were dragged: the list to its end, the page beyond.
tree.press(list, 1, at: point, time: 40)
for step in 1...5 { tree.move(list, 1, to: Vector(x: 100, y: 500 - 80 * Double(step)), time: 40 + Double(step) / 100) }
now = 40.05
// nestedscrollviews-4
tree.tick(at: 60)
precondition(tree[list].frame.offset.y == 200 && tree[page].frame.offset.y.remainder(dividingBy: 100) == 0)

let alone = tree.remove(list)
precondition(alone.frame.offset.y == 200)

// A finger on the inner view stops the outer one.
@MainActor func makeTree(_ rules: NestRules) -> (tree: ScrollTree, page: ScrollTree.ID, list: ScrollTree.ID) {
  let tree = ScrollTree()
  let page = tree.add(pageView)
  let list = tree.add(listView, in: page)
  tree.setRules(rules, of: list)
  return (tree, page, list)
}
@MainActor func flick(_ nest: (tree: ScrollTree, page: ScrollTree.ID, list: ScrollTree.ID)) {
  nest.tree.press(nest.list, 1, at: point, time: 1)
  for step in 1...5 { nest.tree.move(nest.list, 1, to: Vector(x: 100, y: 500 - 40 * Double(step)), time: 1 + Double(step) / 100) }
  nest.tree.release(nest.list, 1, time: 1.05)
}
var nest = makeTree(NestRules())
flick(nest)
nest.tree.tick(at: 1.5)
precondition(nest.tree[nest.page].frame.phase != .idle)
nest.tree.press(nest.list, 1, at: point, time: 1.5)
let stopped = nest.tree[nest.page].frame.offset
nest.tree.tick(at: 3)
precondition(nest.tree[nest.page].frame.offset == stopped && stopped.y > 0)

// Rules that keep a gesture inside.
var contained = NestRules()
contained.overscroll = Pair(x: .contain, y: .contain)
var latched = NestRules()
latched.latching = .gesture
for rules in [contained, latched] {
  nest = makeTree(rules)
  flick(nest)
  nest.tree.tick(at: 20)
  precondition(nest.tree[nest.list].frame.offset.y == 200 && nest.tree[nest.page].frame.offset == .zero)
}
