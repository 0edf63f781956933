import CScrollKitTypes

extension scrollkit_status {
  static var ok: Self { Self(SCROLLKIT_OK) }
  static var nullArgument: Self { Self(SCROLLKIT_ERROR_NULL_ARGUMENT) }
  static var invalidArgument: Self { Self(SCROLLKIT_ERROR_INVALID_ARGUMENT) }
  static var notFinite: Self { Self(SCROLLKIT_ERROR_NOT_FINITE) }
  static var timeBackwards: Self { Self(SCROLLKIT_ERROR_TIME_BACKWARDS) }
  static var wrongMode: Self { Self(SCROLLKIT_ERROR_WRONG_MODE) }
  static var outOfRange: Self { Self(SCROLLKIT_ERROR_OUT_OF_RANGE) }
  static var noMemory: Self { Self(SCROLLKIT_ERROR_NO_MEMORY) }
  static var notEnabled: Self { Self(SCROLLKIT_ERROR_NOT_ENABLED) }
  static var cycle: Self { Self(SCROLLKIT_ERROR_CYCLE) }
  static var unbalanced: Self { Self(SCROLLKIT_UNBALANCED) }
}
