import ScrollKitCore

func attach(_ engine: inout ScrollEngine, _ behaviours: inout ScrollBehaviours, now: Double) throws {
// lists-1
}
