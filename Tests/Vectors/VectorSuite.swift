/// Families of a file, and their readers. Every vector runs through the C functions of the library.
package struct VectorSuite: Sendable {
  package let file: String
  package let families: [String]
  let run: @Sendable (ReferenceVector) -> [ReferenceVector.Difference]?

  /// How the library answers a vector.
  package enum Outcome: CaseIterable, Sendable {
    /// A feel of the library has the vector's numbers.
    case shipped
    /// A feel whose numbers the host has set has them.
    case own
    /// The library has another number, for the reason in `VectorDeviation.all`.
    case deviating
    /// No feel has such a rule; see `VectorDeviation.unanswered`.
    case unanswered
  }

  /// The outcomes of a suite.
  package struct Report {
    package private(set) var outcomes: [(family: String, outcome: Outcome)] = []
    /// What is wrong, each in a sentence.
    package private(set) var failures: [String] = []
    /// The deviations and the unanswered vectors, each with its reason.
    package private(set) var reasons: [String] = []

    fileprivate mutating func add(_ vector: ReferenceVector, _ suite: VectorSuite) {
      if let reason = VectorDeviation.unanswered[vector.id] {
        reasons.append("\(vector.id): unanswered\n    \(reason)")
        return outcomes.append((vector.family, .unanswered))
      }
      let ownFeels = Host.ownFeels
      let compared = suite.run(vector) ?? []
      let wrong = compared.filter { !$0.isWithin }
      if compared.isEmpty { failures.append("\(vector.id) of kind \(vector.kind) is not run") }
      guard let deviation = VectorDeviation.all[vector.id] else {
        if !wrong.isEmpty { failures.append("\(vector.id): \(wrong)") }
        return outcomes.append((vector.family, Host.ownFeels == ownFeels ? .shipped : .own))
      }
      outcomes.append((vector.family, .deviating))
      guard let difference = wrong.first(where: { $0.name == deviation.name }) else {
        return failures.append("\(vector.id): \(deviation.name) is listed as deviating, but passes: \(compared)")
      }
      if (difference.actual - deviation.ours).magnitude > 0.0006 {
        failures.append("\(vector.id): \(deviation.name) is \(difference.actual), listed as \(deviation.ours)")
      }
      let others = wrong.count > 1 ? ", and \(wrong.count - 1) more of its values" : ""
      reasons.append(
        "\(vector.id): \(deviation.name) \(deviation.ours), not \(difference.expected)\(others)\n    \(deviation.defect)")
    }
  }

  package func report() throws -> Report {
    var report = Report()
    for vector in try ReferenceVector.load(file) where families.contains(vector.family) { report.add(vector, self) }
    return report
  }

  package static let all = [
    touch, flings, drags, elasticEdges, wheels, velocities, contexts, headers, anchors, nubs, snaps,
  ]

  package static let touch = VectorSuite(
    file: "touch.json",
    families: ["uikit", "friction", "spring", "bounce", "overscroll", "framerate", "physics"],
    run: TouchVectors.run)
  package static let flings = VectorSuite(
    file: "touch.json",
    families: ["android_fling", "bs", "chromium", "fling", "gecko", "gravity", "gtk", "lvgl", "qt"],
    run: FlingVectors.run)
  package static let drags = VectorSuite(
    file: "touch.json", families: ["drag", "momentum"], run: DragVectors.run)
  package static let elasticEdges = VectorSuite(
    file: "touch.json", families: ["elastic"], run: ElasticVectors.run)
  package static let wheels = VectorSuite(
    file: "wheel.json", families: ["wheel", "wheel_smooth", "lenis"], run: WheelVectors.run)
  package static let velocities = VectorSuite(
    file: "velocity.json", families: ["velocity"], run: VelocityVectors.run)
  package static let contexts = VectorSuite(
    file: "context.json", families: ["axis_lock", "bounds", "context", "scroll_to_top"],
    run: ContextVectors.run)
  package static let headers = VectorSuite(
    file: "header.json", families: ["header"], run: HeaderVectors.run)
  package static let anchors = VectorSuite(
    file: "anchor.json", families: ["anchor", "scroll_to_item"], run: AnchorVectors.run)
  package static let nubs = VectorSuite(file: "nub.json", families: ["scrollbar"], run: NubVectors.run)
  package static let snaps = VectorSuite(
    file: "snap.json", families: ["paging", "snap"], run: SnapVectors.run)
}
