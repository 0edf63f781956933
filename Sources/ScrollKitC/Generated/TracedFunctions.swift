// Generated from Sources/ScrollKitC, do not edit; run
// swift package --allow-writing-to-package-directory generate-bindings

/// The numbers of the functions in a trace: the 32-bit FNV-1a hash of their name without `scrollkit_`.
enum TracedFunction {
  static var scroller_destroy: UInt32 { 0xE5B563EE }
  static var scroller_set_clock: UInt32 { 0x1EB53EF1 }
  static var scroller_set_geometry: UInt32 { 0xF71E54DD }
  static var scroller_set_size: UInt32 { 0xA6E6B450 }
  static var scroller_shift: UInt32 { 0x651E3488 }
  static var scroller_set_preferences: UInt32 { 0xF964EF81 }
  static var scroller_set_scroll_enabled: UInt32 { 0x1774A6A6 }
  static var scroller_set_always_bounces: UInt32 { 0x94E6A2A2 }
  static var scroller_scroll_to: UInt32 { 0xCEB46AB3 }
  static var scroller_scroll_by: UInt32 { 0xE091F4C7 }
  static var scroller_scroll_rect_to_visible: UInt32 { 0xDC590591 }
  static var scroller_animate_to: UInt32 { 0x6E9F3365 }
  static var scroller_scroll_into_view: UInt32 { 0x4569E480 }
  static var scroller_set_offset: UInt32 { 0x77C4AA9E }
  static var scroller_stop: UInt32 { 0x0E299204 }
  static var scroller_set_feel: UInt32 { 0x32AF0229 }
  static var scroller_set_feel_values: UInt32 { 0xC86ACC68 }
  static var scroller_push: UInt32 { 0x1C3D7D58 }
  static var scroller_push_many: UInt32 { 0xAACCF3E2 }
  static var scroller_press: UInt32 { 0xBB0AFBD3 }
  static var scroller_move: UInt32 { 0x63D07719 }
  static var scroller_release: UInt32 { 0x3414AFE1 }
  static var scroller_cancel: UInt32 { 0x93CD6D6E }
  static var scroller_wheel: UInt32 { 0x4A4F92C3 }
  static var scroller_key: UInt32 { 0x1F5C85FB }
  static var scroller_hold_key: UInt32 { 0x483C8FE1 }
  static var scroller_release_key: UInt32 { 0x4BC741D1 }
  static var scroller_report_release: UInt32 { 0xB354EC80 }
  static var scroller_tick: UInt32 { 0xE3A169A1 }
  static var scroller_sync: UInt32 { 0xF0021FAF }
  static var scroller_tick_many: UInt32 { 0x806F951D }
  static var scroller_next_event: UInt32 { 0xB4DD8D3A }
  static var scroller_set_delegate: UInt32 { 0xCC5465BE }
  static var top_enable: UInt32 { 0x66E88A42 }
  static var top_disable: UInt32 { 0xE0883467 }
  static var top_trigger: UInt32 { 0x2C2CBC1F }
  static var top_trigger_home: UInt32 { 0x99D0A717 }
  static var top_set_visible: UInt32 { 0x1C548912 }
  static var header_add: UInt32 { 0xAE5A86AC }
  static var header_set_options: UInt32 { 0x4D6B2FB2 }
  static var header_set_position: UInt32 { 0x7FAEB32F }
  static var header_remove_all: UInt32 { 0xAF58CD9D }
  static var anchor_set_policy: UInt32 { 0x01AA3562 }
  static var anchor_begin_update: UInt32 { 0xB80202AE }
  static var anchor_add_edit: UInt32 { 0x775C52E1 }
  static var anchor_end_update: UInt32 { 0xD7EECF4A }
  static var nub_enable: UInt32 { 0x62392638 }
  static var nub_disable: UInt32 { 0x7056EE41 }
  static var nub_grab: UInt32 { 0xDE0C611D }
  static var nub_drag: UInt32 { 0x79A96BDD }
  static var nub_release: UInt32 { 0xB67FE2A4 }
  static var nub_set_hover: UInt32 { 0xCED5B9F0 }
  static var nub_set_sections: UInt32 { 0xF41D8D16 }
  static var nest_set_parent: UInt32 { 0x8E9904B1 }
  static var nest_set_overscroll_behavior: UInt32 { 0xCDDBDFE9 }
  static var nest_set_order: UInt32 { 0x80D5A303 }
  static var nest_set_latching: UInt32 { 0x1738A24F }
  static var link_update: UInt32 { 0x6532355B }
  static var snap_set_options: UInt32 { 0x10468BA7 }
  static var snap_set_areas: UInt32 { 0x6CC56E97 }
  static var snap_scroll_to: UInt32 { 0x86AD1FD1 }
  static var zoom_enable: UInt32 { 0xB7B75580 }
  static var zoom_disable: UInt32 { 0x8660C759 }
  static var zoom_set_scale: UInt32 { 0x50FDB994 }
  static var zoom_show_rect: UInt32 { 0x3393D071 }
  static var zoom_double_tap: UInt32 { 0xE3AC0330 }
  static var zoom_set_limits: UInt32 { 0xD7D53CF2 }
  static var autoscroll_set_velocity: UInt32 { 0x284FAF42 }
  static var autoscroll_end: UInt32 { 0xEA17CE6D }
  static var autoscroll_begin: UInt32 { 0xAFF6325D }
  static var autoscroll_move: UInt32 { 0xCB12D715 }
  static var autoscroll_release: UInt32 { 0x0C7D5805 }
  static var autoscroll_drag: UInt32 { 0xBFD5E77A }
  static var scrollbar_enable: UInt32 { 0x51B9B7E1 }
  static var scrollbar_disable: UInt32 { 0x8E6EA2CA }
  static var scrollbar_press: UInt32 { 0xB41BDB71 }
  static var scrollbar_drag: UInt32 { 0xFF466C8C }
  static var scrollbar_release: UInt32 { 0x4274C4D3 }
  static var refresh_enable: UInt32 { 0x1130E5FA }
  static var refresh_disable: UInt32 { 0x00D661EF }
  static var refresh_begin: UInt32 { 0x876D273A }
  static var refresh_end: UInt32 { 0x1ADB17B6 }
  static var deltas_enable: UInt32 { 0x5D0F1274 }
  static var deltas_take: UInt32 { 0x29DDD648 }
  static var meter_enable: UInt32 { 0x6E8D5430 }
  static var meter_disable: UInt32 { 0x51F20549 }
  static var list_destroy: UInt32 { 0x01427114 }
  static var list_set_offset: UInt32 { 0x3F60D164 }
  static var list_attach: UInt32 { 0xFCF2D083 }
  static var list_detach: UInt32 { 0x6DADEACD }
  static var list_begin_update: UInt32 { 0x3E4F0DB1 }
  static var list_end_update: UInt32 { 0x94BE4249 }
  static var list_set_conversation: UInt32 { 0xF15BAEF0 }
  static var list_end_conversation: UInt32 { 0xF953FA9F }
  static var list_begin_turn: UInt32 { 0x444847DF }
  static var list_scroll_to_newest: UInt32 { 0xD4A53F40 }
  static var list_set_options: UInt32 { 0x1AA94FBB }
  static var list_insert: UInt32 { 0x4DE76053 }
  static var list_insert_measured: UInt32 { 0x491C7398 }
  static var list_remove: UInt32 { 0x3FD50C5E }
  static var list_move: UInt32 { 0xFD907D97 }
  static var list_set_extents: UInt32 { 0x37BBD364 }
  static var list_forget_extents: UInt32 { 0x7865ECA5 }
  static var list_set_kind: UInt32 { 0x787FB695 }
  static var list_set_kind_options: UInt32 { 0xF2330E30 }
  static var list_scroll_to_item: UInt32 { 0x7B975665 }
  static var list_scroll_into_view: UInt32 { 0x10D9C6AE }
  static var list_set_position: UInt32 { 0xF705161C }
  static var trace_create_scroller: UInt32 { 0xA117569E }
  static var trace_create_list: UInt32 { 0xC3814E2C }
}

