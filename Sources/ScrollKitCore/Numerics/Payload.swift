/// What a case of an enum carries, where it lies: Swift copies a large one to look into it, which takes
/// longer than what a frame does with it.
///
/// An enum keeps what a case carries at its start. Which case it is it notes in bits that the largest
/// leaves free: who reads the largest here must not ask for them.
///
/// - Precondition: The case carries that.
func payload<Whole, Carried>(
  of whole: inout Whole, as type: Carried.Type
) -> UnsafeMutablePointer<Carried> {
  address(&whole).assumingMemoryBound(to: type)
}

private func address(_ place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer { place }
