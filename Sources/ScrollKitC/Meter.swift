import CScrollKitTypes
import ScrollKitCore

/// Enable the meter: it measures what a user sees of the content. If it is enabled already, it begins again.
///
/// A tick is a frame that is seen at its time, as is a call of scrollkit_scroller_sync,
/// scrollkit_deltas_take or scrollkit_link_update. A second one at the time of the last is no other frame.
/// Inputs that move content count with their own times. How content scrolls does not change, and
/// measuring allocates nothing. An observer of scrollkit_trace_replay may enable it, too.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  The options; NULL means all defaults. Copied.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`is_horizontal` neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func meter_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_meter_options>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_meter_options()
  if let error = raw.read(options) { return error }
  guard let meter = box.pointee.meter ?? allocateMemory(ScrollMeter.self) else { return .noMemory }
  meter.initialize(to: ScrollMeter(MeterOptions(raw)))
  box.pointee.meter = meter
  return .ok
}

/// Disable the meter.
///
/// @param scroller The scroller; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func meter_disable(_ scroller: ScrollerRef?) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard box.pointee.meter != nil else { return .notEnabled }
  box.freeMeter()
  return .ok
}

/// Read what a user saw since the meter was enabled, up to the last frame.
///
/// @param scroller The scroller; must not be NULL.
/// @param report   Receives the report; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
///         or SCROLLKIT_STATUS_NOT_ENABLED, and the report is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_meter_get_report")
public func scrollkit_meter_get_report(
  _ scroller: ScrollerRef?, _ report: UnsafeMutablePointer<scrollkit_meter_report>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let report else { return scroller.refusal }
  guard scrollkit_meter_report.canHave(size: report.pointee.struct_size) else { return .invalidSize }
  guard let meter = box.pointee.meter else { return .notEnabled }
  var value = scrollkit_meter_report(meter.pointee.report)
  value.write(to: report)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  func freeMeter() {
    if let meter = pointee.meter { freeMemory(meter) }
    pointee.meter = nil
  }

  /// Counts a frame that shows the scroller as it is now.
  func meterFrame() { pointee.meter?.pointee.addFrame(of: pointee.view) }

  /// An input is handled at a time of the host.
  func meter(_ input: ValidatedInput, at time: Double) {
    guard let meter = pointee.meter else { return }
    switch input {
    case .input(let input): if input.movesContent { meter.pointee.addInput(at: time, to: pointee.view) }
    case .report(let report): if report.movesContent { meter.pointee.addInput(at: time, to: pointee.view) }
    case .hostDefined, .invalid: break
    }
  }
}

extension MeterOptions {
  fileprivate init(_ raw: scrollkit_meter_options) {
    self.init()
    axis = raw.is_horizontal == 1 ? .x : .y
    if raw.frames_per_second > 0 { framesPerSecond = max(raw.frames_per_second, 1) }
    if raw.pixels_per_point > 0 { pixelsPerPoint = raw.pixels_per_point }
  }
}

extension scrollkit_meter_report {
  fileprivate init(_ report: MeterReport) {
    self = .standard
    scrolls = report.scrolls
    frames = report.frames
    same_frames = report.sameFrames
    janky_frames = report.jankyFrames
    missed_by_delivery = report.missedFrames.byDelivery
    missed_in_fast_scroll = report.missedFrames.inFastScroll
    missed_at_start_of_fling = report.missedFrames.atStartOfFling
    missed_in_fling = report.missedFrames.inFling
    predictor_janky_frames = report.predictorJankyFrames
    inputs = report.inputs
    (mean_lag, largest_lag) = (report.meanLag, report.largestLag)
    largest_jerk = report.largestJerk
  }
}
