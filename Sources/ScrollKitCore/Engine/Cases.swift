#if !hasFeature(Embedded)
  // For Swift programs and tests. The C library has no use for an array of the cases of an enum.

  extension CaseIterable where Self: RawRepresentable, RawValue == UInt32 {
    /// All cases, in the order of their numbers, which are without gaps.
    public static var allCases: [Self] {
      var cases: [Self] = []
      while let next = Self(rawValue: UInt32(cases.count)) { cases.append(next) }
      return cases
    }
  }

  extension AnchorPolicy: CaseIterable {}
  extension AutoscrollRule: CaseIterable {}
  extension Axis: CaseIterable {}
  extension BounceRule: CaseIterable {}
  extension CoastRule: CaseIterable {}
  extension DirectionLock: CaseIterable {}
  extension DragStart: CaseIterable {}
  extension EdgeBehavior: CaseIterable {}
  extension FingerRule: CaseIterable {}
  extension FlingBoost: CaseIterable {}
  extension HeaderInset: CaseIterable {}
  extension HeaderMode: CaseIterable {}
  extension MotionEnd: CaseIterable {}
  extension NubRule: CaseIterable {}
  extension ScrollPhase: CaseIterable {}
  extension ScrollMode: CaseIterable {}
  extension ScrollKey: CaseIterable {}
  extension SnapAlignment: CaseIterable {}
  extension SnapStop: CaseIterable {}
  extension SpeedLimit: CaseIterable {}
  extension TopRule: CaseIterable {}
  extension VelocityRule: CaseIterable {}
  extension WheelSmoothing: CaseIterable {}
  extension WheelStepping: CaseIterable {}
  extension WheelUnit: CaseIterable {}
#endif
