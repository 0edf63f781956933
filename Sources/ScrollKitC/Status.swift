import CScrollKitTypes

extension scrollkit_status {
  static var ok: Self { Self(SCROLLKIT_STATUS_OK) }
  static var nullArgument: Self { Self(SCROLLKIT_STATUS_NULL_ARGUMENT) }
  static var invalidArgument: Self { Self(SCROLLKIT_STATUS_INVALID_ARGUMENT) }
  static var notFinite: Self { Self(SCROLLKIT_STATUS_NOT_FINITE) }
  static var wrongMode: Self { Self(SCROLLKIT_STATUS_WRONG_MODE) }
  static var outOfRange: Self { Self(SCROLLKIT_STATUS_OUT_OF_RANGE) }
  static var noMemory: Self { Self(SCROLLKIT_STATUS_NO_MEMORY) }
  static var notEnabled: Self { Self(SCROLLKIT_STATUS_NOT_ENABLED) }
  static var invalidSize: Self { Self(SCROLLKIT_STATUS_INVALID_SIZE) }
  static var notFound: Self { Self(SCROLLKIT_STATUS_NOT_FOUND) }
  static var cycle: Self { Self(SCROLLKIT_STATUS_CYCLE) }
  static var invalidTrace: Self { Self(SCROLLKIT_STATUS_INVALID_TRACE) }
  static var different: Self { Self(SCROLLKIT_STATUS_DIFFERENT) }
  static var unbalanced: Self { Self(SCROLLKIT_STATUS_UNBALANCED) }
}
