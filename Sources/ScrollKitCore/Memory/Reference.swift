/// Refers to a value.
package struct Reference<Value: ~Copyable>: Equatable {
  package let address: UnsafeMutablePointer<Value>

  package init(_ address: UnsafeMutablePointer<Value>) { self.address = address }

  /// Read and written in place: a `get` cannot return a value that has no copies.
  package var value: Value {
    unsafeAddress { readAddress }
    nonmutating unsafeMutableAddress { address }
  }

  /// The address, for reading alone.
  var readAddress: UnsafePointer<Value> { UnsafePointer(address) }

  /// A value in memory of its own, which `deallocate` frees.
  static func allocate(_ value: consuming Value) -> Reference<Value> {
    let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    address.initialize(to: value)
    return Reference(address)
  }

  /// - Precondition: `allocate` made it, and nothing refers to the value any more.
  func deallocate() {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}
