import XCTest

/// Reads the sources and holds them against ARCHITECTURE.md.
final class ArchitectureTests: XCTestCase {
  private static let layers = [
    ["Numerics", "Memory", "Geometry"], ["Physics", "Snapping", "Lists"], ["Zoom"], ["Scroller"], ["Context"], ["Behaviours"],
    ["Engine"], ["Nesting"], ["Meter"],
  ]

  private struct Source {
    let path: String
    let folder: String
    /// Without comments and texts.
    let code: String
  }

  private func sources(_ target: String) throws -> [Source] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/\(target)")
    let files = try XCTUnwrap(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let code = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.replacingOccurrences(of: "\"[^\"]*\"", with: "", options: .regularExpression)
          .replacingOccurrences(of: "//.*", with: "", options: .regularExpression)
      }.joined(separator: "\n")
      return Source(
        path: file.lastPathComponent, folder: file.deletingLastPathComponent().lastPathComponent,
        code: code)
    }
  }

  private func matches(_ pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  func test_noFileReachesUp() throws {
    let sources = try sources("ScrollKitCore")
    XCTAssertGreaterThan(sources.count, 30)
    var layerOf: [String: Int] = [:]
    var folderOf: [String: String] = [:]
    for source in sources {
      let layer = try XCTUnwrap(Self.layers.firstIndex { $0.contains(source.folder) }, source.folder)
      // Types of the file's own level; nested ones belong to theirs.
      for type in try matches("^(?:public |package )?(?:struct|enum|typealias) (\\w+)", in: source.code) {
        layerOf[type] = layer
        folderOf[type] = source.folder
      }
    }
    XCTAssertEqual(layerOf["Motion"], 1)
    XCTAssertEqual(layerOf["ScrollEngine"], 6)
    for source in sources {
      let layer = Self.layers.firstIndex { $0.contains(source.folder) } ?? 0
      for word in Set(try matches("\\b([A-Z]\\w+)\\b", in: source.code)) {
        XCTAssertLessThanOrEqual(layerOf[word] ?? 0, layer, "\(source.path) mentions \(word)")
        // Above the lowest layer, folders beside each other know nothing of each other.
        let isBeside = layer > 0 && layerOf[word] == layer && folderOf[word] != source.folder
        XCTAssertFalse(isBeside, "\(source.path) mentions \(word)")
      }
    }
  }

  /// `scripts/check` compiles only some test files: what several test files need is in a file of its own.
  func test_testFilesDoNotNeedEachOther() throws {
    let targets = ["ScrollKitCoreTests", "ScrollKitCTests"]
    for source in try targets.flatMap({ try sources("../Tests/\($0)") }) where source.path.hasSuffix("Tests.swift") {
      let own = source.path.dropLast(".swift".count)
      XCTAssertEqual(try matches("^((?:extension|struct|enum|class|protocol|func|let|var) .*)", in: source.code), [], "\(own)")
      let others = Set(try matches("\\b(\\w+Tests)\\.", in: source.code)).subtracting([String(own)] + targets)
      XCTAssertTrue(others.isEmpty || own == "ArchitectureTests", "\(own) needs \(others)")
    }
  }

  func test_theEngineImportsNothing_andEverySwitchNamesItsCases() throws {
    for source in try sources("ScrollKitCore") {
      XCTAssertEqual(try matches("^\\s*(import \\w+)", in: source.code), [], source.path)
      XCTAssertEqual(try matches("(\\bdefault\\s*:)", in: source.code), [], source.path)
    }
  }

  /// The results would then depend on the system and on the processor.
  func test_nothingCallsTheCMathLibrary() throws {
    for source in try sources("ScrollKitCore") + sources("ScrollKitC") {
      XCTAssertEqual(try matches("(@_extern|\\.rounded\\((?=[.)])|truncatingRemainder)", in: source.code), [], source.path)
    }
  }

  /// Beside it, three files name the accessors that read a list, the behaviours, and a nested scroll view in place.
  func test_onlyOneFolderOfTheEngineHasPointers() throws {
    let unsafe = try sources("ScrollKitCore").filter { try !matches("((?i:unsafe))", in: $0.code).isEmpty }
    XCTAssertEqual(
      unsafe.filter { $0.folder != "Memory" }.map(\.path).sorted(),
      ["BehaviourOwnership.swift", "NestedScroller.swift", "SharedList.swift"])
  }

  // MARK: The way into a scroll view

  /// A function of a scroll view that changes it.
  private struct Change {
    let name: String
    let isPublic: Bool
    let signature: String
    let body: String
  }

  private func changesOfScrollView() throws -> [Change] {
    let function = try NSRegularExpression(pattern: "(public|package) mutating func (\\w+)([^{]*)\\{")
    return try sources("ScrollKitCore").flatMap { source in
      try matches("((?:extension|struct) ScrollView \\{[\\s\\S]*?\\n\\})", in: source.code).flatMap { part in
        function.matches(in: part, range: NSRange(part.startIndex..., in: part)).map { match in
          func text(_ group: Int) -> String { String(part[Range(match.range(at: group), in: part)!]) }
          let body = part[Range(match.range, in: part)!.upperBound...]
          var depth = 1
          let end = body.firstIndex { character in
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            return depth == 0
          }
          return Change(
            name: text(2), isPublic: text(1) == "public", signature: text(3), body: String(body[..<(end ?? body.endIndex)]))
        }
      }
    }
  }

  /// Every function that changes a scroll view calls `perform`, or another one that does. Those that do not have a reason.
  func test_performIsTheOnlyWayIn() throws {
    let exceptions = [
      "perform": "it is the way in",
      "drag": "the most frequent input: no change is built for it",
      "endTurn": "ends a turn of the host's event loop, and moves nothing",
      "tick": "lets time pass alone", "passTime": "lets time pass alone",
      "setClock": "changes how the host's time is converted",
      "followNewSegment": "for chains, which let time pass themselves",
      "nextEvent": "takes what happened", "takeEvents": "takes what happened",
      "edit": "the end of its batch is the change",
      "forgetList": "the content keeps its length",
      "setRightToLeft": "the geometry that follows is the change",
      "showToHost": "remembers what the host was shown, and moves nothing",
      "listFrame": "only reads; the list remembers where it searched",
      "forEachVisibleItem": "only reads; the list remembers where it searched",
      "forEachUpcomingItem": "only reads; the list remembers where it searched",
      "forEachStickyItem": "only reads; the list remembers where it searched",
      "clamped": "only reads where content can rest",
      "lend": "is before any change",
      "begin": "the input before it is the change",
      "moveAutoscrollPointer": "the input that comes next is the change",
      "releaseAutoscrollPointer": "the input that comes next is the change",
      "moveAutoscrollItem": "the input that comes next is the change",
    ]
    let changes = try changesOfScrollView()
    XCTAssertGreaterThan(changes.count, 70)
    let ways = Set(changes.map(\.name)).subtracting(exceptions.keys).union(["perform", "enable"])
    let others = try changes.filter { change in
      try matches("(?<![.\\w])(\\w+)\\(", in: change.body).allSatisfy { !ways.contains($0) }
    }
    XCTAssertEqual(Set(others.map(\.name)), Set(exceptions.keys))
  }

  func test_everyFunctionWithATime_isACallOfScrollViewTests() throws {
    let timed = try changesOfScrollView().filter { 
      try $0.isPublic && !matches("((?:at|,) time: Double)", in: $0.signature).isEmpty
    }.map(\.name)
    let called = ScrollViewTests.calls.map { String($0.name.prefix { $0.isLetter }) }
    XCTAssertEqual(Set(called), Set(timed))
  }

  /// The host's time is converted where it comes in and where it goes out: nothing else reads the host's clock.
  func test_aScrollViewReadsItsOwnClock() throws {
    for source in try sources("ScrollKitCore") {
      for part in try matches("((?:extension|struct) ScrollView \\{[\\s\\S]*?\\n\\})", in: source.code) {
        let reads = try matches("(?<!var )(?<![.\\w])(clock)\\b(?!:)", in: part)
        XCTAssertEqual(reads, [], source.path)
      }
    }
  }

  /// Only the update, in `ScrollEngine.swift`, lets time pass and takes snapshots: nothing else can set what they set.
  func test_theEngineHasOneLap() throws {
    let engine = try XCTUnwrap(sources("ScrollKitCore").first { $0.path == "ScrollEngine.swift" }).code
    XCTAssertEqual(
      Set(try matches("private\\(set\\) var (\\w+)", in: engine)),
      ["clock", "lastSnapshot", "rested", "segment", "shifted"])
    XCTAssertEqual(try matches("(\\blastSnapshot = after)", in: engine).count, 1)
    for source in try sources("ScrollKitCore") where source.path != "ScrollEngine.swift" {
      let (begins, ends) = (try matches("\\b(beginUpdate\\()", in: source.code), try matches("\\b(endUpdate\\()", in: source.code))
      XCTAssertLessThanOrEqual(begins.count, ends.count, source.path)  // an update at `clock` has no begin
    }
  }

  func test_onlyWhereACNumberIsRead_aSwitchHasADefault() throws {
    let readers: Set = [
      "EnumNames.swift", "Structs.swift", "InputConversion.swift", "Feel+C.swift", "Context.swift", "ScrollOptions.swift", "SnapConversion.swift",
      "RepeatedReport.swift", "ToolkitInput.swift", "Toolkits+Libraries.swift", "Toolkits+Platforms.swift",
      "ListConversion.swift", "ReplayedCalls.swift", "TracedCalls.swift", "TracedFunctions.swift",
    ]
    for source in try sources("ScrollKitC") where !readers.contains(source.path) {
      XCTAssertEqual(try matches("(\\bdefault\\s*:)", in: source.code), [], source.path)
    }
  }

  /// What a tuned engine was bent to; each limit is that of the style guide.
  func test_noCodeIsBentForTheOptimiser() throws {
    let core = try sources("ScrollKitCore")
    for source in core + (try sources("ScrollKitC")) {
      XCTAssertEqual(
        try matches("(@inline\\(never\\)|@section|@_optimize)", in: source.code), [], source.path)
    }
    let forced = try (core + sources("ScrollKitC")).flatMap {
      try matches("(@inline\\((?:__)?always\\))", in: $0.code)
    }
    XCTAssertLessThanOrEqual(forced.count, 4)
  }
}