/// The name of a function without `scrollkit_`; nil for an unknown number.
func tracedFunctionName(_ number: UInt32) -> StaticString? {
  switch number {
  case TracedFunction.scroller_destroy: "scroller_destroy"
  case TracedFunction.scroller_set_clock: "scroller_set_clock"
  case TracedFunction.scroller_set_geometry: "scroller_set_geometry"
  case TracedFunction.scroller_set_size: "scroller_set_size"
  case TracedFunction.scroller_shift: "scroller_shift"
  case TracedFunction.scroller_set_preferences: "scroller_set_preferences"
  case TracedFunction.scroller_set_scroll_enabled: "scroller_set_scroll_enabled"
  case TracedFunction.scroller_set_always_bounces: "scroller_set_always_bounces"
  case TracedFunction.scroller_scroll_to: "scroller_scroll_to"
  case TracedFunction.scroller_scroll_by: "scroller_scroll_by"
  case TracedFunction.scroller_scroll_rect_to_visible: "scroller_scroll_rect_to_visible"
  case TracedFunction.scroller_animate_to: "scroller_animate_to"
  case TracedFunction.scroller_scroll_into_view: "scroller_scroll_into_view"
  case TracedFunction.scroller_set_offset: "scroller_set_offset"
  case TracedFunction.scroller_stop: "scroller_stop"
  case TracedFunction.scroller_set_feel: "scroller_set_feel"
  case TracedFunction.scroller_set_feel_values: "scroller_set_feel_values"
  case TracedFunction.scroller_push: "scroller_push"
  case TracedFunction.scroller_push_many: "scroller_push_many"
  case TracedFunction.scroller_press: "scroller_press"
  case TracedFunction.scroller_move: "scroller_move"
  case TracedFunction.scroller_release: "scroller_release"
  case TracedFunction.scroller_cancel: "scroller_cancel"
  case TracedFunction.scroller_wheel: "scroller_wheel"
  case TracedFunction.scroller_key: "scroller_key"
  case TracedFunction.scroller_hold_key: "scroller_hold_key"
  case TracedFunction.scroller_release_key: "scroller_release_key"
  case TracedFunction.scroller_report_release: "scroller_report_release"
  case TracedFunction.scroller_tick: "scroller_tick"
  case TracedFunction.scroller_sync: "scroller_sync"
  case TracedFunction.scroller_tick_many: "scroller_tick_many"
  case TracedFunction.scroller_next_event: "scroller_next_event"
  case TracedFunction.scroller_set_delegate: "scroller_set_delegate"
  case TracedFunction.top_enable: "top_enable"
  case TracedFunction.top_disable: "top_disable"
  case TracedFunction.top_trigger: "top_trigger"
  case TracedFunction.top_trigger_home: "top_trigger_home"
  case TracedFunction.top_set_visible: "top_set_visible"
  case TracedFunction.header_add: "header_add"
  case TracedFunction.header_set_options: "header_set_options"
  case TracedFunction.header_set_position: "header_set_position"
  case TracedFunction.header_remove_all: "header_remove_all"
  case TracedFunction.anchor_set_policy: "anchor_set_policy"
  case TracedFunction.anchor_begin_update: "anchor_begin_update"
  case TracedFunction.anchor_add_edit: "anchor_add_edit"
  case TracedFunction.anchor_end_update: "anchor_end_update"
  case TracedFunction.nub_enable: "nub_enable"
  case TracedFunction.nub_disable: "nub_disable"
  case TracedFunction.nub_grab: "nub_grab"
  case TracedFunction.nub_drag: "nub_drag"
  case TracedFunction.nub_release: "nub_release"
  case TracedFunction.nub_set_hover: "nub_set_hover"
  case TracedFunction.nub_set_sections: "nub_set_sections"
  case TracedFunction.nest_set_parent: "nest_set_parent"
  case TracedFunction.nest_set_overscroll_behavior: "nest_set_overscroll_behavior"
  case TracedFunction.nest_set_order: "nest_set_order"
  case TracedFunction.nest_set_latching: "nest_set_latching"
  case TracedFunction.link_update: "link_update"
  case TracedFunction.snap_set_options: "snap_set_options"
  case TracedFunction.snap_set_areas: "snap_set_areas"
  case TracedFunction.snap_scroll_to: "snap_scroll_to"
  case TracedFunction.zoom_enable: "zoom_enable"
  case TracedFunction.zoom_disable: "zoom_disable"
  case TracedFunction.zoom_set_scale: "zoom_set_scale"
  case TracedFunction.zoom_show_rect: "zoom_show_rect"
  case TracedFunction.zoom_double_tap: "zoom_double_tap"
  case TracedFunction.zoom_set_limits: "zoom_set_limits"
  case TracedFunction.autoscroll_set_velocity: "autoscroll_set_velocity"
  case TracedFunction.autoscroll_end: "autoscroll_end"
  case TracedFunction.autoscroll_begin: "autoscroll_begin"
  case TracedFunction.autoscroll_move: "autoscroll_move"
  case TracedFunction.autoscroll_release: "autoscroll_release"
  case TracedFunction.autoscroll_drag: "autoscroll_drag"
  case TracedFunction.scrollbar_enable: "scrollbar_enable"
  case TracedFunction.scrollbar_disable: "scrollbar_disable"
  case TracedFunction.scrollbar_press: "scrollbar_press"
  case TracedFunction.scrollbar_drag: "scrollbar_drag"
  case TracedFunction.scrollbar_release: "scrollbar_release"
  case TracedFunction.refresh_enable: "refresh_enable"
  case TracedFunction.refresh_disable: "refresh_disable"
  case TracedFunction.refresh_begin: "refresh_begin"
  case TracedFunction.refresh_end: "refresh_end"
  case TracedFunction.deltas_enable: "deltas_enable"
  case TracedFunction.deltas_take: "deltas_take"
  case TracedFunction.meter_enable: "meter_enable"
  case TracedFunction.meter_disable: "meter_disable"
  case TracedFunction.list_destroy: "list_destroy"
  case TracedFunction.list_set_offset: "list_set_offset"
  case TracedFunction.list_attach: "list_attach"
  case TracedFunction.list_detach: "list_detach"
  case TracedFunction.list_begin_update: "list_begin_update"
  case TracedFunction.list_end_update: "list_end_update"
  case TracedFunction.list_set_conversation: "list_set_conversation"
  case TracedFunction.list_end_conversation: "list_end_conversation"
  case TracedFunction.list_begin_turn: "list_begin_turn"
  case TracedFunction.list_scroll_to_newest: "list_scroll_to_newest"
  case TracedFunction.list_set_options: "list_set_options"
  case TracedFunction.list_insert: "list_insert"
  case TracedFunction.list_insert_measured: "list_insert_measured"
  case TracedFunction.list_remove: "list_remove"
  case TracedFunction.list_move: "list_move"
  case TracedFunction.list_set_extents: "list_set_extents"
  case TracedFunction.list_forget_extents: "list_forget_extents"
  case TracedFunction.list_set_kind: "list_set_kind"
  case TracedFunction.list_set_kind_options: "list_set_kind_options"
  case TracedFunction.list_scroll_to_item: "list_scroll_to_item"
  case TracedFunction.list_scroll_into_view: "list_scroll_into_view"
  case TracedFunction.list_set_position: "list_set_position"
  case TracedFunction.trace_create_scroller: "trace_create_scroller"
  case TracedFunction.trace_create_list: "trace_create_list"
  default: nil
  }
}
