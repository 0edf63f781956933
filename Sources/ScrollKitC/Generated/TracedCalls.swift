import CScrollKitTypes

@_cdecl("scrollkit_scroller_destroy")
public func scrollkit_scroller_destroy(
  _ scroller: ScrollerRef?
) {  }

@_cdecl("scrollkit_scroller_set_clock")
public func scrollkit_scroller_set_clock(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_geometry")
public func scrollkit_scroller_set_geometry(
  _ scroller: ScrollerRef?, _ geometry: UnsafePointer<scrollkit_geometry>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_size")
public func scrollkit_scroller_set_size(
  _ scroller: ScrollerRef?, _ viewport_width: Double, _ viewport_height: Double, _ content_width: Double, _ content_height: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_shift")
public func scrollkit_scroller_shift(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_preferences")
public func scrollkit_scroller_set_preferences(
  _ scroller: ScrollerRef?, _ preferences: UnsafePointer<scrollkit_preferences>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_scroll_enabled")
public func scrollkit_scroller_set_scroll_enabled(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_always_bounces")
public func scrollkit_scroller_set_always_bounces(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_scroll_to")
public func scrollkit_scroller_scroll_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_scroll_by")
public func scrollkit_scroller_scroll_by(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_scroll_rect_to_visible")
public func scrollkit_scroller_scroll_rect_to_visible(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_animate_to")
public func scrollkit_scroller_animate_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_scroll_into_view")
public func scrollkit_scroller_scroll_into_view(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_offset")
public func scrollkit_scroller_set_offset(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_stop")
public func scrollkit_scroller_stop(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_feel")
public func scrollkit_scroller_set_feel(
  _ scroller: ScrollerRef?, _ feel: scrollkit_feel, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_set_feel_values")
public func scrollkit_scroller_set_feel_values(
  _ scroller: ScrollerRef?, _ values: UnsafePointer<scrollkit_feel_values>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_push")
public func scrollkit_scroller_push(
  _ scroller: ScrollerRef?, _ input: UnsafePointer<scrollkit_input>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_push_many")
public func scrollkit_scroller_push_many(
  _ scroller: ScrollerRef?, _ inputs: UnsafePointer<scrollkit_input>?, _ count: UInt
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_press")
public func scrollkit_scroller_press(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_move")
public func scrollkit_scroller_move(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_release")
public func scrollkit_scroller_release(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_cancel")
public func scrollkit_scroller_cancel(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_wheel")
public func scrollkit_scroller_wheel(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ unit: scrollkit_unit, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_key")
public func scrollkit_scroller_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_hold_key")
public func scrollkit_scroller_hold_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_release_key")
public func scrollkit_scroller_release_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_report_release")
public func scrollkit_scroller_report_release(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ target_x: Double, _ target_y: Double, _ decelerates: UInt32, _ time: Double, _ rest_x: UnsafeMutablePointer<Double>?, _ rest_y: UnsafeMutablePointer<Double>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_tick")
public func scrollkit_scroller_tick(
  _ scroller: ScrollerRef?, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scroller_sync")
public func scrollkit_scroller_sync(
  _ scroller: ScrollerRef?, _ host_x: Double, _ host_y: Double, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_top_enable")
public func scrollkit_top_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_top_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_top_disable")
public func scrollkit_top_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_top_trigger")
public func scrollkit_top_trigger(
  _ scroller: ScrollerRef?, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_top_set_visible")
public func scrollkit_top_set_visible(
  _ scroller: ScrollerRef?, _ is_visible: UInt32
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_header_add")
public func scrollkit_header_add(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_header_options>?, _ time: Double, _ number: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_header_set_options")
public func scrollkit_header_set_options(
  _ scroller: ScrollerRef?, _ number: UInt32, _ options: UnsafePointer<scrollkit_header_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_header_set_position")
public func scrollkit_header_set_position(
  _ scroller: ScrollerRef?, _ number: UInt32, _ position: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_header_remove_all")
public func scrollkit_header_remove_all(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_anchor_set_policy")
public func scrollkit_anchor_set_policy(
  _ scroller: ScrollerRef?, _ policy: scrollkit_anchor_policy, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_anchor_begin_update")
public func scrollkit_anchor_begin_update(
  _ scroller: ScrollerRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_anchor_add_edit")
public func scrollkit_anchor_add_edit(
  _ scroller: ScrollerRef?, _ y: Double, _ removed: Double, _ inserted: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_anchor_end_update")
public func scrollkit_anchor_end_update(
  _ scroller: ScrollerRef?, _ batch: UInt32, _ geometry: UnsafePointer<scrollkit_geometry>?, _ finished: UInt32, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nub_enable")
public func scrollkit_nub_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_nub_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nub_disable")
public func scrollkit_nub_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nub_grab")
public func scrollkit_nub_grab(
  _ scroller: ScrollerRef?, _ time: Double, _ is_held: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nub_drag")
public func scrollkit_nub_drag(
  _ scroller: ScrollerRef?, _ distance: Double, _ sideways: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nub_release")
public func scrollkit_nub_release(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nub_set_hover")
public func scrollkit_nub_set_hover(
  _ scroller: ScrollerRef?, _ is_near: UInt32, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nub_set_sections")
public func scrollkit_nub_set_sections(
  _ scroller: ScrollerRef?, _ starts: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nest_set_parent")
public func scrollkit_nest_set_parent(
  _ child: ScrollerRef?, _ parent: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nest_set_overscroll_behavior")
public func scrollkit_nest_set_overscroll_behavior(
  _ scroller: ScrollerRef?, _ x: scrollkit_overscroll_behavior, _ y: scrollkit_overscroll_behavior
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nest_set_order")
public func scrollkit_nest_set_order(
  _ scroller: ScrollerRef?, _ order: scrollkit_nest_order
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_nest_set_latching")
public func scrollkit_nest_set_latching(
  _ scroller: ScrollerRef?, _ latching: scrollkit_nest_latching
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_snap_set_options")
public func scrollkit_snap_set_options(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ options: UnsafePointer<scrollkit_snap_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_snap_set_areas")
public func scrollkit_snap_set_areas(
  _ scroller: ScrollerRef?, _ areas: UnsafePointer<scrollkit_snap_area>?, _ count: UInt, _ order: scrollkit_snap_order, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_snap_scroll_to")
public func scrollkit_snap_scroll_to(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ index: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_zoom_enable")
public func scrollkit_zoom_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_zoom_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_zoom_disable")
public func scrollkit_zoom_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_zoom_set_scale")
public func scrollkit_zoom_set_scale(
  _ scroller: ScrollerRef?, _ scale: Double, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_zoom_show_rect")
public func scrollkit_zoom_show_rect(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_zoom_double_tap")
public func scrollkit_zoom_double_tap(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ scale: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_zoom_set_limits")
public func scrollkit_zoom_set_limits(
  _ scroller: ScrollerRef?, _ minimum: Double, _ maximum: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_autoscroll_set_velocity")
public func scrollkit_autoscroll_set_velocity(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_autoscroll_end")
public func scrollkit_autoscroll_end(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_autoscroll_begin")
public func scrollkit_autoscroll_begin(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_autoscroll_move")
public func scrollkit_autoscroll_move(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_autoscroll_release")
public func scrollkit_autoscroll_release(
  _ scroller: ScrollerRef?, _ time: Double, _ continues: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_autoscroll_drag")
public func scrollkit_autoscroll_drag(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scrollbar_enable")
public func scrollkit_scrollbar_enable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ options: UnsafePointer<scrollkit_scrollbar_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scrollbar_disable")
public func scrollkit_scrollbar_disable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scrollbar_press")
public func scrollkit_scrollbar_press(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ part: scrollkit_scrollbar_part, _ position: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scrollbar_drag")
public func scrollkit_scrollbar_drag(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ position: Double, _ sideways: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_scrollbar_release")
public func scrollkit_scrollbar_release(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_refresh_enable")
public func scrollkit_refresh_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_refresh_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_refresh_disable")
public func scrollkit_refresh_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_refresh_begin")
public func scrollkit_refresh_begin(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_refresh_end")
public func scrollkit_refresh_end(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_deltas_enable")
public func scrollkit_deltas_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_deltas_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_deltas_take")
public func scrollkit_deltas_take(
  _ scroller: ScrollerRef?, _ time: Double, _ deltas: UnsafeMutablePointer<scrollkit_deltas>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_meter_enable")
public func scrollkit_meter_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_meter_options>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_meter_disable")
public func scrollkit_meter_disable(
  _ scroller: ScrollerRef?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_destroy")
public func scrollkit_list_destroy(
  _ list: ListRef?
) {  }

@_cdecl("scrollkit_list_set_options")
public func scrollkit_list_set_options(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_insert")
public func scrollkit_list_insert(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_insert_measured")
public func scrollkit_list_insert_measured(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_remove")
public func scrollkit_list_remove(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_move")
public func scrollkit_list_move(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ destination: UInt, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_set_extents")
public func scrollkit_list_set_extents(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_forget_extents")
public func scrollkit_list_forget_extents(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_set_kind")
public func scrollkit_list_set_kind(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ kind: UInt32, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_set_kind_options")
public func scrollkit_list_set_kind_options(
  _ list: ListRef?, _ kind: UInt32, _ options: UnsafePointer<scrollkit_list_kind_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_attach")
public func scrollkit_list_attach(
  _ list: ListRef?, _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_detach")
public func scrollkit_list_detach(
  _ list: ListRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_begin_update")
public func scrollkit_list_begin_update(
  _ list: ListRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_end_update")
public func scrollkit_list_end_update(
  _ list: ListRef?, _ batch: UInt32, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_scroll_to_item")
public func scrollkit_list_scroll_to_item(
  _ list: ListRef?, _ item: UInt, _ alignment: scrollkit_list_alignment, _ margin: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_scroll_into_view")
public func scrollkit_list_scroll_into_view(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_set_position")
public func scrollkit_list_set_position(
  _ list: ListRef?, _ item: UInt, _ within: Double, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_set_offset")
public func scrollkit_list_set_offset(
  _ list: ListRef?, _ offset: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_set_conversation")
public func scrollkit_list_set_conversation(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_conversation_options>?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_end_conversation")
public func scrollkit_list_end_conversation(
  _ list: ListRef?, _ time: Double
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_begin_turn")
public func scrollkit_list_begin_turn(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

@_cdecl("scrollkit_list_scroll_to_newest")
public func scrollkit_list_scroll_to_newest(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status { .ok }

func repeatCall(
  _ function: UInt32, _ handle: OpaquePointer?, _ arguments: inout TraceReader
) -> scrollkit_status? { nil }
