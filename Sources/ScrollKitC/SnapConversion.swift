import CScrollKitTypes
import ScrollKitCore

extension SnapRule {
  /// The rule of a validated C struct; nil if an enum value is unknown or a carousel's items have no length.
  init?(_ raw: scrollkit_snap_options) {
    let isReversed = raw.is_reversed == 1
    switch Int(truncatingIfNeeded: raw.kind) {
    case SCROLLKIT_SNAP_KIND_NONE: self = .none
    case SCROLLKIT_SNAP_KIND_PAGES:
      guard let rule = PageRule(raw.rule, default: .uikit) else { return nil }
      self = .pages(
        Paging(
          length: raw.length > 0 ? .points(raw.length) : .viewport(share: 1),
          spacing: raw.spacing, leading: raw.leading, isReversed: isReversed, rule: rule))
    case SCROLLKIT_SNAP_KIND_CAROUSEL:
      guard raw.length > 0, let rule = PageRule(raw.rule, default: Carousel.free) else {
        return nil
      }
      self = .carousel(
        Carousel(
          itemLength: raw.length, spacing: raw.spacing, leading: raw.leading,
          itemCount: Int(clamping: raw.count), isReversed: isReversed, rule: rule))
    case SCROLLKIT_SNAP_KIND_AREAS:
      self = .areas(
        AreaSnapping(
          strictness: SnapStrictness(raw),
          padding: Ends(lower: raw.padding_start, upper: raw.padding_end)))
    case SCROLLKIT_SNAP_KIND_ITEMS:
      guard let alignment = SnapAlignment(rawValue: raw.alignment) else { return nil }
      self = .items(
        ItemSnapping(
          alignment: alignment == .none ? .start : alignment, stride: max(1, Int(clamping: raw.count)),
          stop: raw.stops == 1 ? .always : .normal, strictness: SnapStrictness(raw),
          padding: Ends(lower: raw.padding_start, upper: raw.padding_end)))
    default: return nil  // a C caller may send any number
    }
  }
}

extension SnapStrictness {
  fileprivate init(_ raw: scrollkit_snap_options) {
    let isMandatory = Int(truncatingIfNeeded: raw.strictness) == SCROLLKIT_SNAP_STRICTNESS_MANDATORY
    self = isMandatory ? .mandatory : raw.proximity > 0 ? .proximity(share: raw.proximity) : .chromium
  }
}

extension PageRule {
  fileprivate init?(_ raw: scrollkit_snap_rule, default standard: PageRule) {
    switch Int(truncatingIfNeeded: raw) {
    case SCROLLKIT_SNAP_RULE_DEFAULT: self = standard
    case SCROLLKIT_SNAP_RULE_UIKIT: self = .uikit
    case SCROLLKIT_SNAP_RULE_FLUTTER: self = .flutter
    case SCROLLKIT_SNAP_RULE_PAGER: self = .recyclerPager
    case SCROLLKIT_SNAP_RULE_LINEAR: self = .recyclerLinear
    case SCROLLKIT_SNAP_RULE_FREE: self = Carousel.free
    default: return nil  // a C caller may send any number
    }
  }
}

extension SnapOrder {
  init?(_ raw: scrollkit_snap_order) {
    switch Int(truncatingIfNeeded: raw) {
    case SCROLLKIT_SNAP_ORDER_ANY: self = .any
    case SCROLLKIT_SNAP_ORDER_RIGHT: self = .ascending(.x)
    case SCROLLKIT_SNAP_ORDER_DOWN: self = .ascending(.y)
    default: return nil  // a C caller may send any number
    }
  }
}

extension SnapArea {
  /// The area of a validated C struct; nil if an alignment is unknown.
  init?(_ raw: scrollkit_snap_area) {
    guard let x = SnapAlignment(rawValue: raw.align_x), let y = SnapAlignment(rawValue: raw.align_y)
    else { return nil }
    self.init(
      key: raw.key,
      rectangle: Rectangle(x: raw.x, y: raw.y, width: raw.width, height: raw.height),
      alignment: Pair(x: x, y: y),
      margin: Pair(
        x: Ends(lower: raw.margin_left, upper: raw.margin_right),
        y: Ends(lower: raw.margin_top, upper: raw.margin_bottom)),
      stop: raw.stops == 1 ? .always : .normal, isFocused: raw.is_focused == 1)
  }
}
