import XCTest

/// What the README shows is what the examples are.
final class ReadmeTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func test_theLinesOfC_areThoseOfHello() throws {
    let readme = try text("README.md")
    let begin = try XCTUnwrap(readme.range(of: "```c\n"))
    let end = try XCTUnwrap(readme.range(of: "```", range: begin.upperBound..<readme.endIndex))
    let quoted = lines(readme[begin.upperBound..<end.lowerBound])
    XCTAssertTrue(readme.contains("## A fling in \(quoted.count) lines of C\n"))
    let hello = lines(try text("examples/c/hello.c"))
    XCTAssertEqual(quoted, Array(hello.drop { $0 != quoted[0] }.prefix(quoted.count)))
  }
}
