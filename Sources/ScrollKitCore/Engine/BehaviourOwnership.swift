/// Where the behaviours of a scroll view are: in memory of a C program, or of an owner that copies of the view share until one
/// of them changes.
extension ScrollView {
  /// Whether anything was enabled that follows the content.
  package var hasBehaviours: Bool { storage != nil }

  /// What follows the content. Its accessor does not mutate the view, so that a behaviour can be changed while it receives the
  /// engine of the same view to change. Functions that change a behaviour are `mutating`, and call `makeUnique` first; so do those that
  /// change `attachedList` or `attachedConversation`, whose accessors are like this one.
  ///
  /// - Precondition: `hasBehaviours`.
  package var behaviours: ScrollBehaviours {
    unsafeAddress { storage!.readAddress }
    nonmutating unsafeMutableAddress { storage!.address }
  }

  /// Lends behaviours of this scroll view in memory of the caller, which stays as long as the view.
  ///
  /// - Precondition: `hasBehaviours` is false.
  package mutating func lend(_ behaviours: Reference<ScrollBehaviours>) { storage = behaviours }

  /// Where the behaviours are; nil until something is enabled.
  package var lentBehaviours: Reference<ScrollBehaviours>? { storage }

  /// Makes the behaviours, unless there are some.
  mutating func makeBehaviours() {
    guard storage == nil else { return }
    #if hasFeature(Embedded)
      preconditionFailure("ScrollView: no memory was lent for the behaviours")
    #else
      own(ScrollBehaviours(of: engine))
    #endif
  }

  #if !hasFeature(Embedded)
    private mutating func own(_ behaviours: ScrollBehaviours) {
      let owner = BehavioursOwner(behaviours)
      self.owner = owner
      storage = owner.reference
    }

    /// Gives a copy of a scroll view behaviours of its own, before it changes.
    mutating func makeUnique() {
      if owner != nil, !isKnownUniquelyReferenced(&owner) { own(behaviours) }
    }
  #else
    func makeUnique() {}
  #endif
}

#if !hasFeature(Embedded)
  /// Owns the behaviours of a scroll view and its copies.
  final class BehavioursOwner {
    let reference: Reference<ScrollBehaviours>

    init(_ behaviours: ScrollBehaviours) { reference = .allocate(behaviours) }

    deinit { reference.deallocate() }
  }
#endif
