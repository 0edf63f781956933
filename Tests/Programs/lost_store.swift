// Swift 6.3.1 loses stores here with -O: it prints [true, true, false] instead of three times false. SwiftObject.cmake
// therefore disables SIL's dead store elimination. Written as `while let member = next`, the loop is right.

typealias Reference = UnsafeMutablePointer<Member>

struct Member {
  var parent: Reference?
  var group = 0
  var hasMoved = true

  /// The parent, if it is in the same group.
  static func outer(of member: Reference) -> Reference? {
    guard let parent = member.pointee.parent, parent.pointee.group == member.pointee.group else { return nil }
    return parent
  }
}

struct Members: Sequence, IteratorProtocol {
  var member: Reference?
  mutating func next() -> Reference? {
    defer { member = member.flatMap(Member.outer) }
    return member
  }
}

@inline(never) func clear(_ first: Reference) {
  for member in Members(member: first) { member.pointee.hasMoved = false }
}

@main enum LostStore {
  static func main() {
    let members = Reference.allocate(capacity: 3)
    (members + 2).initialize(to: Member(parent: nil))
    (members + 1).initialize(to: Member(parent: members + 2))
    members.initialize(to: Member(parent: members + 1))
    clear(members)
    print((0..<3).map { members[$0].hasMoved })
  }
}
