import CScrollKitTypes

/// The kind of object behind a handle: the first field of its memory.
///
/// Eight letters, such as SCROLLRS, from the lowest byte. A handle of the wrong kind is refused. One that was destroyed is not
/// recognised: its memory may have any contents.
struct HandleTag: Equatable {
  private let bits: UInt64

  static var scroller: HandleTag { HandleTag(bits: 0x5352_4C4C_4F52_4353) }
  static var list: HandleTag { HandleTag(bits: 0x5453_494C_4B53_4B53) }
  static var trace: HandleTag { HandleTag(bits: 0x4543_4152_5452_4353) }
  static var window: HandleTag { HandleTag(bits: 0x574F_444E_4957_4B53) }

  /// The tag at an address; nil for NULL.
  static func at(_ handle: OpaquePointer?) -> HandleTag? {
    guard let handle else { return nil }
    return UnsafeRawPointer(handle).load(as: HandleTag.self)
  }
}

extension OpaquePointer? {
  /// Why a call with this handle is refused that is not of the kind `tag` or lacks another pointer.
  func refusal(unless tag: HandleTag) -> scrollkit_status {
    self == nil || HandleTag.at(self) == tag ? .nullArgument : .invalidArgument
  }

  /// Why a call on this scroller is refused that is no scroller or lacks another pointer.
  var refusal: scrollkit_status { refusal(unless: .scroller) }
}
