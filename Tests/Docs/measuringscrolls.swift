import ScrollKitCore

var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
view.press(1, at: Vector(x: 100, y: 500), time: 0.9)
view.tick(at: 0.99)
let now = 1.0

// measuringscrolls-1

precondition(meter.report.frames == 1 && meter.report.jankyFrames == 0)
precondition(abs(meter.report.largestLag - 0.008) < 1e-12)
