import ScrollKitCore

var view = ScrollView()
view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)

// recordingsessions-1

var recorded: [Step] = [.input(.press(pointer: 1, at: Vector(x: 100, y: 500)), at: 1)]
for number in 1...5 {
  recorded.append(.input(.move(pointer: 1, to: Vector(x: 100, y: 500 - 40 * Double(number))), at: 1 + Double(number) / 100))
  recorded.append(.frame(at: 1 + Double(number) / 100))
}
recorded.append(.input(.release(pointer: 1), at: 1.05))
for frame in 1...600 { recorded.append(.frame(at: 1.05 + Double(frame) / 60)) }

// recordingsessions-2

precondition(offsets.count == 605 && offsets[4].y > 0 && offsets[604].y > offsets[4].y)
precondition(view.frame.offset == .zero, "the start is a copy")
