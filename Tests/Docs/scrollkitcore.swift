import ScrollKitCore

var printed: [String] = []
@MainActor func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }

// scrollkitcore-1

precondition(printed[0] == "\(view.frame.offset.y) \(view.frame.target.y)" && view.frame.target.y > view.frame.offset.y)
precondition(printed[1] == "\(view.headers[0].position)" && printed.count > 4 && view.headers[0].position < 0)
