import ScrollKitCore

func attach(to view: inout ScrollView, now: Double) throws {
// lists-1
}
