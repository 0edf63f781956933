import ScrollKitCore

var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 4000)), at: 0)
var now = 0.0

// scrollingbytheprogram-1

precondition(view.frame.target.y == 1800)
view.tick(at: 0.75)
precondition((view.frame.offset.y - 1800 * 0.802403387585).magnitude < 1e-6)
view.tick(at: 1.5)
precondition(view.frame.offset.y == 1800)

now = 2

// scrollingbytheprogram-2

precondition(view.frame.target.y == 3400)
view.tick(at: 12)
precondition(view.frame.velocity.y == 60)

now = 12
view.setOffset(Vector(x: 0, y: 1200), at: now)
let caret = Rectangle(x: 10, y: 1220, width: 2, height: 20)

// scrollingbytheprogram-3

view.tick(at: 13)
precondition(view.frame.offset.y == 1220 - 60)
