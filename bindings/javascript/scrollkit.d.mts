// Generated, do not edit; run
// swift package --allow-writing-to-package-directory generate-bindings

/** A call was refused, and nothing has changed. */
export class ScrollKitError extends Error {
  readonly status: Status;
}

/** The object was destroyed, or the trace stopped; the status is NULL_ARGUMENT. */
export class ClosedError extends ScrollKitError {}

/**
 * Loads the library. Call it once, before everything else.
 *
 * @param source scrollkit.wasm: its address or its bytes; by default the file beside this module.
 */
export function load(source?: string | URL | BufferSource): Promise<void>;

export interface Point {
  x: number;
  y: number;
}

/** Functions that receive what happens. They may make every call, and may throw: the call that led to them throws. */
export interface Delegate {
  /** Receives every event, instead of Scroller.events. */
  didHappen?(scroller: Scroller, event: Event): void;
  /** Receives every input after the scroller has handled it. */
  didReceive?(scroller: Scroller, input: Input): void;
  /** Returns whether the host itself handles inputs of a kind. */
  respondsTo?(scroller: Scroller, kind: InputKind): boolean;
  /** Returns whether scroll to top may scroll. */
  shouldScrollToTop?(scroller: Scroller, source: TopSource): boolean;
  /** Content is released with a velocity and will rest at the target, unless another is returned. */
  willEndDragging?(scroller: Scroller, velocity: Point, target: Point): Point | void;
}

/** The name of an enum. */
export type EnumName =
  "Status" | "Feel" | "CoastRule" | "EdgeBehavior" | "BounceRule" | "MotionEnd" | "VelocityRule"
  | "DragStart" | "DirectionLock" | "FingerRule" | "FlingBoost" | "SpeedLimit" |
  "WheelSmoothing" | "WheelStepping" | "Mode" | "Axis" | "Edges" | "ScrollAlignment" | "Curve" |
  "ScrollAxes" | "Unit" | "InputKind" | "Key" | "InputFlags" | "Phase" | "TopRule" | "TopSource"
  | "EventKind" | "EventResult" | "HeaderMode" | "HeaderInset" | "AnchorPolicy" | "NubRule" |
  "OverscrollBehavior" | "NestOrder" | "NestLatching" | "SnapKind" | "SnapRule" |
  "SnapStrictness" | "SnapAlignment" | "SnapOrder" | "AutoscrollRule" | "ScrollbarPart" |
  "RefreshStep" | "ListColumns" | "ListSticky" | "ListAlignment" | "TraceStepKind";

/**
 * The result of a call. 0 and positive: the call succeeded. Negative: it was refused, and nothing
 * has changed.
 */
export const Status: {
  /** Success. */
  readonly OK: 0;
  /**
   * Success, but batches begun inside this batch were never ended: they are dropped with their
   * edits. End every batch that was begun.
   */
  readonly UNBALANCED: 1;
  /**
   * Success, but an answer of the replayed trace differs from the recorded one. Read the report's
   * first difference.
   */
  readonly DIFFERENT: 2;
  /** A required pointer is null. Pass the address of a valid object. */
  readonly NULL_ARGUMENT: -1;
  /** A value is not one of those allowed. Check enums, switches (0 or 1) and reserved fields (0). */
  readonly INVALID_ARGUMENT: -2;
  /** A number is infinite or not a number. Pass finite numbers. */
  readonly NOT_FINITE: -3;
  /**
   * There is no such header or open batch. Pass the number that Scroller.headerAdd or
   * Scroller.anchorBeginUpdate returned.
   */
  readonly NOT_FOUND: -4;
  /**
   * The call is for the other mode, or for content with ends. Push inputs to driven scrollers,
   * reports to observed ones.
   */
  readonly WRONG_MODE: -5;
  /**
   * A number or count is outside the range that the comment of its parameter or field states;
   * without one, a number may be from -1e12 to 1e12, and a time from -1e10 to 1e10 seconds. Clamp a
   * number before the call, and pass times in seconds, not in milliseconds.
   */
  readonly OUT_OF_RANGE: -6;
  /** No memory is left. Free memory, then call again. */
  readonly NO_MEMORY: -7;
  /**
   * The feature is not enabled, or the list is not attached. Enable the feature, set its options, or
   * attach the list first.
   */
  readonly NOT_ENABLED: -8;
  /** The parent is the child itself or nested in it. Pass a scroller outside the child. */
  readonly CYCLE: -9;
  readonly INVALID_SIZE: -10;
  /** The bytes are no complete trace of a supported format. Read the report's place; see traces.md. */
  readonly INVALID_TRACE: -11;
};
export type Status = (typeof Status)[keyof typeof Status];

/** A preset of all numbers that describe how scrolling feels. */
export const Feel: {
  /** The default: Feel.UIKIT. */
  readonly DEFAULT: 0;
  /** UIScrollView with its normal deceleration rate. */
  readonly UIKIT: 1;
  /** UIScrollView with its fast deceleration rate. */
  readonly UIKIT_FAST: 2;
  /** Android's views: a spline fling, edges that stretch. */
  readonly ANDROID: 3;
  /** Flutter on Android: a fling that follows a power of the remaining time, clamped edges. */
  readonly FLUTTER_ANDROID: 4;
  /** Flutter on iOS: UIKit's deceleration, a slower bounce, a looser rubber band. */
  readonly FLUTTER_IOS: 5;
  /** Chromium on Linux and Windows: a braked fling, clamped edges, an animated wheel. */
  readonly CHROMIUM: 6;
  /** GTK 4: a short fling, clamped edges, a wheel without animation. */
  readonly GTK: 7;
  /** macOS, for a host without the system's momentum: stiff edges that return at once. */
  readonly MACOS: 8;
  /** Qt's Flickable: a constant brake, eight times as strong past an edge. */
  readonly QT: 9;
  /** Firefox: UIKit's deceleration; a drag past an edge begins with a sixteenth of the movement. */
  readonly GECKO: 10;
  /** LVGL, for small devices: a short fling, a rubber band of a quarter. */
  readonly LVGL: 11;
};
export type Feel = (typeof Feel)[keyof typeof Feel];

/** How a fling decelerates. */
export const CoastRule: {
  /** It loses the share `drag` of its speed per second: UIKit, Flutter on iOS, GTK. */
  readonly EXPONENTIAL: 0;
  /** Android's spline. */
  readonly ANDROID: 1;
  /** A power of the remaining time: Flutter on Android. */
  readonly POWER: 2;
  /**
   * Drag towards a slow backward drift: Chromium on macOS and ChromeOS. A fling to a snap target has
   * Chromium's curve for these.
   */
  readonly DRIFTING: 3;
  /** It loses the speed `brake` per second: Qt. */
  readonly BRAKED: 4;
  /**
   * The distance of a braked fling, at most three viewports, along a softer curve: Chromium on Linux
   * and Windows. A fling to a snap target has Chromium's curve for these.
   */
  readonly SOFTENED: 5;
};
export type CoastRule = (typeof CoastRule)[keyof typeof CoastRule];

/** What happens at an edge of the content. */
export const EdgeBehavior: {
  /** A drag overscrolls with a rubber band, and a fling bounces. */
  readonly BOUNCE: 0;
  /**
   * Content stays in range, and overscroll has no effect but a pull to refresh. Content at rest is
   * in a new range at once. Content that a shift, another feel or a change in flight has put out of
   * range returns by the feel's spring when nothing holds it.
   */
  readonly CLAMP: 1;
  /**
   * Content stays in range, and what it cannot scroll pulls the edge. The frame's edgeX and edgeY
   * are the share to stretch the drawing by.
   */
  readonly STRETCH: 2;
  /** The same; the frame's edgeX and edgeY are the opacity of a glow. */
  readonly GLOW: 3;
};
export type EdgeBehavior = (typeof EdgeBehavior)[keyof typeof EdgeBehavior];

/** How overscroll returns. */
export const BounceRule: {
  /** A spring of `bounceStiffness` and `bounceDampingRatio`. */
  readonly SPRING: 0;
  /** Qt's brake, then an eased return of 0.4 seconds. */
  readonly QT: 1;
  /** A critically damped spring that returns at once: macOS. */
  readonly ELASTIC: 2;
};
export type BounceRule = (typeof BounceRule)[keyof typeof BounceRule];

/** How a deceleration comes to its end. */
export const MotionEnd: {
  /** As its curve does: an exponential one crawls by single pixels for more than a second. */
  readonly NATURAL: 0;
  /**
   * One that would crawl brakes by 200 points per second squared to the same target, so that it
   * crawls for at most 0.3 seconds. One that begins below 200 points per second brakes all the way.
   */
  readonly CRISP: 1;
};
export type MotionEnd = (typeof MotionEnd)[keyof typeof MotionEnd];

/** How the velocity of a finger is estimated from its last positions. */
export const VelocityRule: {
  /** The last three pairs of positions, weighted as on iOS: mostly the oldest. */
  readonly IOS: 0;
  /** The last three pairs, weighted as on macOS: mostly the middle one. */
  readonly MACOS: 1;
  /**
   * The mean of the last three velocities, each smoothed (0.7 of the new one and 0.3 of the last)
   * and limited to `maximumFling`: Qt.
   */
  readonly MEAN_OF_THREE: 2;
  /** The slope of a parabola fitted to the last 0.1 seconds: Android, Flutter. */
  readonly LEAST_SQUARES: 3;
  /** As LEAST_SQUARES, but 0 if the slope contradicts the last movement: Chromium. */
  readonly RESTRICTED_LEAST_SQUARES: 4;
  /** The slope of a line fitted to the last 0.1 seconds: Android's LSQ1. */
  readonly LINE: 5;
  /** Every movement of the last 0.1 seconds adds kinetic energy: Android's IMPULSE. */
  readonly IMPULSE: 6;
  /**
   * The mean of the last five velocities that were measured in the 0.1 seconds before the release,
   * each over more than 5 ms: Gecko.
   */
  readonly MEAN_OF_FIVE: 7;
  /** The distance of the last 0.15 seconds divided by their duration: GTK. */
  readonly DISTANCE_OVER_TIME: 8;
  /**
   * 1.9 times a mean of the last 99 ms in which newer movements weigh more; it fades with the time
   * since the last movement: LVGL.
   */
  readonly FADING: 9;
};
export type VelocityRule = (typeof VelocityRule)[keyof typeof VelocityRule];

/** What happens to the distance that a finger moves before a drag starts. */
export const DragStart: {
  /** The slop is discarded; movement beyond it scrolls: UIKit, Android. */
  readonly SWALLOW: 0;
  /** The whole movement that crosses the slop is discarded: Flutter. */
  readonly SWALLOW_MOVEMENT: 1;
  /** Nothing is discarded: content jumps to the finger. */
  readonly CATCH_UP: 2;
  /**
   * The slop is discarded. After 0.05 seconds at rest the finger must move 3.5 points before content
   * follows again, eased in: Flutter on iOS.
   */
  readonly EASE: 3;
  /** As SWALLOW_MOVEMENT, and the movement after it is discarded, too: Qt. */
  readonly SWALLOW_NEXT: 4;
};
export type DragStart = (typeof DragStart)[keyof typeof DragStart];

/** Whether a drag keeps to one axis where content scrolls along both. */
export const DirectionLock: {
  /** It does not. */
  readonly NONE: 0;
  /** A drag that begins within 30 degrees of an axis keeps to it: UIKit's directional lock. */
  readonly INITIAL: 1;
  /** As INITIAL, but a turn of more than 22.5 degrees unlocks it: Gecko. */
  readonly BREAKABLE: 2;
  /** Every drag keeps to the axis along which it begins: LVGL. */
  readonly ALWAYS: 3;
};
export type DirectionLock = (typeof DirectionLock)[keyof typeof DirectionLock];

/**
 * Which of several fingers scroll. Content does not jump when a finger is pressed or released, and
 * releasing one finger of several starts no fling.
 */
export const FingerRule: {
  /** The newest; after its release the one before it: Android. */
  readonly NEWEST: 0;
  /** The oldest; after its release the next. */
  readonly OLDEST: 1;
  /** All, by the mean of their movements: UIKit. */
  readonly AVERAGE: 2;
  /** All, by the sum of their movements. */
  readonly SUM: 3;
};
export type FingerRule = (typeof FingerRule)[keyof typeof FingerRule];

/** What a caught fling adds to the next fling in the same direction. */
export const FlingBoost: {
  /** Nothing: UIKit. */
  readonly NONE: 0;
  /** A share of its speed that grows with the speed: Flutter on iOS. */
  readonly CARRIED: 1;
  /** Its initial speed: Chromium. */
  readonly CHROMIUM: 2;
  /** Its initial speed, if the flings are fast: Gecko. */
  readonly GECKO: 3;
  /** A quarter more for each flick in a row, up to `maximumFling`, in long content: Qt. */
  readonly QT: 4;
  /** Its velocity, up to six times for a faster fling; trackpads continue it, too. Published (GTK). */
  readonly GTK: 5;
};
export type FlingBoost = (typeof FlingBoost)[keyof typeof FlingBoost];

/** What `maximumFling` limits. */
export const SpeedLimit: {
  /** The speed along each axis. */
  readonly EACH_AXIS: 0;
  /** The magnitude of the velocity; its direction is kept. */
  readonly WHOLE: 1;
};
export type SpeedLimit = (typeof SpeedLimit)[keyof typeof SpeedLimit];

/** How the steps of a wheel or a key are animated. */
export const WheelSmoothing: {
  /** Not at all: each step scrolls at once. */
  readonly NONE: 0;
  /** A constant duration. */
  readonly CONSTANT: 1;
  /** A duration that grows with the distance. */
  readonly DELTA_BASED: 2;
  /** A duration that shrinks with the distance, so that it keeps up with a fast wheel. */
  readonly INVERSE_DELTA: 3;
  /** A fast start and a long deceleration. */
  readonly IMPULSE: 4;
  /** A constant mean speed: WebKit. */
  readonly PACED: 5;
  /** A critically damped spring that keeps its velocity from notch to notch: Gecko. */
  readonly SPRING: 6;
  /** A constant share of the remaining distance per second: Lenis. */
  readonly EXPONENTIAL: 7;
  /** An exponential ease-out of 0.3 seconds: Qt. */
  readonly OUT_EXPO: 8;
  /**
   * Notches that come evenly move content evenly: each motion takes until the next notch is due, and
   * half of that time to stop. A single notch takes 0.2 seconds.
   */
  readonly STEADY: 9;
};
export type WheelSmoothing = (typeof WheelSmoothing)[keyof typeof WheelSmoothing];

/** Whether a wheel scrolls by fractions of its steps. */
export const WheelStepping: {
  /** It does. */
  readonly FRACTIONAL: 0;
  /** By whole notches, lines or pages; fractions add up for each device until it turns back. */
  readonly WHOLE: 1;
};
export type WheelStepping = (typeof WheelStepping)[keyof typeof WheelStepping];

/**
 * All numbers of a feel. Start from a preset with feelGetValues and change what differs; 0 means 0
 * here, not default. Within the ranges no motion takes longer than a month.
 */
export interface FeelValues {
  /** How a fling decelerates. */
  coastRule: CoastRule;
  /**
   * Share of speed lost per second, in 1/s, where the rule uses it and where a fling is retargeted.
   * Larger stops sooner. Range: 1e-4 to 1e6.
   */
  drag: number;
  /** Speed lost per second, in points per second squared. Range: 1 to 1e6. */
  brake: number;
  /** The top edge. */
  edgeTop: EdgeBehavior;
  /** The left edge. */
  edgeLeft: EdgeBehavior;
  /** The bottom edge. */
  edgeBottom: EdgeBehavior;
  /** The right edge. */
  edgeRight: EdgeBehavior;
  /** How overscroll returns at an edge that bounces. */
  bounceRule: BounceRule;
  /** How a finger's velocity is estimated. */
  velocityRule: VelocityRule;
  /**
   * Stiffness of the spring for a mass of 1, in 1/s squared. Larger returns sooner. Range: 0.01 to
   * 1e6.
   */
  bounceStiffness: number;
  /** Damping ratio of the spring: below 1 it oscillates. Range: 0.001 to 1000. */
  bounceDampingRatio: number;
  /**
   * Share of a fling's velocity that the bounce takes over; 1 is continuous. For BounceRule.ELASTIC
   * also the share of the velocity of fingers that release content out of range. Range: 0 to 1e6.
   */
  bounceShare: number;
  /** Largest velocity that the bounce takes over, in points per second. Range: 0 to infinity. */
  bounceSpeedLimit: number;
  /** Share of the finger's movement that overscroll follows at first. Range: 1e-6 to 1. */
  rubberBand: number;
  /** Overscroll that no drag exceeds, in viewports. Range: 0 to infinity. */
  rubberBandReach: number;
  /** Distance that a finger moves before a drag starts, in points. Range: 0 to 1e12. */
  slop: number;
  /** Speed below which no fling starts, in points per second. Range: 0 to 1e12. */
  minimumFling: number;
  /**
   * Largest speed of a fling before a boost, and of Qt's boost after it, in points per second.
   * Range: 0 to 1e12.
   */
  maximumFling: number;
  /** Seconds without movement after which a finger has no velocity. Range: 0 to 1e6. */
  staleAfter: number;
  /** How steps of a wheel are animated. */
  wheelSmoothing: WheelSmoothing;
  /** Whether a wheel scrolls by fractions of its steps. */
  wheelStepping: WheelStepping;
  /**
   * Points per notch of a wheel; 0: the viewport's length to the power of two thirds, as in GTK.
   * Range: 0 to 1e12.
   */
  wheelStep: number;
  /** Length of a line, in points, for wheels and keys. Range: 0 to 1e12. */
  lineLength: number;
  /** Duration of an animated scroll, in seconds. Range: 0 to 1e6. */
  animationDuration: number;
  /** Factor of a wheel's notches and lines; 1 is usual. Range: 0 to 1e6. */
  wheelSpeed: number;
  /** Largest factor of a fast wheel's notches and lines; 1: no acceleration. Range: 0 to 1e6. */
  wheelAcceleration: number;
  /**
   * Rate of a wheel's spring or exponential, in 1/s; 0: that of the smoothing. Larger ends sooner.
   * Below 1e-4 it counts as that. Range: 0 to 1e6.
   */
  wheelRate: number;
  /** What happens to the distance that a finger moves before a drag starts. */
  dragStart: DragStart;
  /** Whether a drag keeps to one axis. */
  directionLock: DirectionLock;
  /** Which of several fingers scroll. */
  fingers: FingerRule;
  /** What a caught fling adds to the next. */
  flingBoost: FlingBoost;
  /** What maximumFling limits. */
  speedLimit: SpeedLimit;
  /** How a deceleration comes to its end. */
  motionEnd: MotionEnd;
  /** Lines that an arrow key scrolls. Range: 0 to 1e6. */
  keyLines: number;
  /** Share of the visible length that stays visible when a key scrolls a page. Range: 0 to 1. */
  pageOverlap: number;
  /**
   * Whether a pan of a trackpad keeps to one axis, in the same way as directionLock; BREAKABLE as in
   * Gecko. Its first 3 points show its direction. No preset has it. It is for PAN_UPDATE, and for
   * the platform's momentum after it: a wheel in points scrolls along both axes.
   */
  trackpadLock: DirectionLock;
}

/** A scroll view. Owned by its creator; destroy it with Scroller.destroy. */
export class Scroller {
  /**
   * Create a scroller.
   *
   * It has no content until Scroller.setGeometry. The times of inputs and ticks share one clock.
   *
   * @param options The options; null means all defaults. Copied.
   */
  constructor(options?: Partial<ScrollerOptions> | null);

  /**
   * Set the scroller's clock back.
   *
   * A call with a time that is far ahead by mistake, such as one in milliseconds, sets the clock
   * ahead, and all later calls count as of that time. This call undoes it: content goes on from
   * where it is, and motions, fades and gestures continue by their own elapsed time. Returned times
   * are the host's again, also those of events that wait in the queue. They may be rounded, by up to
   * 15 microseconds.
   *
   * Nested scrollers: the scrollers of a tree have one clock. The latest of them is set back to the
   * time, and what was added by mistake has passed for all of them.
   *
   * @param time The new time of the clock, in seconds. A time that is not before the clock has no
   *             effect.
   */
  setClock(time: number): Status;

  /**
   * Set the viewport, the content and the insets.
   *
   * The first geometry puts content at its start. Later ones do not make moving content jump: a drag
   * keeps its anchor, and a motion is retargeted. Content that rests out of the new range is clamped
   * at once; with a shift, it bounces back. A shift moves all stored offsets, so that it is not
   * visible. Observed: the host receives EventKind.REQUEST_SHIFT.
   *
   * @param geometry The new geometry; must not be null. Copied.
   * @param time     Time of the call, in seconds.
   */
  setGeometry(geometry: Partial<Geometry> | null, time: number): Status;

  /**
   * Set the sizes of the viewport and the content, without insets, in one call without a struct.
   *
   * It is Scroller.setGeometry for scripts that cannot make structs. Content begins at its left,
   * also if the last geometry was from right to left. An unchanged size costs little more than a
   * tick, so a program may set it in every frame.
   *
   * @param viewportWidth  Width of the viewport, in points; below 0 counts as 0.
   * @param viewportHeight Height of the viewport, in points; below 0 counts as 0.
   * @param contentWidth   Width of the content, in points; below 0 counts as 0.
   * @param contentHeight  Height of the content, in points; below 0 counts as 0.
   * @param time           Time of the call, in seconds.
   */
  setSize(viewportWidth: number, viewportHeight: number, contentWidth: number, contentHeight: number, time: number): Status;

  /**
   * Shift the offset and all stored offsets with content that moved under the viewport.
   *
   * It is Scroller.setGeometry with the current geometry and a shift. When the content's size
   * changes too, set both in one call: between two calls content may be out of range.
   *
   * @param x    Distance by which visible content moved right within the content, in points.
   * @param y    Distance by which it moved down, in points.
   * @param time Time of the call, in seconds.
   */
  shift(x: number, y: number, time: number): Status;

  /**
   * Set the user's accessibility preferences from the next gesture or motion on. The gesture or
   * motion under way keeps the old ones.
   *
   * With `reducesMotion`, scrolls and zooms by the program, steps of a wheel or key, returns into
   * range and snaps of a header finish in one step; the nub still fades. Observed: requests to
   * scroll are not animated. With `stopsMomentum`, released content rests where it is. A chain of
   * nested scrollers has the preferences of the scroller on which the gesture begins.
   *
   * With `resamples`, a tick shows a drag as it was 5 ms before, and as much earlier as its moves
   * are late: on a line through the moves of the last 35 ms, extrapolated by at most 8 ms. A move is
   * late by the time from its own to the clock. Other calls, such as a move, show it as a tick of
   * their time does. A released motion starts at the drawn offset.
   *
   * @param preferences The preferences; null means none. Copied.
   * @param time        Time of the call, in seconds.
   */
  setPreferences(preferences: Partial<Preferences> | null, time: number): Status;

  /**
   * Set along which axes the user scrolls, from the next gesture or motion on. Along another one
   * only the program does.
   *
   * Fingers, wheels, keys, autoscroll, scroll bars and the nub have no effect along such an axis. In
   * a nested scroller they scroll those around it instead. A finger that comes down still stops what
   * moves, and a pinch zooms about its fingers. The gesture or motion under way goes on.
   *
   * @param x    true: the user scrolls horizontally; false: only the program does.
   * @param y    true: the user scrolls vertically; false: only the program does.
   * @param time Time of the call, in seconds.
   */
  setScrollEnabled(x: boolean, y: boolean, time: number): Status;

  /**
   * Set which axes overscroll although their content fits the viewport, from the next gesture or
   * motion on; see `alwaysBouncesX` of ScrollerOptions.
   *
   * @param x    true: content that fits the viewport's width overscrolls, too; false: it does not.
   * @param y    true: content that fits the viewport's height overscrolls, too; false: it does not.
   * @param time Time of the call, in seconds.
   */
  setAlwaysBounces(x: boolean, y: boolean, time: number): Status;

  /**
   * Scroll to an offset, with an animation or at once.
   *
   * An offset out of range is clamped. An animation starts with the position and velocity of moving
   * content, and ends a drag until the next press; a scroll at once keeps the drag.
   * EventKind.ANIMATION_COMPLETED is emitted exactly once: at once if the offset is reached already,
   * and with `finished` false if the animation is interrupted. Observed: the host receives
   * EventKind.REQUEST_SCROLL.
   *
   * An input along one axis takes that axis: the animation goes on along the other, and has finished
   * when it arrives there.
   *
   * @param x        x of the offset, in points.
   * @param y        y of the offset, in points.
   * @param animated true: with an animation; false: at once.
   * @param time     Time of the call, in seconds.
   */
  scrollTo(x: number, y: number, animated: boolean, time: number): number;

  /**
   * Scroll by a distance with an animation.
   *
   * The distance counts from the target of an animation under way, otherwise from the content
   * offset, so that quick repeats add up. Along an axis whose distance is 0, a motion under way
   * continues. Otherwise it behaves as Scroller.scrollTo.
   *
   * @param x    Distance to the right, in points.
   * @param y    Distance downwards, in points.
   * @param time Time of the call, in seconds.
   */
  scrollBy(x: number, y: number, time: number): number;

  /**
   * Scroll by the smallest distance that shows a rectangle of the content, with an animation or at
   * once.
   *
   * The viewport is visible without its insets. A rectangle larger than that is shown when it fills
   * it. Otherwise it behaves as Scroller.scrollTo.
   *
   * @param x        x of the rectangle's left edge in the content, in points.
   * @param y        y of its top edge in the content, in points.
   * @param width    Its width, in points; 0 or more.
   * @param height   Its height, in points; 0 or more.
   * @param animated true: with an animation; false: at once.
   * @param time     Time of the call, in seconds.
   */
  scrollRectToVisible(x: number, y: number, width: number, height: number, animated: boolean, time: number): number;

  /**
   * Scroll to an offset, over a given time along a curve, at a given speed, or at once; along both
   * axes or one.
   *
   * Otherwise it behaves as Scroller.scrollTo. While content changes, the animation keeps its curve
   * or speed.
   *
   * @param x       x of the offset, in points.
   * @param y       y of the offset, in points.
   * @param options How to scroll; null means all defaults. Its alignment and margins do not count.
   *                Not kept.
   * @param time    Time of the call, in seconds.
   */
  animateTo(x: number, y: number, options: Partial<ScrollOptions> | null, time: number): number;

  /**
   * Scroll to where a rectangle of the content lies as given: at the start, the middle or the end of
   * the viewport, or by the least distance that shows it, with margins.
   *
   * The viewport is visible without its insets. A rectangle larger than that is shown when it fills
   * it. An offset out of range is clamped. Otherwise it behaves as Scroller.animateTo.
   *
   * @param x       x of the rectangle's left edge in the content, in points.
   * @param y       y of its top edge in the content, in points.
   * @param width   Its width, in points; 0 or more.
   * @param height  Its height, in points; 0 or more.
   * @param options Where it comes to lie, and how to scroll; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  scrollIntoView(x: number, y: number, width: number, height: number, options: Partial<ScrollOptions> | null, time: number): number;

  /**
   * Set the content offset at once, such as a restored one.
   *
   * An offset out of range is clamped. Motions stop; a drag continues from the new offset. Observed:
   * the host receives EventKind.REQUEST_SCROLL.
   *
   * @param x    x of the offset, in points.
   * @param y    y of the offset, in points.
   * @param time Time of the call, in seconds.
   */
  setOffset(x: number, y: number, time: number): Status;

  /**
   * Stop every motion at the current offset.
   *
   * Content out of range and a scale beyond its limits still return. A drag continues. Observed:
   * while content moves by itself, the host receives EventKind.REQUEST_SCROLL for the current
   * offset.
   *
   * @param time Time of the call, in seconds.
   */
  stop(time: number): Status;

  /**
   * Set the feel from the next gesture or motion on. The gesture or motion under way keeps its feel.
   *
   * Values that the scroller's options set, the wheel step, the line length and clamped edges,
   * remain in force.
   *
   * @param feel The feel.
   * @param time Time of the call, in seconds.
   */
  setFeel(feel: Feel, time: number): Status;

  /**
   * Set a custom feel from the next gesture or motion on. The gesture or motion under way keeps its
   * feel.
   *
   * It also replaces values that the scroller's options set.
   *
   * @param values The feel; must not be null. Copied.
   * @param time   Time of the call, in seconds.
   */
  setFeelValues(values: Partial<FeelValues> | null, time: number): Status;

  /**
   * Read all numbers of the feel that was set last. It is in force from the next gesture or motion
   * on.
   */
  getFeelValues(): FeelValues;

  /**
   * Push an action of the user or a report of a toolkit.
   *
   * Inputs may come in any order. An input that has no meaning in the current phase has no effect.
   * Fields that the kind does not use are validated, too: leave them 0. Kinds from InputKind.HOST on
   * are not validated; without `didReceive` of a delegate they are refused as an unknown kind.
   *
   * @param input The input; must not be null. Copied.
   */
  push(input: Partial<Input> | null): Status;

  /**
   * Push several inputs in one call, all or none.
   *
   * It is for scripts, where a call costs more than the work in it.
   *
   * @param inputs The inputs, the oldest first. Copied.
   */
  pushMany(inputs: readonly Partial<Input>[]): Status;

  /**
   * Return whether the scroller or its delegate handles inputs of a kind.
   *
   * @param kind The kind; any number.
   */
  respondsTo(kind: InputKind): boolean;

  /**
   * Press a finger or a mouse button on the content.
   *
   * A press catches moving content: it stops where it is. With several fingers down, the feel
   * determines which of them scrolls, usually the newest. Where zooming is enabled, two fingers zoom
   * about their midpoint. Content does not jump when a finger is pressed or released. Three fingers
   * are tracked; further ones have no effect. Pressing a pointer that is down already counts as its
   * release and a new press.
   *
   * A press and release is a tap on the content if the frame's phase was Phase.IDLE before the press
   * and is Phase.TRACKING before the release. If the phase was another one before the press, the
   * finger caught moving content; if it is Phase.DRAGGING before the release, the finger scrolled.
   *
   * @param pointerId The pointer; any number that is constant from press to release.
   * @param x         x in the viewport, in points.
   * @param y         y in the viewport, in points.
   * @param time      Time of the call, in seconds.
   */
  press(pointerId: number, x: number, y: number, time: number): Status;

  /**
   * Move a finger or a mouse button that was pressed.
   *
   * Content scrolls after the pointer has moved past the feel's slop. The slop is discarded, unless
   * the feel says otherwise. With a direction lock, the offset along the other axis does not change.
   *
   * @param pointerId The pointer; the move of one that is not pressed has no effect.
   * @param x         x in the viewport, in points; may be outside it.
   * @param y         y in the viewport, in points; may be outside it.
   * @param time      Time of the call, in seconds.
   */
  move(pointerId: number, x: number, y: number, time: number): Status;

  /**
   * Release a finger or a mouse button. The content continues with the pointer's velocity.
   *
   * The velocity is estimated from the moves; the position of the release does not count. A pointer
   * that did not move for the feel's `staleAfter`, 0.1 s in UIKit and 0.04 s in Android, has no
   * velocity. While another finger is down, the content follows that finger.
   *
   * @param pointerId The pointer; the release of one that is not pressed has no effect.
   * @param time      Time of the call, in seconds.
   */
  release(pointerId: number, time: number): Status;

  /**
   * Cancel the gesture, the held key or the autoscroll. The content rests where it is, or returns
   * into range.
   *
   * An armed pull to refresh begins the refresh, as after a release.
   *
   * @param time Time of the call, in seconds.
   */
  cancel(time: number): Status;

  /**
   * Turn a wheel.
   *
   * Points scroll at once. Other units are animated as the feel determines, and turns in quick
   * succession add up. A wheel never scrolls out of range, and has no effect while a finger is down.
   *
   * @param x    Amount to the right, in `unit`; positive scrolls towards the content's right.
   * @param y    Amount downwards, in `unit`; positive scrolls towards the content's bottom. Most
   *             toolkits report a turn away from the user as positive: negate it.
   * @param unit The unit of the amounts.
   * @param time Time of the call, in seconds.
   */
  wheel(x: number, y: number, unit: Unit, time: number): Status;

  /**
   * Press a key that scrolls, or repeat it.
   *
   * Repeats add up, so that a held key scrolls continuously; see also Scroller.holdKey. A key never
   * scrolls out of range, and has no effect while a finger is down.
   *
   * @param key  The key.
   * @param time Time of the call, in seconds.
   */
  key(key: Key, time: number): Status;

  /**
   * Hold a key that scrolls: content scrolls at a constant speed until Scroller.releaseKey.
   *
   * Call it on the key's first repeat; the first press is a Scroller.key. The speed is that of 25
   * presses a second, 5 for a page: with 2 `keyLines`, 50 lines. Further repeats do not change it.
   * With a feel whose wheel is not animated, and for Key.HOME and Key.END, each call counts as a
   * press. The target is the end of the range towards which the content scrolls.
   *
   * @param key  The key.
   * @param time Time of the repeat, in seconds.
   */
  holdKey(key: Key, time: number): Status;

  /**
   * Release a key that was held. The content brakes and rests soon after.
   *
   * Call it, or Scroller.cancel, also when the host loses the keyboard focus.
   *
   * @param key  The key.
   * @param time Time of the release, in seconds.
   */
  releaseKey(key: Key, time: number): Status;

  /**
   * Report that the user released the content of a toolkit, and get where it is to rest.
   *
   * It is InputKind.WILL_END_DRAGGING and InputKind.DID_END_DRAGGING in one call. Give the target to
   * the toolkit, such as through the `targetContentOffset` of UIScrollView. It is the toolkit's own
   * unless content snaps or the delegate retargets it; then EventKind.REQUEST_REST is emitted, too.
   *
   * @param velocityX   Velocity of the offset, in points per second.
   * @param velocityY   Velocity of the offset, in points per second.
   * @param targetX     x of the offset at which the toolkit would let content rest, in points.
   * @param targetY     y of the offset at which the toolkit would let content rest, in points.
   * @param decelerates true: momentum follows; false: content rests.
   * @param time        Time of the release, in seconds.
   */
  reportRelease(velocityX: number, velocityY: number, targetX: number, targetY: number, decelerates: boolean, time: number): [number, number];

  /**
   * Advance to a time and read the frame to draw.
   *
   * Call it once per display frame while the frame's `needsTick` is true. The offset at a time does
   * not depend on the number of ticks before it.
   *
   * @param time Time of the frame, in seconds.
   */
  tick(time: number): Frame;

  /**
   * Follow the offset of a host that owns it, and read the frame to draw and to store there: in
   * place of Scroller.tick, once per display frame.
   *
   * An immediate-mode toolkit stores the offset itself, and its own scroll bar may move it. If the
   * host's offset is not what the last call returned, the host has moved it: the content goes there
   * at once, and a motion ends, except a bounce along the other axis; a drag continues. Otherwise
   * only time passes. A host may store whole points, and only offsets in range: an offset that
   * differs from the last frame's by less than a point, or only by clamping, does not count as moved
   * by the host. The first call compares with the offset at which content begins. Set the size
   * before.
   *
   * The host's bar is the user's, as the thumb of Scroller.scrollbarEnable. Its release is not
   * reported: it lets go 0.15 s after it last moved the content. Then pages and headers snap.
   *
   * @param hostX x of the host's offset, in points.
   * @param hostY y of the host's offset, in points.
   * @param time  Time of the frame, in seconds.
   */
  sync(hostX: number, hostY: number, time: number): Frame;

  /** Read the frame to draw, as of the last call. */
  getFrame(): Frame;

  /**
   * Find when a frame will next differ, so that no frame is drawn twice. Nothing changes.
   *
   * A frame differs where content, headers, the nub or scroll bars are drawn at other pixels than as
   * of the last call. A position of the viewport is drawn at the pixel ⌊position · scale + ½⌋, and
   * content at the position −offset; pass a larger scale if rows at fractions of a pixel are rounded
   * one by one. Content that is zoomed, resampled or stretched is drawn in every frame while it
   * moves.
   *
   * After an input the next frame is drawn. Before each frame without one, ask from its time on:
   * while `isDrawn` is 0 and `time` not later, tick at `time` with a null frame and ask again; then
   * draw the frame if `time` is not later than it, and else wait until `time`.
   *
   * @param pixelsPerPoint The scale of the display, such as 2. Range: 0.01 to 1000
   * @param time           Time of the next frame, in seconds: earlier frames are not drawn.
   */
  getNextChange(pixelsPerPoint: number, time: number): NextChange;

  /**
   * Read the progress of a stretch of the content through the viewport along an axis, as of the last
   * call: what fades or moves with a rectangle while it scrolls through. Items of a list have
   * List.getProgress.
   *
   * The viewport is visible without its insets. In right-to-left content the stretch comes in at the
   * left.
   *
   * @param axis   The axis.
   * @param start  The distance of its left or top from that of the content, in points at the current
   *               scale.
   * @param length Its length, in points at the current scale; 0 or more.
   */
  getViewProgress(axis: Axis, start: number, length: number): ViewProgress;

  /**
   * Advance to a time and return the offset to draw at along an axis, without a struct.
   *
   * It is Scroller.tick for scripts that cannot read structs. A second call with the same time
   * returns the offset along the other axis.
   *
   * @param axis The axis.
   * @param time Time of the frame, in seconds.
   */
  tickOffset(axis: Axis, time: number): number;

  /** Return whether the next display frame needs a tick, without a struct: the frame's `needsTick`. */
  needsTick(): boolean;

  /** Read the start, the expected end and the direction of the current scroll, as of the last call. */
  getContext(): Context;

  /**
   * Return the distance of an offset from an edge of its range, including insets.
   *
   * @param x    x of the offset, in points.
   * @param y    y of the offset, in points.
   * @param edge One Edges bit.
   */
  getMargin(x: number, y: number, edge: Edges): number;

  /**
   * Enable scroll to top with undo: a trigger scrolls to the top, the next one scrolls back.
   *
   * Enabled again with another rule, it forgets the offset to return to; with the same rule, nothing
   * changes.
   *
   * @param options The options; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  topEnable(options: Partial<TopOptions> | null, time: number): Status;

  /**
   * Disable scroll to top. The scroller leaves its window.
   *
   * @param time Time of the call, in seconds.
   */
  topDisable(time: number): Status;

  /**
   * Scroll to the top, or back.
   *
   * The first trigger remembers the content offset and scrolls to the top with an animation; x does
   * not change. The next trigger scrolls back. A trigger during the animation reverses it without a
   * jump, and a trigger during momentum ends it. The remembered offset shifts with the content and
   * is forgotten when the user scrolls. At the top, without a remembered offset, nothing happens.
   *
   * Triggers of one turn of the host's event loop count once: those at the same time, and those
   * before the next tick and within 0.1 s. The delegate may veto. EventKind.TOP_WILL_SCROLL or
   * EventKind.TOP_WILL_RESTORE is emitted, then EventKind.TOP_TARGET_CHANGED.
   *
   * @param source The source of the trigger; any number. The events contain it.
   * @param time   Time of the call, in seconds.
   */
  topTrigger(source: TopSource, time: number): Status;

  /**
   * Scroll to a home of the program instead of the top, such as today or the newest item, or back.
   *
   * It behaves as Scroller.topTrigger, with two differences. Content that does not rest at the home
   * goes there, also if it is to return from elsewhere; content that does, or is on its way there,
   * goes back. And an attached list keeps what is at the home in place while extents become known.
   * List.getOffsetShowing has the offset of an item.
   *
   * @param y      The content offset of the home, in points.
   * @param source The source of the trigger; any number. The events contain it.
   * @param time   Time of the call, in seconds.
   */
  topTriggerHome(y: number, source: TopSource, time: number): Status;

  /**
   * Set whether the scroller's view is on screen.
   *
   * A tap on a status bar triggers visible views only, so that of several tabs the visible one
   * scrolls. A view is visible until this call, unless its options say otherwise.
   *
   * @param isVisible true: the view has appeared; false: it has not appeared, or it begins to
   *                  disappear.
   */
  topSetVisible(isVisible: boolean): Status;

  /** Read the state of scroll to top, as of the last call. */
  topGetState(): TopState;

  /**
   * Add a collapsing header below the headers that were added before.
   *
   * It begins fully shown. When content scrolls down, the first header hides first; when it scrolls
   * up, the last header shows first. Near the top, no gap opens between header and content: a header
   * is hidden by at most the scrolled distance, so at the top it is fully shown. Only the mode
   * FREEZE_NEAR_ENDS can leave it partly hidden there. EventKind.HEADER_MOVED,
   * EventKind.HEADER_SHOWN and EventKind.HEADER_HIDDEN report its movement.
   *
   * @param options The options; must not be null. Copied.
   * @param time    Time of the call, in seconds.
   */
  headerAdd(options: Partial<HeaderOptions> | null, time: number): number;

  /**
   * Set the options of a header, such as another height after a rotation.
   *
   * The header keeps its position as far as the options allow. A snap under way stops.
   *
   * @param number  The number of the header.
   * @param options The options; must not be null. Copied.
   * @param time    Time of the call, in seconds.
   */
  headerSetOptions(number: number, options: Partial<HeaderOptions> | null, time: number): Status;

  /**
   * Set the position of a header, such as one that the host shows or hides itself.
   *
   * The position is clamped to what the header's mode allows at the current offset: near the top, a
   * header is hidden by at most the scrolled distance, except in the mode FREEZE_NEAR_ENDS. A snap
   * under way stops, and the next scroll moves the header on from there. A host that animates a
   * header sets its position once a frame.
   *
   * @param number   The number of the header.
   * @param position y of its top edge if it were the only header, in points: 0 shown, -height
   *                 hidden.
   * @param time     Time of the call, in seconds.
   */
  headerSetPosition(number: number, position: number, time: number): Status;

  /**
   * Remove all headers. No further events of them are emitted.
   *
   * @param time Time of the call, in seconds.
   */
  headerRemoveAll(time: number): Status;

  /**
   * Read the state of a header, as of the last call.
   *
   * @param number The number of the header.
   */
  headerGetState(number: number): HeaderState;

  /**
   * Set which part of the content keeps its position in the viewport when content changes.
   *
   * To keep another item, such as the focused one, call Scroller.setGeometry with that item's
   * movement as the shift, without a batch.
   *
   * @param policy The policy.
   * @param time   Time of the call, in seconds.
   */
  anchorSetPolicy(policy: AnchorPolicy, time: number): Status;

  /**
   * Begin a batch of edits to the content.
   *
   * Batches may be nested. End each with Scroller.anchorEndUpdate. Observed: within a batch, an
   * offset that the toolkit reports counts as the toolkit's own correction and not as a scroll. So a
   * batch should contain the toolkit's layout and no movement of the user.
   *
   * @param time Time of the call, in seconds.
   */
  anchorBeginUpdate(time: number): number;

  /**
   * Add an edit to the innermost batch: a length removed and a length inserted at a y.
   *
   * An insertion has only `inserted`, a removal only `removed`, a row of another height both. An
   * edit wholly above the viewport's top shifts the offset when the batch ends; any other edit
   * shifts nothing. While an inset is visible above the content, the content's top counts as the
   * viewport's top. The content's new size is set when the batch ends.
   *
   * @param y        y of the edit in the content, in points, after all edits before it.
   * @param removed  The removed length, in points; 0 or more.
   * @param inserted The inserted length, in points; 0 or more.
   */
  anchorAddEdit(y: number, removed: number, inserted: number): Status;

  /**
   * End a batch of edits and set the new geometry. The anchored part of the content keeps its
   * position in the viewport.
   *
   * All stored offsets shift with the content: drag anchors, the targets of motions, the offset that
   * scroll to top returns to. Observed: the host receives EventKind.REQUEST_SHIFT for the shift that
   * its toolkit has not made itself. The host must shift a toolkit's own drag or momentum by the
   * same distance.
   *
   * @param batch    The number of the batch.
   * @param geometry The new geometry; must not be null. Its shift must be 0. Copied.
   * @param finished true: the edits were made; false: they were discarded, and nothing shifts.
   * @param time     Time of the call, in seconds.
   */
  anchorEndUpdate(batch: number, geometry: Partial<Geometry> | null, finished: boolean, time: number): Status;

  /**
   * Enable a fast-scroll nub: a handle at the side that shows the position in the content and can be
   * dragged.
   *
   * It fades in when content moves and fades out after content rests. The host draws it at the
   * position that Scroller.nubGetState returns. During a fade or its delay, the frame's `needsTick`
   * is true. Enabled again with other options, it is hidden and has those; with the same options,
   * nothing changes.
   *
   * @param options The options; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  nubEnable(options: Partial<NubOptions> | null, time: number): Status;

  /**
   * Disable the nub at once. If it is grabbed, its release is emitted, and no further events of it.
   *
   * @param time Time of the call, in seconds.
   */
  nubDisable(time: number): Status;

  /**
   * Grab the nub with a finger.
   *
   * Until Scroller.nubRelease the nub stays under the finger, also when content changes its size.
   * Moving content stops where it is, or returns into its range. A hidden nub cannot be grabbed.
   *
   * @param time Time of the call, in seconds.
   */
  nubGrab(time: number): boolean;

  /**
   * Move the finger that grabs the nub. Content follows at once; x does not change.
   *
   * The phase stays Phase.IDLE. Content that bounces returns meanwhile, along y until the finger
   * leads it into its range. Observed: the host receives EventKind.REQUEST_SCROLL. When rows were
   * inserted or something else moved the content, the drag continues from the current offset: both
   * ends of the track still are both ends of the content, so a point up may scroll by another
   * distance than a point down. A drag back and forth returns to its offset.
   *
   * @param distance Distance that the finger moved down since the last call, in points.
   * @param sideways Distance of the finger from the nub's side, in points: with `fineDistance` set,
   *                 the nub moves less the farther the finger is. 0 for none.
   * @param time     Time of the call, in seconds.
   */
  nubDrag(distance: number, sideways: number, time: number): Status;

  /**
   * Release the nub. Call it also when the gesture is cancelled.
   *
   * @param time Time of the call, in seconds.
   */
  nubRelease(time: number): Status;

  /**
   * Set whether a mouse hovers near the nub. While it does, a visible nub does not fade out.
   *
   * @param isNear true: the mouse is near; false: it is not.
   * @param time   Time of the call, in seconds.
   */
  nubSetHover(isNear: boolean, time: number): Status;

  /**
   * Set where the content's sections begin, for the label beside the nub.
   *
   * EventKind.SECTION_CHANGED reports the current section. Set the sections again when an edit moves
   * them, inside its batch: a change of the current section is then emitted when the batch ends.
   *
   * @param starts y of the start of each section in the content, in points, in ascending order.
   *               Copied.
   * @param time   Time of the call, in seconds.
   */
  nubSetSections(starts: ArrayLike<number>, time: number): Status;

  /**
   * Read the state of the nub, as of the last call.
   *
   * While rows are measured, the nub moves only with the content, unless its rule ignores insets.
   * Rows that are inserted or removed, and a viewport of another size, move it to its share of the
   * length.
   */
  nubGetState(): NubState;

  /**
   * Set the parent of a scroller: scrolling chains from the child to the parent.
   *
   * What the child cannot scroll of a gesture, a wheel, a key or a fling then scrolls the parent,
   * its parent and so on, without a stop. Push inputs to the innermost scroller under the pointer.
   * Tick and draw each scroller; a call on one lets time pass for all that it moves.
   *
   * A chain that is under way in the child ends where it is at that time. Momentum that reaches a
   * parent with snap targets ends at the one nearest to its end, or before the parent. When a
   * scroller is destroyed, its children become children of its parent.
   *
   * Scrollers of a tree have one clock. If the clocks of the two were set back by different times
   * (Scroller.setClock), the difference passes for the one that was set back less, and for its tree.
   *
   * The first gesture on more than four nested scrollers allocates memory for them. Without memory
   * it scrolls the innermost four.
   *
   * @param parent The scroller around it; must be driven. null removes the child from its parent.
   *               Both stay owned by the caller, may be destroyed in any order, and must be used by
   *               one thread from now on.
   * @param time   Time of the call, in seconds.
   */
  nestSetParent(parent: Scroller | null, time: number): Status;

  /**
   * Set whether scrolling chains to the parent at the end of the range, for each axis.
   *
   * The default is OverscrollBehavior.AUTO: scrolling chains to the parent; without a parent, the
   * scroller overscrolls as its feel determines. With the other values nothing chains along that
   * axis, also where the content fits. It applies from the next gesture on.
   *
   * @param x The behaviour to the left and right.
   * @param y The behaviour upwards and downwards.
   */
  nestSetOverscrollBehavior(x: OverscrollBehavior, y: OverscrollBehavior): Status;

  /**
   * Set the order in which a scroller and the scrollers nested in it scroll.
   *
   * A collapsing header of 60 points is a parent with a range of 60 points and
   * NestOrder.PARENT_FIRST_DOWN: it scrolls first towards the end and last towards the start, also
   * where a gesture turns back. The last scroller of the order overscrolls. It applies from the next
   * gesture on.
   *
   * @param order The order.
   */
  nestSetOrder(order: NestOrder): Status;

  /**
   * Set whether a gesture latches to the scroller that it scrolls first.
   *
   * With NestLatching.GESTURE, a gesture that begins where the scroller can move scrolls it alone
   * along that axis, and overscrolls at its end. A gesture that begins at the scroller's end chains
   * to the parent. Turns of a wheel with less than 0.5 s between them are one gesture, as in
   * Chromium; one that nobody can take latches nobody. It applies from the next gesture on.
   *
   * @param latching Whether gestures latch.
   */
  nestSetLatching(latching: NestLatching): Status;

  /**
   * Tick two scrollers that scroll as one along an axis, such as both sides of a diff, or a table's
   * header and its body: in place of Scroller.tick, once per display frame. Then read both frames
   * with Scroller.getFrame.
   *
   * The scroller that moves leads, and the other one follows. The follower's offset and target match
   * the leader's, clamped to the follower's own range, and it reports the leader's phase. A follower
   * past an end of its range first returns into it by itself. A motion along the other axis
   * continues. A scroller that a touch, a thumb or the program moves or holds while the other one
   * leads becomes the leader.
   *
   * The first call moves the follower to match the leader at once. Later, a scroller that begins to
   * follow starts at its own offset, and comes to match while the leader moves. While both rest, the
   * scroller that led last leads, at the beginning the first: if sizes or positions have changed,
   * the other one moves at once to match.
   *
   * A scroller belongs to one link, along one axis. Let only one of them snap along it: while the
   * other one leads, it may rest between its snap targets. A scroller that is ticked alone for 0.15
   * s rests. If they are traced, both must be in one trace.
   *
   * A scroller that was given a parent, a child or an option of nesting other than the default
   * counts as nested for good, also when it is in no tree any more.
   *
   * A landmark is a position in the first content and one in the second, which match. Between
   * landmarks, positions are interpolated linearly. Before the first and after the last, both
   * contents move by the same distance; without landmarks, offsets are equal. If one content has no
   * length between two landmarks, the other one jumps over its content there, unless it leads.
   *
   * @param second    Another scroller; must not be null, be driven and not be nested.
   * @param axis      The axis.
   * @param line      Where the positions of a landmark meet, in points from the left or top of both
   *                  viewports, such as half of a viewport.
   * @param positions Pairs of positions in the first and the second content, in points at their
   *                  current scales from the left or top of the content, each in ascending order.
   *                  Read during the call.
   * @param time      Time of the frame, in seconds.
   */
  linkUpdate(second: Scroller | null, axis: Axis, line: number, positions: ArrayLike<number>, time: number): Status;

  /**
   * Set the snap targets along an axis.
   *
   * Released content, and each step of a wheel or a key, then moves to a snap target in one motion.
   * A step moves at least to the next one. Steps with less than 0.15 s between them add up, and
   * their sum snaps. The same holds for the scale after a pinch, and for a chain of nested
   * scrollers. Scrolls and zooms by the program do not snap. Content stays on its page, item or area
   * when sizes change, and at an item of a list whatever is measured or edited. Observed: the host
   * receives EventKind.REQUEST_REST. If new options change the number of the page or item,
   * EventKind.PAGE_CHANGED is emitted; not for the first options.
   *
   * @param axis    The axis.
   * @param options The options; null means no snap targets. Copied.
   * @param time    Time of the call, in seconds.
   */
  snapSetOptions(axis: Axis, options: Partial<SnapOptions> | null, time: number): Status;

  /**
   * Set the areas that content snaps to.
   *
   * Set them again whenever they move; if the content is shifted, after the shift. An area that
   * content is snapped to is identified by its key, and content moves with it. A release costs time
   * in proportion to areas in any order, and to areas in order that overlap there; other areas in
   * order are found by binary search. Of areas larger than the viewport that overlap, the 32 nearest
   * count.
   *
   * @param areas The areas. Copied.
   * @param order The order of the areas.
   * @param time  Time of the call, in seconds.
   */
  snapSetAreas(areas: readonly Partial<SnapArea>[], order: SnapOrder, time: number): Status;

  /**
   * Scroll to a page or an item with an animation; to the nearest one if there is no such index.
   *
   * When sizes change meanwhile, the animation ends at the new offset of the page or item.
   *
   * @param axis  The axis of the pages or items. The offset along the other axis does not change.
   * @param index The page or item, from 0.
   * @param time  Time of the call, in seconds.
   */
  snapScrollTo(axis: Axis, index: number, time: number): number;

  /** Read the current page, item or area, as of the last call. */
  snapGetState(): SnapState;

  /**
   * Enable zooming by a pinch, by a wheel with InputFlags.ZOOM and by the program.
   *
   * The geometry's content size and the starts of sections are then lengths at scale 1. Offsets and
   * other current positions are lengths at the current scale. When it is enabled again, it takes the
   * new options and keeps the scale; a scale at rest past a new limit is clamped at once.
   *
   * @param options The options; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  zoomEnable(options: Partial<ZoomOptions> | null, time: number): Status;

  /**
   * Disable zooming. The scale becomes 1 at once.
   *
   * @param time Time of the call, in seconds.
   */
  zoomDisable(time: number): Status;

  /**
   * Zoom to a scale, with an animation or at once. The content under a point of the viewport stays
   * there.
   *
   * The scale is clamped to its limits, and the offset to its range. Otherwise it behaves as
   * Scroller.scrollTo and numbers its animations with it.
   *
   * @param scale    The scale; above 0.
   * @param x        x of the point in the viewport, in points.
   * @param y        y of the point in the viewport, in points.
   * @param animated true: with an animation; false: at once.
   * @param time     Time of the call, in seconds.
   */
  zoomSetScale(scale: number, x: number, y: number, animated: boolean, time: number): number;

  /**
   * Zoom until a rectangle of the content fills the visible viewport.
   *
   * The scale is clamped to its limits. The rectangle is centred, as far as the range allows.
   * Otherwise it behaves as Scroller.zoomSetScale.
   *
   * @param x        x of the rectangle's left edge in the content, in points at scale 1.
   * @param y        y of its top edge in the content, in points at scale 1.
   * @param width    Its width, in points at scale 1; 0 or more.
   * @param height   Its height, in points at scale 1; 0 or more.
   * @param animated true: with an animation; false: at once.
   * @param time     Time of the call, in seconds.
   */
  zoomShowRect(x: number, y: number, width: number, height: number, animated: boolean, time: number): number;

  /**
   * Handle a double tap: zoom in from the smallest scale, or out to it from any other scale, with an
   * animation.
   *
   * The tapped content stays under the finger, as far as the range allows. The presses and releases
   * of the taps may be pushed before it or after it with the same time. A later press stops the
   * zoom, as it stops every motion. Otherwise it behaves as Scroller.zoomSetScale.
   *
   * @param x     x in the viewport, in points.
   * @param y     y in the viewport, in points.
   * @param scale The scale to zoom in to; 0: the largest.
   * @param time  Time of the call, in seconds.
   */
  zoomDoubleTap(x: number, y: number, scale: number, time: number): number;

  /** Read the state of zooming, as of the last call. */
  zoomGetState(): ZoomState;

  /**
   * Set the limits of an observed scroller's scale, so that zooming past them emits events.
   *
   * The limits are 1 and 1 until this call. Driven scrollers use Scroller.zoomEnable.
   *
   * @param minimum The smallest scale; above 0.
   * @param maximum The largest scale; not below the smallest.
   * @param time    Time of the call, in seconds.
   */
  zoomSetLimits(minimum: number, maximum: number, time: number): Status;

  /**
   * Autoscroll at a velocity until the next call or Scroller.autoscrollEnd.
   *
   * Content stops at the end of its range, which is its target. The phase stays Phase.STEERING until
   * Scroller.autoscrollEnd, also at speed 0. While a finger is down, autoscroll has no effect. A
   * press, a wheel, a key, a scroll by the program or a held track of a scroll bar ends it.
   *
   * @param velocityX Velocity to the right, in points per second.
   * @param velocityY Velocity downwards, in points per second.
   * @param time      Time of the call, in seconds.
   */
  autoscrollSetVelocity(velocityX: number, velocityY: number, time: number): Status;

  /**
   * End autoscroll. The content stops at once, however autoscroll began.
   *
   * @param time Time of the call, in seconds.
   */
  autoscrollEnd(time: number): Status;

  /**
   * Begin autoscroll with a pressed pointer, such as a middle mouse button.
   *
   * Content moves towards the pointer. The speed grows with the distance from the press.
   *
   * @param options How distance becomes speed; null means all defaults. Copied.
   * @param x       x of the press in the viewport, in points.
   * @param y       y of the press in the viewport, in points.
   * @param time    Time of the call, in seconds.
   */
  autoscrollBegin(options: Partial<AutoscrollOptions> | null, x: number, y: number, time: number): Status;

  /**
   * Move the pointer that autoscrolls.
   *
   * Without autoscroll, only time passes.
   *
   * @param x    x in the viewport, in points; may be outside it.
   * @param y    y in the viewport, in points; may be outside it.
   * @param time Time of the call, in seconds.
   */
  autoscrollMove(x: number, y: number, time: number): Status;

  /**
   * Release the pointer that autoscrolls.
   *
   * If the pointer has left the dead zone, autoscroll ends. Otherwise the press was a click, and
   * autoscroll continues until Scroller.autoscrollEnd.
   *
   * @param time Time of the call, in seconds.
   */
  autoscrollRelease(time: number): boolean;

  /**
   * Autoscroll while an item is dragged near the edges of the viewport, or of what insets leave of
   * it.
   *
   * The speed grows with the depth in the margin. Call it for every movement of the item, and
   * Scroller.autoscrollEnd when the item is dropped.
   *
   * @param options The margin and the speed; null means all defaults. Copied.
   * @param x       x of the pointer in the viewport, in points; may be outside it.
   * @param y       y of the pointer in the viewport, in points; may be outside it.
   * @param time    Time of the call, in seconds.
   */
  autoscrollDrag(options: Partial<AutoscrollOptions> | null, x: number, y: number, time: number): Status;

  /**
   * Enable a classic scroll bar along an axis: a track with a thumb, and arrows beside it.
   *
   * The host draws it at the position that Scroller.scrollbarGetState returns. Enabled again with
   * other options, it has those, and no part is pressed; with the same options, nothing changes.
   *
   * @param axis    The axis that it scrolls.
   * @param options The options; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  scrollbarEnable(axis: Axis, options: Partial<ScrollbarOptions> | null, time: number): Status;

  /**
   * Disable the scroll bar along an axis. A scroll that it began continues.
   *
   * @param axis The axis that it scrolls.
   * @param time Time of the call, in seconds.
   */
  scrollbarDisable(axis: Axis, time: number): Status;

  /**
   * Press a scroll bar.
   *
   * A press on the thumb grabs it and stops moving content. A press on the track scrolls a page
   * towards the pointer and, after 0.25 s, continuously until the thumb is where it pressed; or it
   * moves the thumb to the pointer, with `jumpsToClick`. A press on an arrow scrolls as an arrow
   * key, by the feel's `keyLines`, and after 0.25 s continuously, whatever the wheel does. The
   * frame's `needsTick` is true until the thumb has arrived or the content is at its end.
   *
   * Observed: the host receives a request for each page and for each step of an arrow. After a pause
   * of more than 16 s it receives those of the last 16 s.
   *
   * @param axis     The axis that it scrolls.
   * @param part     ScrollbarPart.TRACK or ScrollbarPart.THUMB for a position along the track, which
   *                 determines the part; or an arrow.
   * @param position Position along the track, in points; ignored for arrows.
   * @param time     Time of the call, in seconds.
   */
  scrollbarPress(axis: Axis, part: ScrollbarPart, position: number, time: number): Status;

  /**
   * Move the pointer that presses a scroll bar. A grabbed thumb stays under it, and content follows
   * at once. A pressed track keeps the position of the press.
   *
   * Movements of the content by other causes, such as inserted rows, are kept. When it becomes
   * longer or shorter, such as by rows that are measured, the rest of the track stands for the rest
   * of the content from there on: content moves with the pointer, and both ends of the track are
   * both ends of the content. The thumb keeps its length until it is released, and then stays where
   * it is. The phase stays Phase.IDLE. Content that bounces returns meanwhile, along this axis until
   * the pointer leads it into its range. Observed: the host receives EventKind.REQUEST_SCROLL.
   *
   * @param axis     The axis that it scrolls.
   * @param position Position along the track, in points; may be beyond its ends.
   * @param sideways Distance beside the bar, in points: with `snapBack` set, the thumb returns to
   *                 where it was grabbed while the pointer is farther away. 0 for none.
   * @param time     Time of the call, in seconds.
   */
  scrollbarDrag(axis: Axis, position: number, sideways: number, time: number): Status;

  /**
   * Release a scroll bar. A page or step under way is completed; a continuous scroll ends.
   *
   * @param axis The axis that it scrolls.
   * @param time Time of the call, in seconds.
   */
  scrollbarRelease(axis: Axis, time: number): Status;

  /**
   * Read the state of a scroll bar, as of the last call.
   *
   * While rows are measured, the thumb moves only with the content. Rows that are inserted or
   * removed, and a viewport of another size, move it to its share of the length.
   *
   * @param axis The axis that it scrolls.
   */
  scrollbarGetState(axis: Axis): ScrollbarState;

  /**
   * Enable pull to refresh: content that a finger pulls past its top and releases begins a refresh.
   *
   * Content moves with the finger where its top edge bounces, and stays until the release where the
   * edge stretches, glows or clamps. EventKind.REFRESH_CHANGED reports each step. A gesture that the
   * system cancels counts as released; a drag that a scroll or zoom of the program, or a pinch, ends
   * does not. At RefreshStep.REFRESHING, an inset above the content holds it open until
   * Scroller.refreshEnd, also under a finger. Snapping content snaps as if it were closed, and rests
   * anywhere in the inset. Observed: the toolkit must hold its content open itself. Enabled again
   * with other options, a refresh under way goes on with those, and content at its top goes to the
   * new length with an animation; with the same options, nothing changes.
   *
   * @param options The options; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  refreshEnable(options: Partial<RefreshOptions> | null, time: number): Status;

  /**
   * Disable pull to refresh. A refresh under way ends as by Scroller.refreshEnd, and its last steps
   * are emitted; a pull is idle at once. Until the content has closed, it has ends: deltas are
   * refused.
   *
   * @param time Time of the call, in seconds.
   */
  refreshDisable(time: number): Status;

  /**
   * Begin a refresh, such as when a view appears. Content at its top opens with an animation;
   * content on its way elsewhere, and a refresh under way, go on.
   *
   * @param time Time of the call, in seconds.
   */
  refreshBegin(time: number): Status;

  /**
   * End a refresh. The content closes with an animation, and rows that were inserted above it with a
   * content anchor stay there.
   *
   * @param time Time of the call, in seconds.
   */
  refreshEnd(time: number): Status;

  /** Read the state of pull to refresh, as of the last call. */
  refreshGetState(): RefreshState;

  /**
   * Remove the ends of the content along both axes, for good: Scroller.deltasTake then returns its
   * movement as deltas. This gives inertia to a program that has none.
   *
   * A compositor sends the deltas to its clients; a terminal sends an arrow key for each line; a
   * program for X sends buttons. A finger, a fling, a wheel, a held key and the program move the
   * content without limit; there is no top, HOME and END do nothing, and neither a nub nor the thumb
   * of a scroll bar shows a place. The content stays where it is, and a motion continues. Set the
   * size of the viewport: pages and some feels depend on it. The size of the content has no effect.
   * Pull to refresh, conversations and snapping need ends: with one of them, the call is refused,
   * and they are refused afterwards.
   *
   * When it is enabled again, it takes the new options: lines and notches count from there.
   *
   * @param options The options; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  deltasEnable(options: Partial<DeltasOptions> | null, time: number): Status;

  /**
   * Advance to a time, and read how far the content has moved since the last such call: in place of
   * Scroller.tick, once per display frame.
   *
   * The sum of all deltas in points is the distance that the content has moved, to within 1e-9
   * points; the sums of lines and notches are this distance in whole lines and 120ths of a notch,
   * rounded toward zero. Every movement of the content counts; a shift does not. When the content
   * rests, a scroll ends with exactly one stop along each axis along which it moved. If a scroll
   * ends and another begins between two calls, they are one scroll. Send the movement, then the
   * stop.
   *
   * The offset of the frame has no meaning of its own: far from 0, the content is shifted back
   * towards it.
   *
   * @param time Time of the frame, in seconds.
   */
  deltasTake(time: number): Deltas;

  /**
   * Enable the meter: it measures what a user sees of the content. If it is enabled already, it
   * begins again.
   *
   * A tick is a frame that is seen at its time, as is a call of Scroller.sync, Scroller.deltasTake
   * or Scroller.linkUpdate. A second one at the time of the last is no other frame. Inputs that move
   * content count with their own times. How content scrolls does not change, and measuring allocates
   * nothing. An observer of scrollkit_trace_replay may enable it, too.
   *
   * @param options The options; null means all defaults. Copied.
   */
  meterEnable(options?: Partial<MeterOptions> | null): Status;

  /** Disable the meter. */
  meterDisable(): Status;

  /** Read what a user saw since the meter was enabled, up to the last frame. */
  meterGetReport(): MeterReport;

  /** Frees it. Later calls throw. One that is collected and was not freed warns on the console. */
  destroy(): void;

  /** The frame to draw, as of the last call; that of getFrame. */
  readonly frame: Frame;

  /** Takes the oldest event, or null. */
  nextEvent(): Event | null;

  /** Takes the events that wait, oldest first. */
  events(): Generator<Event>;

  /** Sets the functions that receive what happens; null removes them. A scroller that has some is not collected. */
  setDelegate(delegate: Delegate | null): void;
}

/** What moves the content. */
export const Mode: {
  /** ScrollKit; the host draws at the frame's offset. */
  readonly DRIVEN: 0;
  /** A scroll view of the host's toolkit, which reports its movements. */
  readonly OBSERVED: 1;
};
export type Mode = (typeof Mode)[keyof typeof Mode];

/** An axis along which content scrolls. */
export const Axis: {
  /** Left to right. */
  readonly X: 0;
  /** Top to bottom. */
  readonly Y: 1;
};
export type Axis = (typeof Axis)[keyof typeof Axis];

/** A set of edges as bits. A direction is named by the edge that it leads to. */
export const Edges: {
  /** No edge. */
  readonly NONE: 0;
  /** The top edge. */
  readonly TOP: 1;
  /** The left edge. */
  readonly LEFT: 2;
  /** The bottom edge. */
  readonly BOTTOM: 4;
  /** The right edge. */
  readonly RIGHT: 8;
  /** All four edges. */
  readonly ALL: 15;
};
export type Edges = number;

/** The viewport, the content and the insets. */
export interface Geometry {
  /**
   * true: content begins at its right edge, which offsetX 0 aligns with the viewport's; offsets
   * further along are negative, as in CSS.
   */
  rightToLeft: boolean;
  /** Width of the viewport, in points; below 0 counts as 0. */
  viewportWidth: number;
  /** Height of the viewport, in points; below 0 counts as 0. */
  viewportHeight: number;
  /** Width of the content at scale 1, in points; below 0 counts as 0. */
  contentWidth: number;
  /** Height of the content at scale 1, in points; below 0 counts as 0. */
  contentHeight: number;
  /** Inset above the content, in points; may be negative. */
  insetTop: number;
  /** Inset left of the content, in points; may be negative. */
  insetLeft: number;
  /** Inset below the content, in points; may be negative. */
  insetBottom: number;
  /** Inset right of the content, in points; may be negative. */
  insetRight: number;
  /**
   * Distance by which visible content moved right within the content since the last geometry, in
   * points.
   */
  shiftX: number;
  /** The same down: rows of 400 points inserted above it make +400. */
  shiftY: number;
}

/** Options of a new scroller. All zero: driven, uikit feel. */
export interface ScrollerOptions {
  /** What moves the content. */
  mode: Mode;
  /** How scrolling feels. */
  feel: Feel;
  /** true: every edge clamps; false: edges behave as in the feel. */
  clampsEdges: boolean;
  /** true: content that fits the viewport's width overscrolls, too. */
  alwaysBouncesX: boolean;
  /** true: content that fits the viewport's height overscrolls, too. */
  alwaysBouncesY: boolean;
  /** Points per notch of a wheel; 0: as in the feel. Range: 0 to 1e12. */
  wheelStep: number;
  /** Length of a line, in points; 0: as in the feel. Range: 0 to 1e12. */
  lineLength: number;
}

/** Accessibility preferences of the user. All zero: none. */
export interface Preferences {
  /** true: reduced motion; animations and returns into range finish in one step. */
  reducesMotion: boolean;
  /** true: no momentum; released content stops. */
  stopsMomentum: boolean;
  /**
   * true: a finger's movement is resampled at 5 ms before the time of a tick or another call, or
   * more if moves are late.
   */
  resamples: boolean;
}

/** Where a rectangle or an item comes to lie in the viewport without its insets. */
export const ScrollAlignment: {
  /**
   * Where all of it with its margins is visible, or they fill the viewport, with the least movement;
   * as in CSS.
   */
  readonly NEAREST: 0;
  /** Its start at the viewport's start: top or left; from right to left, its right edge. */
  readonly START: 1;
  /** Its middle at the viewport's middle. */
  readonly CENTER: 2;
  /** Its end at the viewport's end. */
  readonly END: 3;
  /** Where it is: content does not scroll along this axis. */
  readonly NONE: 4;
  /**
   * As ScrollAlignment.NEAREST, with margins that fit: those that do not fit into the viewport are
   * shortened in proportion. For a caret that keeps its distance from the edges.
   */
  readonly SCROLL_OFF: 5;
};
export type ScrollAlignment = (typeof ScrollAlignment)[keyof typeof ScrollAlignment];

/**
 * How the progress of an animation depends on the time. All but linear ones and EASE_IN end
 * slowly.
 */
export const Curve: {
  /** Slow, fast, slow: CSS `ease-in-out`. */
  readonly EASE_IN_OUT: 0;
  /** A quick start, then slow: CSS `ease`. */
  readonly EASE: 1;
  /** Slow, then fast: CSS `ease-in`. */
  readonly EASE_IN: 2;
  /** Fast, then slow: CSS `ease-out`. */
  readonly EASE_OUT: 3;
  /** The same speed all the way. */
  readonly LINEAR: 4;
  /** CSS `cubic-bezier(curveX1, curveY1, curveX2, 1)`. */
  readonly BEZIER: 5;
};
export type Curve = (typeof Curve)[keyof typeof Curve];

/** The axes along which the program scrolls. */
export const ScrollAxes: {
  /** Both. */
  readonly BOTH: 0;
  /** Left and right. What moves content along y goes on. */
  readonly X: 1;
  /** Up and down. What moves content along x goes on. */
  readonly Y: 2;
};
export type ScrollAxes = (typeof ScrollAxes)[keyof typeof ScrollAxes];

/**
 * How the program scrolls. All zero: as the feel animates, to where all of the rectangle is
 * visible.
 *
 * `duration` and `speed` exclude each other. Content that already moves keeps its velocity at
 * first; with a speed, content that moves away from the target turns at once. While the scale is
 * animated, the content moves to the target with it. With reduced motion the content is there in
 * one step. Observed: the toolkit animates in its own way.
 */
export interface ScrollOptions {
  /** Where a rectangle comes to lie, left to right. */
  alignX: ScrollAlignment;
  /** Where a rectangle comes to lie, top to bottom. */
  alignY: ScrollAlignment;
  /** How the progress depends on the time; not with a speed. */
  curve: Curve;
  /** true: at once, without animation. */
  atOnce: boolean;
  /** The axes along which it scrolls. An item of a list scrolls along its list, whatever they are. */
  axes: ScrollAxes;
  /**
   * Duration, in seconds; 0: as in the feel. Content that already moves there faster arrives
   * earlier. Range: 0 to 1e6.
   */
  duration: number;
  /** Speed, in points per second; 0: as in the feel; below 0.01 counts as 0.01. Range: 0 to 1e12. */
  speed: number;
  /** With Curve.BEZIER: time of the first control point; below 0.01 counts as 0.01. Range: 0 to 1. */
  curveX1: number;
  /** With Curve.BEZIER: progress of the first control point. Range: 0 to 1. */
  curveY1: number;
  /** With Curve.BEZIER: time of the second control point. Range: 0 to 1. */
  curveX2: number;
  /** Points that stay free above a rectangle. Range: 0 to 1e12. */
  marginTop: number;
  /** Points that stay free left of it. Range: 0 to 1e12. */
  marginLeft: number;
  /** Points that stay free below it. Range: 0 to 1e12. */
  marginBottom: number;
  /** Points that stay free right of it. Range: 0 to 1e12. */
  marginRight: number;
}

/** The unit of a wheel's amount. */
export const Unit: {
  /**
   * Points; scrolled at once, because the device or platform has smoothed them. Content that snaps
   * announces where it rests if no more come for 0.15 seconds.
   */
  readonly POINTS: 0;
  /**
   * Lines of text. Where content rests at snap targets only, lines that are not whole are parts of a
   * notch of three lines, and add up to one.
   */
  readonly LINES: 1;
  /** Viewports. */
  readonly PAGES: 2;
  /** Notches of a wheel; fractions are allowed. */
  readonly NOTCHES: 3;
  /** 120 per notch, as on Windows, Linux and Wayland. */
  readonly NOTCHES_120: 4;
};
export type Unit = (typeof Unit)[keyof typeof Unit];

/**
 * The kind of an input. Below 32: what the user did. 32 to 65535: reports of a toolkit.
 * InputKind.HOST and above: the host's own kinds.
 */
export const InputKind: {
  /** No input; refused. */
  readonly NONE: 0;
  /** A finger or mouse button was pressed at x, y. */
  readonly PRESS: 1;
  /** It moved to x, y. */
  readonly MOVE: 2;
  /** It was released; x, y are ignored. */
  readonly RELEASE: 3;
  /** The system cancelled the gesture. */
  readonly CANCEL: 4;
  /**
   * Fingers rest on a trackpad, until HOLD_END; if that is lost, until another input after 0.15
   * seconds. A pointer that is pressed meanwhile scrolls from the end on, or as soon as it moves
   * past the slop.
   */
  readonly HOLD: 5;
  /** The resting fingers left the trackpad. */
  readonly HOLD_END: 6;
  /** A wheel turned by x, y in `unit`; with InputFlags.ZOOM it zooms about the focus. */
  readonly WHEEL: 7;
  /**
   * Two fingers began to pan on a trackpad. The pan lasts until PAN_END; if that is lost, until
   * another input after 0.15 seconds without a movement. A pointer that is pressed meanwhile scrolls
   * from the end on, or as soon as it moves past the slop.
   */
  readonly PAN_BEGIN: 8;
  /** They panned by x, y points. */
  readonly PAN_UPDATE: 9;
  /** They left the trackpad; the flags state whether momentum follows. */
  readonly PAN_END: 10;
  /** The platform's momentum scrolled by x, y points. */
  readonly MOMENTUM_UPDATE: 11;
  /** The platform's momentum ended. */
  readonly MOMENTUM_END: 12;
  /** The key `key` was pressed or repeats. */
  readonly KEY: 13;
  /**
   * A pinch began with its midpoint at x, y and its fingers `scale` apart. It lasts until PINCH_END;
   * if that is lost, until another input after 0.15 seconds without an update. A pointer that is
   * pressed meanwhile scrolls from the end on.
   */
  readonly PINCH_BEGIN: 14;
  /** The midpoint is at x, y, and the fingers are `scale` apart. */
  readonly PINCH_UPDATE: 15;
  /**
   * The pinch ended; x, y are ignored. Content is flung as fast as the midpoint moved before the
   * last update, which may be that of the finger that was lifted last.
   */
  readonly PINCH_END: 16;
  /** The key `key` was released; ends KEY_HELD. */
  readonly KEY_UP: 18;
  /** Autoscroll at velocityX, velocityY until the next such input. */
  readonly STEER: 19;
  /** Autoscroll ended. */
  readonly STEER_END: 20;
  /** The key `key` is held: content scrolls at a constant speed until KEY_UP. */
  readonly KEY_HELD: 21;
  /**
   * Report: the offset is x, y. A repeated offset means that the toolkit still scrolls. An offset
   * within half a point of a requested one answers the request.
   */
  readonly DID_SCROLL: 32;
  /** Report: a drag begins. */
  readonly WILL_BEGIN_DRAGGING: 33;
  /** Report: the drag ends at velocityX, velocityY; content will rest at x, y. */
  readonly WILL_END_DRAGGING: 34;
  /** Report: the drag has ended; InputFlags.DECELERATES if momentum follows. */
  readonly DID_END_DRAGGING: 35;
  /** Report: the momentum has ended. */
  readonly DID_END_DECELERATING: 36;
  /** Report: an animated scroll has ended. */
  readonly DID_END_ANIMATION: 37;
  /** Report: the dragging finger is at x, y in the viewport. */
  readonly DID_TRACK: 38;
  /** Report: zooming begins at `scale`. Range: 1e-4 to 1e4. */
  readonly WILL_BEGIN_ZOOMING: 39;
  /** Report: zooming has reached `scale`. Range: 1e-4 to 1e4. */
  readonly DID_ZOOM: 40;
  /** Report: zooming has ended at `scale`. Range: 1e-4 to 1e4. */
  readonly DID_END_ZOOMING: 41;
  /** The first of the host's own kinds: forwarded to the delegate without validation. */
  readonly HOST: 65536;
};
export type InputKind = number;

/** A key that scrolls. */
export const Key: {
  /** Up by the feel's lines per key. */
  readonly LINE_UP: 0;
  /** Down by the feel's lines per key. */
  readonly LINE_DOWN: 1;
  /** Left by the feel's lines per key. */
  readonly LINE_LEFT: 2;
  /** Right by the feel's lines per key. */
  readonly LINE_RIGHT: 3;
  /** Up by a page, less the feel's overlap. */
  readonly PAGE_UP: 4;
  /** Down by a page. */
  readonly PAGE_DOWN: 5;
  /** Left by a page. */
  readonly PAGE_LEFT: 6;
  /** Right by a page. */
  readonly PAGE_RIGHT: 7;
  /** To the top. */
  readonly HOME: 8;
  /** To the end. */
  readonly END: 9;
};
export type Key = (typeof Key)[keyof typeof Key];

/** Bits of Input.flags. */
export const InputFlags: {
  /**
   * On PAN_END: the platform's own momentum follows, so ScrollKit adds none. Content that snaps
   * announces where it rests if no momentum comes for 0.15 seconds.
   */
  readonly PLATFORM_MOMENTUM: 1;
  /** On PAN_END: velocityX and velocityY hold the velocity that the platform measured. */
  readonly HAS_VELOCITY: 2;
  /** On DID_END_DRAGGING: momentum follows. */
  readonly DECELERATES: 4;
  /**
   * The amount is opposite to the movement of the fingers or the wheel (natural scrolling).
   * Scrolling ignores this flag; a host that turns a knob by the amount negates it.
   */
  readonly INVERTED: 8;
  /** On WHEEL: x and y are swapped, as with the shift key. */
  readonly SWAP_AXES: 16;
  /** On PAN_END: only the x axis stopped; the pan ends when no axis moves. */
  readonly STOP_X: 32;
  /** On PAN_END: only the y axis stopped; the pan ends when no axis moves. */
  readonly STOP_Y: 64;
  /**
   * On PAN_UPDATE: 0.15 seconds without input end a pan that PAN_BEGIN did not begin; after HOLD,
   * not before HOLD_END.
   */
  readonly ENDS_IN_SILENCE: 128;
  /** The time was 32-bit milliseconds; its wraps are counted from the last call. */
  readonly TIME_WRAPS: 256;
  /**
   * On WHEEL: zooms about the focus, as with the control key; a positive amount zooms out. One notch
   * multiplies the scale by 1.149, five double it; 100 points multiply it by e, for a trackpad's
   * pinch that arrives as a wheel. A mouse wheel whose notches arrive in points should be pushed in
   * notches. A wheel or a key that scrolls meanwhile lets the scale go on.
   */
  readonly ZOOM: 512;
};
export type InputFlags = number;

/**
 * An action of the user, or a report of a toolkit. Fields that the kind does not use must be
 * valid.
 */
export interface Input {
  /** What happened. */
  kind: InputKind;
  /** When it happened, in seconds. Range: -1e10 to 1e10. */
  time: number;
  /** A position in the viewport, an amount or an offset, depending on the kind. */
  x: number;
  /** A position in the viewport, an amount or an offset, depending on the kind. */
  y: number;
  /** Velocity of the offset, in points per second, for kinds that have one. */
  velocityX: number;
  /** Velocity of the offset, in points per second, for kinds that have one. */
  velocityY: number;
  /** The finger or button; any number that is constant from press to release. */
  pointerId: number;
  /** The unit of a wheel's amount. */
  unit: Unit;
  /** InputFlags bits. */
  flags: InputFlags;
  /** The key. */
  key: Key;
  /** The wheel, if there are several; any number. Each wheel has fractions of its own. */
  device: number;
  /**
   * On PINCH_: distance of the fingers as a factor of any reference, at least 1e-12; 0: 1. On
   * reports of zooming: the scale of the content. Range: 0 to 1e12.
   */
  scale: number;
  /** On WHEEL with InputFlags.ZOOM: the pointer's x in the viewport, in points. */
  focusX: number;
  /** On WHEEL with InputFlags.ZOOM: the pointer's y in the viewport, in points. */
  focusY: number;
}

/** What moves the content. */
export const Phase: {
  /** Nothing. */
  readonly IDLE: 0;
  /** A finger is down and has not moved past the slop. */
  readonly TRACKING: 1;
  /** A finger. */
  readonly DRAGGING: 2;
  /** Momentum. */
  readonly COASTING: 3;
  /** The return from overscroll. */
  readonly BOUNCING: 4;
  /** The program. */
  readonly ANIMATING: 5;
  /** A wheel or a key; observed: a toolkit that does not report why it scrolls. */
  readonly WHEELING: 6;
  /** A change of scale. */
  readonly ZOOMING: 7;
  /** Autoscroll, also at speed 0, and a scroll bar's track that is held. */
  readonly STEERING: 8;
};
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What the host draws. */
export interface Frame {
  /** What moves the content. */
  phase: Phase;
  /** Time of this state, in seconds: that of the last call; 0 before the first. */
  time: number;
  /** The content offset: x of the viewport's left edge in the content, in points. */
  offsetX: number;
  /** The content offset: y of the viewport's top edge in the content, in points. */
  offsetY: number;
  /** Offset at which the content will rest if nothing else happens, in points. */
  targetX: number;
  /** Offset at which the content will rest if nothing else happens, in points. */
  targetY: number;
  /** Velocity of the offset, in points per second. */
  velocityX: number;
  /** Velocity of the offset, in points per second. */
  velocityY: number;
  /** Distance of the offset from its range, in points: negative before the start, 0 inside. */
  overscrollX: number;
  /** Distance of the offset from its range, in points: negative above the top, 0 inside. */
  overscrollY: number;
  /** Position of the offset in its range, 0 to 1; 0 where nothing scrolls. */
  progressX: number;
  /** Position of the offset in its range, 0 to 1; 0 where nothing scrolls. */
  progressY: number;
  /** true: the next frame differs even without input, so call tick again. */
  needsTick: boolean;
  /**
   * The effect at the left (negative) or right edge: for EdgeBehavior.STRETCH the share to stretch
   * the drawing by, for EdgeBehavior.GLOW an opacity up to 1, else 0. It recedes after a release
   * while the content may rest or scroll already; needsTick is 1 meanwhile.
   */
  edgeX: number;
  /** The same at the top (negative) or bottom edge. */
  edgeY: number;
  /** Scale at which to draw the content; 1 unless zooming is enabled. */
  scale: number;
}

/** When a frame will next differ. */
export interface NextChange {
  /**
   * true: a frame at `time` differs from that of the last call; false: a motion or a pause ends
   * then. Tick at `time` without drawing and ask again.
   */
  isDrawn: boolean;
  /** The first time, in seconds; infinity if nothing changes without input. */
  time: number;
  /**
   * Frames a second that suit the current speed, as on Android 15: 0 while nothing changes, 60, 80
   * from 125 points per second on, 120 (as many as the display has) from 300 on and under a finger.
   */
  frameRate: number;
}

/** The progress of a stretch of content through the viewport, as in CSS view timelines. */
export interface ViewProgress {
  /** From the first sight of it to the last; 0 to 1. */
  cover: number;
  /** From the first sight of it until it is shown whole, or fills the viewport; 0 to 1. */
  entry: number;
  /** From when it is shown whole, or fills the viewport, until it no longer does; 0 to 1. */
  contain: number;
  /** From when it is no longer shown whole, nor fills the viewport, to the last sight; 0 to 1. */
  exit: number;
}

/** Which offset scroll to top remembers, and for how long. */
export const TopRule: {
  /** An offset below the top, until the user scrolls; shifts move it along. */
  readonly STANDARD: 0;
  /** Any offset, also the top itself, until the user drags; shifts do not move it. */
  readonly KEEP_UNTIL_DRAG: 1;
};
export type TopRule = (typeof TopRule)[keyof typeof TopRule];

/** The source of a trigger of scroll to top; other numbers are the host's own. */
export const TopSource: {
  /** No named source. */
  readonly NONE: 0;
  /** A tap on the status bar. */
  readonly STATUS_BAR: 1;
  /** A tap on the item of the selected tab. */
  readonly TAB_ITEM: 2;
  /** A view that appears. */
  readonly APPEARANCE: 3;
  /** The first of the host's own numbers. */
  readonly HOST: 65536;
};
export type TopSource = number;

/** Options of scroll to top. All zero: the standard rule, a visible view. */
export interface TopOptions {
  /** Which offset is remembered. */
  rule: TopRule;
  /** true: the view is hidden until Scroller.topSetVisible. */
  startsHidden: boolean;
}

/** The state of scroll to top. */
export interface TopState {
  /** true if the next trigger scrolls back. */
  hasReturnOffset: boolean;
  /**
   * The remembered offset, in points; NaN if there is none. It is in range, except while a batch of
   * edits is open whose content size is not set yet.
   */
  returnOffset: number;
  /** true if taps on the window's status bar trigger. */
  isVisible: boolean;
}

/** The kind of an event. */
export const EventKind: {
  /** The offset is x, y. Consecutive ones are merged. */
  readonly DID_SCROLL: 1;
  /** The phase changed from fromPhase to toPhase. */
  readonly PHASE_CHANGED: 2;
  /** The content moves by itself and will rest at x, y if nothing else happens. */
  readonly WILL_REST: 3;
  /** The content rests at x, y after scrolling. */
  readonly DID_REST: 4;
  /** The animation `id` ended: `finished` is true at its target, false if it was interrupted. */
  readonly ANIMATION_COMPLETED: 5;
  /**
   * Observed only: scroll the toolkit's view to x, y, animated if `id` is not 0, and stop what moves
   * it. The same `id` again retargets that animation. Consecutive ones without an `id` are merged.
   */
  readonly REQUEST_SCROLL: 6;
  /** The queue was full, and `id` events were dropped, but no completion of an animation. */
  readonly OVERFLOW: 7;
  /** Observed only: let the released content rest at x, y. */
  readonly REQUEST_REST: 8;
  /** A drag began. */
  readonly DRAG_BEGAN: 9;
  /** The drag ended. */
  readonly DRAG_ENDED: 10;
  /** Momentum began after a drag. */
  readonly DECELERATION_BEGAN: 11;
  /** The momentum ended. */
  readonly DECELERATION_ENDED: 12;
  /** The released content will bounce at `edges`. */
  readonly WILL_BOUNCE: 13;
  /** The content has bounced at `edges` and rests. */
  readonly DID_BOUNCE: 14;
  /** The content will rest at `edges`. */
  readonly WILL_REACH_EDGES: 15;
  /** The content rests at `edges` after moving along their axis. */
  readonly DID_REACH_EDGES: 16;
  /**
   * Zooming that began at the smallest scale is below it: the scale is x. Emitted for each such
   * scale that a toolkit reports or fingers cause, not while the scale returns. Consecutive ones
   * that wait in the queue are merged.
   */
  readonly ZOOMED_PAST_MINIMUM: 17;
  /**
   * Zooming that began at the largest scale is above it: the scale is x. Otherwise as
   * ZOOMED_PAST_MINIMUM.
   */
  readonly ZOOMED_PAST_MAXIMUM: 18;
  /** Scroll to top starts the animation `id` to the top, y, for `source`. */
  readonly TOP_WILL_SCROLL: 19;
  /** Scroll to top starts the animation `id` back to y, for `source`. */
  readonly TOP_WILL_RESTORE: 20;
  /** The next trigger scrolls back to y if `id` is 1, to the top if it is 0. */
  readonly TOP_TARGET_CHANGED: 21;
  /** The header `id` is at position y. Consecutive ones are merged. */
  readonly HEADER_MOVED: 22;
  /** The header `id` is fully shown. */
  readonly HEADER_SHOWN: 23;
  /** The header `id` is hidden as far as its mode allows. */
  readonly HEADER_HIDDEN: 24;
  /** Content past its top stretched the header `id` beyond its trigger. */
  readonly HEADER_STRETCHED: 25;
  /** The nub begins to appear. */
  readonly NUB_SHOWN: 26;
  /** The nub has disappeared. */
  readonly NUB_HIDDEN: 27;
  /** The nub was grabbed. */
  readonly NUB_GRABBED: 28;
  /** The nub was released. */
  readonly NUB_RELEASED: 29;
  /** The viewport's top, below its inset, is in section x, from 0; -1 before the first. */
  readonly SECTION_CHANGED: 30;
  /**
   * Observed only: content was shifted; set the toolkit's offset to x, y at once. Its momentum
   * continues, shifted by deltaX, deltaY. If an animation is under way, REQUEST_SCROLL follows with
   * its `id` and its end.
   */
  readonly REQUEST_SHIFT: 31;
  /**
   * The page, item or area at which content will rest along the Axis `id` changed, or the first
   * geometry or areas made it known: it is x, from 0. While a finger drags, it is the nearest page
   * or item. Of areas it is the index, and -1 where content rests at none. Two consecutive ones of
   * an axis never have the same x.
   */
  readonly PAGE_CHANGED: 32;
  /** The scale is x. Consecutive ones are merged. */
  readonly ZOOM_CHANGED: 40;
  /**
   * The first visible item of the list along the Axis `id` is x, and y items are visible.
   * Consecutive ones of a list are merged.
   */
  readonly LIST_VISIBLE_CHANGED: 41;
  /**
   * The innermost sticky item at the viewport's start of the list along the Axis `id` is x; -1:
   * none. Consecutive ones of a list are merged.
   */
  readonly LIST_STICKY_CHANGED: 42;
  /**
   * The viewport came near the start of the list along the Axis `id`: once for each approach, and
   * once more when items have come or gone before the visible ones. Not before the moment is over in
   * which the list is attached, its first items come or the viewport gets a size: a later call or a
   * tick.
   */
  readonly LIST_NEAR_START: 43;
  /**
   * The same for the end of the list, and items after the visible ones, but for those that come
   * while a conversation follows it.
   */
  readonly LIST_NEAR_END: 44;
  /** Pull to refresh took another step: `id` is the RefreshStep. */
  readonly REFRESH_CHANGED: 45;
  /**
   * A conversation began to follow its end (`id` is 1) or no longer does (0), or has another first
   * unread item, which is x (-1: none), or another number of them, which is y. Consecutive ones are
   * merged.
   */
  readonly LIST_CONVERSATION_CHANGED: 46;
};
export type EventKind = (typeof EventKind)[keyof typeof EventKind];

/** The result of Scroller.nextEvent; a negative number is a Status. */
export const EventResult: {
  /** The queue is empty. */
  readonly NONE: 0;
  /** An event was taken. */
  readonly TAKEN: 1;
};
export type EventResult = (typeof EventResult)[keyof typeof EventResult];

/** A change of the scroller, or a request to the host. */
export interface Event {
  /** What happened. */
  kind: EventKind;
  /**
   * When it happened, in seconds; not after the call that emitted it. The times of consecutive
   * events never decrease.
   */
  time: number;
  /** An offset in points, a scale, a section or an item, for kinds that have one. */
  x: number;
  /** An offset or a position, in points, or a number of items, for kinds that have one. */
  y: number;
  /**
   * For REQUEST_ kinds: the distance of x from the toolkit's offset, in points. That is the offset
   * reported last, or that of a request taken since which sets it at once.
   */
  deltaX: number;
  /** The same for y. */
  deltaY: number;
  /**
   * An animation, a header, a step, a number of events, or whether content follows its end, for
   * kinds that have one.
   */
  id: number;
  /** The phase before, for PHASE_CHANGED. */
  fromPhase: Phase;
  /** The phase now, for PHASE_CHANGED. */
  toPhase: Phase;
  /** true if the animation reached its target, for ANIMATION_COMPLETED. */
  finished: boolean;
  /** Edges, for kinds that have them. */
  edges: Edges;
  /** The source of a trigger, for kinds that have one. */
  source: TopSource;
}

/** State of a scroll that toolkits do not provide. */
export interface Context {
  /**
   * true from the user's first movement until the content rests; also while a thumb, the nub or the
   * host's bar is held.
   */
  isScrolling: boolean;
  /** true while the program scrolls. */
  isAnimating: boolean;
  /** true while a finger is down. */
  isTracking: boolean;
  /** Edges towards which the content moves, at most one per axis; 0 at rest. */
  heading: Edges;
  /** Edges within half a point of the offset; both of an axis that cannot scroll. */
  atEdges: Edges;
  /**
   * Offset at which the current or last scroll began, 0 before the first, in points; shifts move it
   * along.
   */
  beganX: number;
  /**
   * Offset at which the current or last scroll began, 0 before the first, in points; shifts move it
   * along.
   */
  beganY: number;
  /** Offset at which the content will rest; NaN if it is unknown, and at rest. */
  expectedEndX: number;
  /** Offset at which the content will rest; NaN if it is unknown, and at rest. */
  expectedEndY: number;
  /** Offset at which the last scroll ended; NaN during a scroll, and before the first. */
  endedX: number;
  /** Offset at which the last scroll ended; NaN during a scroll, and before the first. */
  endedY: number;
  /** Smallest offset in range, in points. */
  minX: number;
  /** Smallest offset in range, in points. */
  minY: number;
  /** Largest offset in range, in points. */
  maxX: number;
  /** Largest offset in range, in points. */
  maxY: number;
  /** Last position of the finger in the viewport, in points. */
  trackingX: number;
  /** Last position of the finger in the viewport, in points. */
  trackingY: number;
  /** The scale; observed: as reported, 1 before any report. */
  zoomScale: number;
  /** The scale at which zooming began; NaN while the scale does not change. */
  zoomBeganScale: number;
}

/**
 * A window whose status bar triggers scroll to top. Owned by its creator; destroy it with
 * Window.destroy.
 */
export class Window {
  /**
   * Create a window for scrollers that react to a tap on its status bar.
   *
   * The first window of an application is the key window until another becomes it. The status bar
   * has no height until Window.setStatusBar.
   *
   * @param sibling Another window of the same application; null for the first.
   */
  constructor(sibling?: Window | null);

  /** Make a window the key window of its application. Taps in the other windows no longer trigger. */
  makeKey(): Status;

  /**
   * Set the lower edge of a window's status bar.
   *
   * A tap hits the status bar if it is above `bottom` + `reach`.
   *
   * @param bottom y of the lower edge in the window, in points; 0 or more.
   * @param reach  Distance below the edge at which a tap still hits, in points; 20 until this call.
   *               0 or more.
   */
  setStatusBar(bottom: number, reach: number): Status;

  /**
   * Add a scroller to a window, whose status bar then triggers it. The scroller leaves any other
   * window.
   *
   * @param scroller The scroller; must not be null, and scroll to top must be enabled. It leaves the
   *                 window when it is destroyed.
   */
  addScroller(scroller: Scroller | null): Status;

  /**
   * Remove a scroller from a window.
   *
   * @param scroller The scroller; must not be null. If it is not in the window, nothing changes.
   */
  removeScroller(scroller: Scroller | null): Status;

  /**
   * Report a tap in a window. A tap on the status bar triggers scroll to top.
   *
   * It triggers if the window is the key window, an event caused the tap, and the tap hits the
   * status bar. Then every scroller of the window whose view is visible is triggered, as by
   * Scroller.topTrigger with TopSource.STATUS_BAR.
   *
   * @param x        x in the window, in points; has no effect yet.
   * @param y        y in the window, in points.
   * @param hasEvent true: the user tapped; false: a hit test, which never triggers.
   * @param time     Time of the tap, in seconds.
   */
  tap(x: number, y: number, hasEvent: boolean, time: number): number;

  /** Frees it. Later calls throw. One that is collected and was not freed warns on the console. */
  destroy(): void;
}

/**
 * When a header collapses and expands. The names are Android's scroll flags, except
 * FREEZE_NEAR_ENDS.
 */
export const HeaderMode: {
  /** It hides when scrolling down and shows when scrolling up; at the top it is shown. */
  readonly ENTER_ALWAYS: 0;
  /** It collapses to its minimum height and expands only at the top. */
  readonly EXIT_UNTIL_COLLAPSED: 1;
  /** It hides, shows at its minimum height, and expands only at the top. */
  readonly ENTER_ALWAYS_COLLAPSED: 2;
  /** It does not move. */
  readonly PINNED: 3;
  /** As ENTER_ALWAYS, but it does not move while the content is at its top or end. */
  readonly FREEZE_NEAR_ENDS: 4;
  /**
   * It collapses to its minimum height when scrolling down and expands when scrolling up, anywhere:
   * Flutter's floating and pinned.
   */
  readonly ENTER_ALWAYS_EXIT_UNTIL_COLLAPSED: 5;
};
export type HeaderMode = (typeof HeaderMode)[keyof typeof HeaderMode];

/** How the geometry's insetTop relates to a header. */
export const HeaderInset: {
  /** The inset is constant, whether the header is shown or hidden. */
  readonly CONSTANT: 0;
  /** The inset holds the header's visible height, and the host changes it as the header moves. */
  readonly VISIBLE: 1;
};
export type HeaderInset = (typeof HeaderInset)[keyof typeof HeaderInset];

/** Options of a header. */
export interface HeaderOptions {
  /** When it collapses and expands. */
  mode: HeaderMode;
  /** Height when fully shown, in points. Range: 0 to 1e12. */
  height: number;
  /** Height when collapsed, in points, for the modes that use it; at most `height`. Range: 0 to 1e12. */
  minimumHeight: number;
  /** true: a partly shown header snaps to the nearer side at rest, in the ENTER_ALWAYS modes. */
  snaps: boolean;
  /** true: overscroll, or a refresh that holds the content open, makes it taller. */
  stretches: boolean;
  /** true: only scrolling by the user shows it. */
  onlyByUser: boolean;
  /** How the geometry's insetTop relates to it. */
  inset: HeaderInset;
  /**
   * Distance that content scrolls in one direction before the header moves, in points. Range: 0 to
   * 1e12.
   */
  tolerance: number;
  /** Distance that a background moves per point of the header. Range: 0 to 1. */
  parallax: number;
  /** Stretch after which HEADER_STRETCHED is emitted, in points; 0: 100. Range: 0 to 1e12. */
  stretchTrigger: number;
}

/** The state of a header. */
export interface HeaderState {
  /** true while it snaps. */
  isSnapping: boolean;
  /** y of its top edge if it were the only header, in points: 0 shown, -height hidden. */
  position: number;
  /**
   * y of its top edge below the viewport's, in points, with the headers above it. Its lower edge is
   * at top + height + stretch.
   */
  top: number;
  /** Its visible height, in points, with the stretch. */
  visibleHeight: number;
  /** 1 shown, 0 hidden as far as its mode allows. */
  progress: number;
  /** Distance by which content past its top stretches it, in points. */
  stretch: number;
  /** Distance that its background has moved, in points. */
  parallax: number;
}

/** What stays in place when content changes. */
export const AnchorPolicy: {
  /** The offset. */
  readonly NONE: 0;
  /** The first visible item, unless the content is at its top: then new items show. */
  readonly KEEP_ITEM: 1;
  /** The distance to the content's end, unless the content is at its top. */
  readonly KEEP_DISTANCE_TO_END: 2;
  /**
   * The end, if the content is at it; otherwise the first visible item. Content at its end stays
   * there also when the viewport's size changes without a batch, as with a keyboard.
   */
  readonly STICK_TO_END: 3;
  /** As KEEP_DISTANCE_TO_END, but only the offset 0 is the top, and x becomes 0. */
  readonly KEEP_DISTANCE_RESET_X: 4;
};
export type AnchorPolicy = (typeof AnchorPolicy)[keyof typeof AnchorPolicy];

/** How a nub follows the content. */
export const NubRule: {
  /** Insets count, new movement postpones hiding, and dragging the nub keeps x. */
  readonly STANDARD: 0;
  /**
   * The position ignores insets, a drag ignores the bottom inset, new movement does not postpone
   * hiding, and dragging the nub sets x to 0.
   */
  readonly IGNORE_INSETS: 1;
};
export type NubRule = (typeof NubRule)[keyof typeof NubRule];

/** Options of a nub. All zero: a nub of 50 points. */
export interface NubOptions {
  /** How it follows the content. */
  rule: NubRule;
  /** Length, in points; the smallest length if it is proportional; 0: 50. Range: 0 to 1e12. */
  length: number;
  /** Margin above and below it, in points, below the top inset; 0: 10, negative: none. */
  margin: number;
  /** true: its length is the visible share of the content. */
  isProportional: boolean;
  /**
   * Sideways distance at which the nub moves half as far as the finger, in points; 0: never. Range:
   * 0 to 1e12.
   */
  fineDistance: number;
  /** Distance above and below it at which a finger still grabs it, in points; 0: 8, negative: none. */
  reach: number;
  /** Duration of a fade, in seconds; 0: 0.5, negative: none. Range: -1e10 to 1e10. */
  fade: number;
  /** Seconds at rest before it fades out; 0: 0.75, negative: none. Range: -1e10 to 1e10. */
  delay: number;
}

/** The state of a nub. */
export interface NubState {
  /** true while it is grabbed: draw it highlighted. */
  isGrabbed: boolean;
  /** y of its top in the viewport, in points. */
  y: number;
  /** Its length, in points; 0 if it does not fit or nothing scrolls. */
  length: number;
  /** Its opacity, 0 to 1; 0 if it does not fit or nothing scrolls. */
  alpha: number;
  /** Its position in the content, 0 to 1. */
  share: number;
  /** y of the region in which a finger grabs it, in points. */
  touchY: number;
  /** Length of that region, in points; 0 while it is hidden. */
  touchLength: number;
  /**
   * The section at the viewport's top, below its inset, from 0; -1 before the first or without
   * sections.
   */
  section: number;
}

/** Whether scrolling chains to the parent at the end of a scroller's range; the names are CSS's. */
export const OverscrollBehavior: {
  /** It chains to the parent. */
  readonly AUTO: 0;
  /** It does not chain; this scroller overscrolls, also where its content fits. */
  readonly CONTAIN: 1;
  /** It does not chain, and overscroll has no effect. */
  readonly NONE: 2;
};
export type OverscrollBehavior = (typeof OverscrollBehavior)[keyof typeof OverscrollBehavior];

/**
 * The order in which a scroller and the scrollers nested in it scroll. It counts in each
 * direction: where a gesture turns back, overscroll is undone, and then the order of the other
 * direction counts.
 */
export const NestOrder: {
  /** After them in both directions: Android, Flutter, browsers. */
  readonly CHILD_FIRST: 0;
  /** Before them towards the end, after them towards the start: a collapsing header. */
  readonly PARENT_FIRST_DOWN: 1;
  /** Before them towards the start, after them towards the end. */
  readonly PARENT_FIRST_UP: 2;
  /** Before them in both directions. */
  readonly PARENT_FIRST: 3;
};
export type NestOrder = (typeof NestOrder)[keyof typeof NestOrder];

/** Whether a gesture latches to the scroller that it scrolls first. */
export const NestLatching: {
  /** It chains within the gesture: Android, Flutter. */
  readonly NONE: 0;
  /** It latches, unless the scroller is at its end when the gesture begins: browsers. */
  readonly GESTURE: 1;
};
export type NestLatching = (typeof NestLatching)[keyof typeof NestLatching];

/** The snap targets along an axis. */
export const SnapKind: {
  /** None. */
  readonly NONE: 0;
  /** Pages of equal length. */
  readonly PAGES: 1;
  /** Items of equal length, centred. */
  readonly CAROUSEL: 2;
  /** The areas of Scroller.snapSetAreas, as in CSS scroll snap. */
  readonly AREAS: 3;
  /**
   * The items of the list that is attached along the axis, measured or not; in a grid, its lines.
   * They behave as areas.
   */
  readonly ITEMS: 4;
};
export type SnapKind = (typeof SnapKind)[keyof typeof SnapKind];

/** To which page or item released content snaps. */
export const SnapRule: {
  /** SnapRule.UIKIT for pages, SnapRule.FREE for a carousel. */
  readonly DEFAULT: 0;
  /** The nearest to the end of the fling, at most one further: UIScrollView. */
  readonly UIKIT: 1;
  /** The next in the direction of the fling, above 20 points per second: Flutter's PageView. */
  readonly FLUTTER: 2;
  /** The next in the direction of the fling, above 50 points per second: Android's PagerSnapHelper. */
  readonly PAGER: 3;
  /** As many further as the fling is long: Android's LinearSnapHelper. */
  readonly LINEAR: 4;
  /** The nearest to the end of the fling, however far. */
  readonly FREE: 5;
};
export type SnapRule = (typeof SnapRule)[keyof typeof SnapRule];

/** How strictly content snaps to areas or to items of a list. */
export const SnapStrictness: {
  /** Always, if there is one. */
  readonly MANDATORY: 0;
  /** Only to near ones. */
  readonly PROXIMITY: 1;
};
export type SnapStrictness = (typeof SnapStrictness)[keyof typeof SnapStrictness];

/** Which part of an area or an item aligns with the same part of the viewport. */
export const SnapAlignment: {
  /** An area does not snap along this axis. For items it means their start. */
  readonly NONE: 0;
  /** Its start. */
  readonly START: 1;
  /** Its centre. */
  readonly CENTER: 2;
  /** Its end. */
  readonly END: 3;
};
export type SnapAlignment = (typeof SnapAlignment)[keyof typeof SnapAlignment];

/** The order of an array of areas. */
export const SnapOrder: {
  /** Any. */
  readonly ANY: 0;
  /** No area begins or ends left of the one before: binary search. */
  readonly RIGHT: 1;
  /** No area begins or ends above the one before: binary search. */
  readonly DOWN: 2;
};
export type SnapOrder = (typeof SnapOrder)[keyof typeof SnapOrder];

/** Options of snapping along an axis. */
export interface SnapOptions {
  /** The snap targets. */
  kind: SnapKind;
  /** To which page or item content snaps. */
  rule: SnapRule;
  /**
   * true: page or item 0 is at the content's end, and they are counted backwards. The end of content
   * that begins at its right is its left.
   */
  isReversed: boolean;
  /**
   * Length of a page or item, in points; 0: a page is the viewport without its insets. Range: 0 to
   * 1e12.
   */
  length: number;
  /** Distance between a page or item and the next, in points. Range: 0 to 1e12. */
  spacing: number;
  /** Distance from the start of the content to the first, in points; from its end if reversed. */
  leading: number;
  /**
   * Number of items of a carousel. For SnapKind.ITEMS: every so many items, from the first on, one
   * is a target; in a grid, the line of each of them. 0: each is.
   */
  count: number;
  /** How strictly content snaps to areas or items; for areas, the last axis set decides for both. */
  strictness: SnapStrictness;
  /** Share of the viewport within which SnapStrictness.PROXIMITY snaps; 0: 1/3. Range: 0 to 1e12. */
  proximity: number;
  /**
   * Scroll padding at the viewport's start, beside the inset, in points. A list from right to left
   * has its start at the right.
   */
  paddingStart: number;
  /** Scroll padding at the viewport's end, in points. */
  paddingEnd: number;
  /** For SnapKind.ITEMS: the part of an item that aligns. */
  alignment: SnapAlignment;
  /** For SnapKind.ITEMS: 1: no fling passes a target. Range: 0 to 1. */
  stops: number;
}

/** A part of the content that content snaps to. */
export interface SnapArea {
  /** true: no fling passes it. */
  stops: boolean;
  /** The host's identifier: content stays snapped to it when it moves. */
  key: number;
  /** x of its left edge in the content, in points. */
  x: number;
  /** y of its top edge in the content, in points. */
  y: number;
  /** Its width, in points. Range: 0 to 1e12. */
  width: number;
  /** Its height, in points. Range: 0 to 1e12. */
  height: number;
  /** Alignment left to right. */
  alignX: SnapAlignment;
  /** Alignment top to bottom. */
  alignY: SnapAlignment;
  /** Scroll margin above it, in points; may be negative. */
  marginTop: number;
  /** Scroll margin left of it, in points; may be negative. */
  marginLeft: number;
  /** Scroll margin below it, in points; may be negative. */
  marginBottom: number;
  /** Scroll margin right of it, in points; may be negative. */
  marginRight: number;
  /** true: it has the keyboard focus; it is preferred to areas equally near. */
  isFocused: boolean;
}

/** The current page or item. */
export interface SnapState {
  /**
   * The page or item, with fractions: 2.25 is a quarter of the way from 2 to 3. With areas, the
   * index of the area at which content is. NaN if there is none.
   */
  indexX: number;
  /** The same, top to bottom. */
  indexY: number;
  /** The page, item or area at which the content will rest; NaN if there is none. */
  targetX: number;
  /** The same, top to bottom. */
  targetY: number;
}

/** Options of zooming. All zero: scales from 1 to 4. */
export interface ZoomOptions {
  /** true: content smaller than the visible viewport is centred; false: it is at its start. */
  centers: boolean;
  /** Smallest scale at rest; 0: 1. Below 1e-4 it counts as that. Range: 0 to 1e4. */
  minimum: number;
  /**
   * Largest scale at rest; 0: 4, or the smallest if that is larger. Below 1e-4 it counts as that.
   * Range: 0 to 1e4.
   */
  maximum: number;
}

/** The state of zooming. */
export interface ZoomState {
  /** true while the scale changes or fingers may change it. */
  isZooming: boolean;
  /** The scale. */
  scale: number;
  /** The scale at rest if nothing else happens and fingers stay where they are. */
  targetScale: number;
  /** Smallest scale at rest. */
  minimum: number;
  /** Largest scale at rest. */
  maximum: number;
  /** Inset left of centred content, in points, in addition to the geometry's. */
  centeringX: number;
  /** Inset above centred content, in points, in addition to the geometry's. */
  centeringY: number;
}

/** How the distance d of a pointer from its press becomes a speed. */
export const AutoscrollRule: {
  /** Chromium: 0.008 d^2.2 points per second; dead zone 15 points. */
  readonly CHROMIUM: 0;
  /** Firefox: 50 ((d / 12)^1.5 - 1) points per second; dead zone 12 points. */
  readonly FIREFOX: 1;
};
export type AutoscrollRule = (typeof AutoscrollRule)[keyof typeof AutoscrollRule];

/** Options of autoscroll. All zero: Chromium's rule, edge margins of 50 points. */
export interface AutoscrollOptions {
  /** How distance becomes speed. */
  rule: AutoscrollRule;
  /** Distance from the press without effect, in points; 0: that of the rule, negative: none. */
  deadZone: number;
  /**
   * Distance from the edges of the viewport without insets at which a dragged item scrolls, in
   * points; 0: 50. Range: 0 to 1e12.
   */
  edgeMargin: number;
  /** Speed at the edge and beyond, in points per second; 0: 1000. Range: 0 to 1e12. */
  edgeSpeed: number;
  /** Power by which the speed grows with the depth in the margin; 0: 1, linear. Range: 0 to 16. */
  edgeRamp: number;
}

/** A part of a scroll bar. */
export const ScrollbarPart: {
  /** No part. */
  readonly NONE: 0;
  /** The thumb. */
  readonly THUMB: 1;
  /** The track beside the thumb. */
  readonly TRACK: 2;
  /** The arrow towards smaller offsets. */
  readonly ARROW_BACKWARD: 3;
  /** The arrow towards larger offsets. */
  readonly ARROW_FORWARD: 4;
};
export type ScrollbarPart = (typeof ScrollbarPart)[keyof typeof ScrollbarPart];

/** Options of a scroll bar. All zero: a track as long as the viewport. */
export interface ScrollbarOptions {
  /** true: a press on the track moves the thumb to the pointer; false: it scrolls a page. */
  jumpsToClick: boolean;
  /** Length of the track, in points; 0: the viewport's. Range: 0 to 1e12. */
  trackLength: number;
  /** Smallest length of the thumb, in points; 0: 18. Range: 0 to 1e12. */
  leastThumb: number;
  /**
   * Distance beside the bar at which the thumb snaps back from the pointer, in points; 0: never.
   * Range: 0 to 1e12.
   */
  snapBack: number;
}

/** The state of a scroll bar. */
export interface ScrollbarState {
  /** The pressed part; THUMB also when a press has moved it to the pointer. */
  held: ScrollbarPart;
  /** Start of the thumb along the track, in points. */
  thumbStart: number;
  /** Length of the thumb, in points; 0 if it does not fit or nothing scrolls. */
  thumbLength: number;
}

/** The steps of pull to refresh. */
export const RefreshStep: {
  /** The content is not pulled. */
  readonly IDLE: 0;
  /** A finger pulls the content, or it returns from there. */
  readonly PULLED: 1;
  /** It is pulled past the threshold: released, it begins a refresh. */
  readonly ARMED: 2;
  /** The program refreshes until Scroller.refreshEnd, and an inset holds the content open. */
  readonly REFRESHING: 3;
  /** The refresh has ended, and the content closes. */
  readonly CLOSING: 4;
};
export type RefreshStep = (typeof RefreshStep)[keyof typeof RefreshStep];

/** Options of pull to refresh. All zero: a threshold of at most 64 points and an inset of 60. */
export interface RefreshOptions {
  /**
   * How far a finger pulls the content to begin a refresh, in points; 0: 64, or less where the edge
   * gives so little that a finger had to move more than twice as far. Range: 0 to 1e12.
   */
  threshold: number;
  /** The inset that holds the content open, in points; 0: 60, negative: none. */
  length: number;
}

/** The state of pull to refresh. */
export interface RefreshState {
  /** The step. */
  step: RefreshStep;
  /** How far the content is pulled past its start, in points. */
  pull: number;
  /** The share of the threshold that it is pulled, 0 to 1; 1 during a refresh. */
  progress: number;
}

/** Options of deltas. All zero: a line of 20 points, a notch of three lines. */
export interface DeltasOptions {
  /**
   * The length of a line, in points, rounded to a multiple of 1/2^32 and at least 0.001; 0: 20.
   * Range: 0 to 1e6.
   */
  lineLength: number;
  /** The length of a notch of a wheel, in the same way; 0: three lines. Range: 0 to 1e6. */
  notchLength: number;
}

/** How far content without ends has moved since the last call. Positive is right and down. */
export interface Deltas {
  /**
   * true: the next display frame needs a call; false: nothing moves, and the next one is after an
   * input.
   */
  needsTick: boolean;
  /** The distance along x, in points. */
  x: number;
  /** The distance along y, in points. */
  y: number;
  /** Columns; a whole number. */
  linesX: number;
  /** Lines; a whole number. */
  linesY: number;
  /** 120ths of a notch along x; a whole number, as of wl_pointer.axis_value120. */
  value120X: number;
  /** 120ths of a notch along y; a whole number. */
  value120Y: number;
  /** true: a scroll along x has ended with this movement. */
  stopX: boolean;
  /** true: a scroll along y has ended with this movement. */
  stopY: boolean;
}

/** Options of a meter. All zero: vertical scrolls, on a display of 60 Hz with a pixel to a point. */
export interface MeterOptions {
  /** true: horizontal scrolls are measured, instead of vertical ones. */
  isHorizontal: boolean;
  /** Frames per second of the display; 0: 60. Less than 1 counts as 1. Range: 0 to 2000. */
  framesPerSecond: number;
  /** Pixels of the display in a point; 0: 1. Range: 0 to 1e6. */
  pixelsPerPoint: number;
}

/** What a user saw since a meter was enabled. */
export interface MeterReport {
  /** Number of scrolls: from a frame at rest to the next. */
  scrolls: number;
  /** Number of frames of scrolls in which content moves, or should. */
  frames: number;
  /** Number of those that show the same whole pixels as the frame before. */
  sameFrames: number;
  /** Number of those before which the display missed frames: Chromium's scroll jank, version 4. */
  jankyFrames: number;
  /** Number of frames that it missed because events reached it later than those before. */
  missedByDelivery: number;
  /** Number of frames that it missed between fast movements of a finger. */
  missedInFastScroll: number;
  /** Number of frames that it missed between a fast movement of a finger and momentum. */
  missedAtStartOfFling: number;
  /** Number of frames that it missed during momentum. */
  missedInFling: number;
  /** Number of frames that move much farther, or less far, than those around: predictor jank. */
  predictorJankyFrames: number;
  /** Number of inputs that move content and that a frame has followed. */
  inputs: number;
  /** The mean time from an input to the next frame, in seconds; 0 without inputs. */
  meanLag: number;
  /** The largest time from an input to the next frame, in seconds. */
  largestLag: number;
  /** The largest jerk on the screen, in points per second cubed. */
  largestJerk: number;
}

/** The items of a scroller. Owned by the program that created it. */
export class List {
  /**
   * Create a list without items.
   *
   * It stands alone until List.attach: then the program sets the content offset with List.setOffset
   * before edits, and reads it afterwards. All memory of the list is allocated by edits.
   *
   * @param options How items are laid out; null means all defaults. Copied.
   */
  constructor(options?: Partial<ListOptions> | null);

  /**
   * Set the content offset of a list that stands alone.
   *
   * @param offset The content offset along the list's axis, in points.
   */
  setOffset(offset: number): Status;

  /**
   * Read the content offset of a list that stands alone. Edits moved it so that what is visible
   * behind it stayed where it was.
   */
  getOffset(): number;

  /**
   * Attach a list to a scroller. The list then sets the length of the content along its axis. A
   * scroller can have a list along each axis: the columns and the rows of a table.
   *
   * Every edit is one content shift: what was visible when content was last scrolled keeps its place
   * in the viewport, while content rests, is held or moves, in whatever order edits come. Of the
   * visible items the first that was measured keeps its place, else the first. If it is gone, the
   * next one of its section does, else a sticky header, else an item of a later section, else one
   * before it; items that were moved come last, and those that a dropped item has passed before
   * them. An item that begins above the viewport and changes its extent keeps filling the viewport
   * as far as it can, and its start in place; one that was not measured keeps its share above. What
   * the policy of the content anchor says holds, too; without one it becomes AnchorPolicy.KEEP_ITEM.
   * The content's length in Scroller.setGeometry counts no more along this axis. An edit that
   * returns Status.NO_MEMORY changes nothing but the scroller's time; any other error not even that.
   *
   * A list that is attached to this scroller already stays as it is. Another list of the scroller
   * that was attached along the same axis is detached. Open batches of edits are dropped. Of a
   * table, the content anchor's policy and its batches are those of the rows; columns keep their
   * first visible item, unless the policy is AnchorPolicy.NONE. No item is visible and none is
   * sticky until an event says so.
   *
   * @param scroller The scroller; must not be null. The list is detached when it is destroyed.
   * @param time     Time of the call, in seconds.
   */
  attach(scroller: Scroller | null, time: number): Status;

  /**
   * Detach a list from its scroller. The content keeps its length.
   *
   * @param time Time of the call, in seconds.
   */
  detach(time: number): Status;

  /**
   * Begin a batch of edits: until List.endUpdate, they are one content shift.
   *
   * It is a batch of the content anchor; see Scroller.anchorBeginUpdate. Edits of the other list of
   * a table do not wait for its end; batches of both are nested.
   *
   * @param time Time of the call, in seconds.
   */
  beginUpdate(time: number): number;

  /**
   * End a batch of edits. The anchored item keeps its position in the viewport.
   *
   * @param batch The number of the batch.
   * @param time  Time of the call, in seconds.
   */
  endUpdate(batch: number, time: number): Status;

  /**
   * Make an attached list a conversation, or change its options: content at its end follows the end
   * as it grows.
   *
   * An item that grows moves the content evenly, at the rate of its growth; a new item is shown in
   * 0.3 s, a single growth of more than 40 points in 0.5 s. What grows above the last item moves
   * what is above it, at once. The first movement away from the end, by an input or by the program,
   * stops this within its call. Content that comes near the end later follows it again; a motion
   * that would rest there goes to the end. While content does not follow, nothing visible moves,
   * wherever the list grows. At first, the content goes to its end at once.
   * EventKind.LIST_CONVERSATION_CHANGED reports what changes.
   *
   * The policy of the content anchor has no effect on a conversation. If content snaps vertically,
   * snapping decides where it rests. Detaching the list ends the conversation.
   *
   * @param options The options; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  setConversation(options: Partial<ListConversationOptions> | null, time: number): Status;

  /**
   * End a conversation. The content stays where it is, as far as it is in range.
   *
   * Its own motion to the end stops. A scroll of the program, such as one to the newest item, goes
   * on.
   *
   * @param time Time of the call, in seconds.
   */
  endConversation(time: number): Status;

  /** Read what the reader sees of a conversation, as of the scroller's last call. */
  getConversation(): ListConversation;

  /**
   * Begin a turn of a conversation: scroll to where a question lies at the top of the viewport, with
   * a spacer for its answer below.
   *
   * The question lies below the sticky items that stay there. The spacer shrinks as the answer
   * grows, so that nothing moves. When it is used up, the content follows its end. The spacer stays
   * until the next turn.
   *
   * @param item    The index of the question.
   * @param options How to scroll; null means all defaults. Alignments and margins do not count.
   *                Copied.
   * @param time    Time of the call, in seconds.
   */
  beginTurn(item: number, options: Partial<ScrollOptions> | null, time: number): number;

  /**
   * Scroll to the newest item of a conversation. The target follows the end while it grows; then the
   * content does.
   *
   * @param options How to scroll; null means all defaults. Alignments and margins do not count.
   *                Copied.
   * @param time    Time of the call, in seconds.
   */
  scrollToNewest(options: Partial<ScrollOptions> | null, time: number): number;

  /**
   * Set how items are laid out. A new estimate changes all items that have not been measured.
   *
   * @param options How items are laid out; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  setOptions(options: Partial<ListOptions> | null, time: number): Status;

  /**
   * Insert items that have not been measured.
   *
   * @param item  The index of the first new item; at most the number of items.
   * @param count The number of new items. The list may have 2147483647.
   * @param time  Time of the call, in seconds.
   */
  insert(item: number, count: number, time: number): Status;

  /**
   * Insert measured items.
   *
   * The time that it takes grows with the logarithm of the number of items in the list, and with
   * `count`.
   *
   * @param item    The index of the first new item; at most the number of items.
   * @param extents Their extents in points, each from 0 to 4194303, rounded to 1/65536.
   * @param time    Time of the call, in seconds.
   */
  insertMeasured(item: number, extents: ArrayLike<number>, time: number): Status;

  /**
   * Remove items. The other visible items stay where they are.
   *
   * @param item  The index of the first item.
   * @param count The number of items.
   * @param time  Time of the call, in seconds.
   */
  remove(item: number, count: number, time: number): Status;

  /**
   * Move items. The other visible items stay where they are; of items between which a visible one is
   * dropped, those beyond.
   *
   * @param item        The index of the first item.
   * @param count       The number of items.
   * @param destination The index of the first item after the move.
   * @param time        Time of the call, in seconds.
   */
  move(item: number, count: number, destination: number, time: number): Status;

  /**
   * Set the measured extents of items. A grid does not use those of cells.
   *
   * @param item    The index of the first item.
   * @param extents Their extents in points, each from 0 to 4194303, rounded to 1/65536.
   * @param time    Time of the call, in seconds.
   */
  setExtents(item: number, extents: ArrayLike<number>, time: number): Status;

  /**
   * Set items back to the estimate of their kind, such as after their width has changed.
   *
   * @param item  The index of the first item.
   * @param count The number of items.
   * @param time  Time of the call, in seconds.
   */
  forgetExtents(item: number, count: number, time: number): Status;

  /**
   * Set the kind of items: how they are laid out, such as the header of a section.
   *
   * New items are of kind 0: plain items, one cell each. An item keeps its measurement.
   *
   * @param item  The index of the first item.
   * @param count The number of items.
   * @param kind  Their kind, from 0 to 63. Unless options were set, kinds from 1 on are headers that
   *              stay at the viewport's start.
   * @param time  Time of the call, in seconds.
   */
  setKind(item: number, count: number, kind: number, time: number): Status;

  /**
   * Set how the items of a kind are laid out. If there are such items, the time that it takes grows
   * with the number of items that were measured or have a line of their own.
   *
   * @param kind    The kind, from 1 to 63.
   * @param options How its items are laid out; null means all defaults. Copied.
   * @param time    Time of the call, in seconds.
   */
  setKindOptions(kind: number, options: Partial<ListKindOptions> | null, time: number): Status;

  /**
   * Read which items the viewport shows, and where to draw them, as of the scroller's last call.
   *
   * @param capacity The number of positions that there is room for. Items beyond it get none.
   */
  getFrame(capacity: number): [ListFrame, number[]];

  /**
   * Read the sticky items that are drawn at both ends of the viewport, and where to draw them, as of
   * the scroller's last call.
   *
   * Draw them from the last to the first: those of smaller levels lie above the others. Measure them
   * as visible items.
   *
   * @param capacity The number of items that there is room for.
   */
  getStickyItems(capacity: number): [number[], number[]];

  /**
   * Read the items that the motion under way will show, in order, each with the time when it comes
   * into view, such as to load their pictures.
   *
   * @param capacity The number of items that there is room for.
   */
  getUpcoming(capacity: number): [number[], number[]];

  /** Read the number of items and the length of the content. */
  getSize(): ListSize;

  /**
   * Read where an item is.
   *
   * @param item The index of the item.
   */
  getItem(item: number): ListItem;

  /**
   * Read which item is at a content offset; in the gap between two, the second. In a grid, it is the
   * first of its line.
   *
   * @param offset The content offset along the list's axis, in points.
   */
  getAnchor(offset: number): [number, number];

  /**
   * Read the content offset of a place in an item, also before anything is measured.
   *
   * @param item   The index of the item; the number of items means the end of the list.
   * @param within The distance from the item's start, in points along the list.
   */
  getAnchorOffset(item: number, within: number): number;

  /**
   * Read which items a viewport shows, and where to draw them.
   *
   * It takes less time if the viewport has moved by less than its length since the last call.
   *
   * @param offset   The content offset along the list's axis, in points.
   * @param length   The length of the viewport along the axis, in points; not negative.
   * @param overscan Points before the viewport and after it that count as visible; not negative.
   * @param capacity The number of positions that there is room for. Items beyond it get none.
   */
  getVisible(offset: number, length: number, overscan: number, capacity: number): [ListVisible, number[]];

  /**
   * Read the sticky items at both ends of a viewport.
   *
   * @param offset   The content offset along the list's axis, in points, at the viewport's start:
   *                 with what covers it there added.
   * @param length   The length of the viewport along the axis without what covers it, in points; not
   *                 negative.
   * @param capacity The number of items that there is room for.
   */
  getSticky(offset: number, length: number, capacity: number): [number[], number[], number];

  /**
   * Read the content offset that shows an item beside the sticky items that stay while it is there.
   * It may be outside the scrollable range.
   *
   * @param item      The index of the item.
   * @param alignment Where the item comes to lie.
   * @param margin    Points between the item and the end of the viewport at which it is aligned.
   * @param offset    The content offset along the list's axis, in points.
   * @param length    The length of the viewport along the axis, in points; not negative.
   */
  getOffsetShowing(item: number, alignment: ListAlignment, margin: number, offset: number, length: number): number;

  /**
   * Read the progress of an item through the viewport.
   *
   * @param item   The index of the item.
   * @param offset The content offset along the list's axis, in points.
   * @param length The length of the viewport along the axis, in points; not negative.
   */
  getProgress(item: number, offset: number, length: number): ViewProgress;

  /**
   * Scroll to an item.
   *
   * While extents become known, the target follows the item: the scroll under way is retargeted with
   * its velocity and ends at the item. Then the content stays with the item until the user or the
   * program scrolls. The insets of the viewport do not count as part of it, nor what sticky items
   * cover while the item is there. Near an end of the list the target is clamped to the content's
   * range; the scroll completes there with `finished` 1.
   *
   * Two calls scroll to a cell of a table: each scrolls along the axis of its list, and each is
   * completed with `finished` 1 when it arrives. Observed: a toolkit has one scroll for both axes,
   * so the first goes on in the second, and is completed with `finished` false.
   *
   * @param item      The index of the item.
   * @param alignment Where the item comes to lie.
   * @param margin    Points on the screen between the item and the end of the viewport at which it
   *                  is aligned.
   * @param animated  true: over time; false: at once.
   * @param time      Time of the call, in seconds.
   */
  scrollToItem(item: number, alignment: ListAlignment, margin: number, animated: boolean, time: number): number;

  /**
   * Scroll to where an item lies as given, over a given time along a curve, at a given speed, or at
   * once.
   *
   * Otherwise it behaves as List.scrollToItem.
   *
   * @param item    The index of the item.
   * @param options Where it comes to lie, and how to scroll; null means all defaults. The alignment
   *                and the margins along the list's axis count; margins are points on the screen.
   *                Copied.
   * @param time    Time of the call, in seconds.
   */
  scrollIntoView(item: number, options: Partial<ScrollOptions> | null, time: number): number;

  /** Read the place at the start of the visible part of the viewport, to restore it later. */
  getPosition(): [number, number];

  /**
   * Restore a place, at once; also before anything is measured, and before the first geometry.
   *
   * While extents become known, the content stays at the place until the user or the program
   * scrolls.
   *
   * @param item   The index of the item.
   * @param within The distance from the item's start, in points along the list.
   * @param time   Time of the call, in seconds.
   */
  setPosition(item: number, within: number, time: number): Status;

  /** Frees it. Later calls throw. One that is collected and was not freed warns on the console. */
  destroy(): void;
}

/** How many items are side by side. */
export const ListColumns: {
  /** One, each with its own extent. */
  readonly SINGLE: 0;
  /** `columnCount`; all cells have the extent `estimate`. */
  readonly COUNT: 1;
  /** As many as fit with cells of `smallestCell`; all cells have the extent `estimate`. */
  readonly FIT: 2;
};
export type ListColumns = (typeof ListColumns)[keyof typeof ListColumns];

/** The end of the viewport at which the items of a kind stay when content scrolls on. */
export const ListSticky: {
  /** The end at which the list begins. */
  readonly START: 0;
  /** The end at which the list ends. */
  readonly END: 1;
  /** None. */
  readonly NEVER: 2;
};
export type ListSticky = (typeof ListSticky)[keyof typeof ListSticky];

/**
 * How items of a kind are laid out. All zero: headers, with a line of their own, that stay at the
 * viewport's start until the next one pushes them out.
 */
export interface ListKindOptions {
  /** The end of the viewport at which an item stays when content scrolls on. */
  sticky: ListSticky;
  /**
   * A sticky item stays beside those of smaller levels, until another of its level or a smaller one
   * pushes it out. Frozen rows have the levels 0, 1, 2 and so on. Range: 0 to 31.
   */
  level: number;
  /**
   * The columns of a grid that an item spans, at most all; 0: it has a line of its own, and an
   * extent of its own. Range: 0 to 32768.
   */
  span: number;
  /**
   * Extent of an item across its line that has not been measured, in points; 0: the list's estimate.
   * Range: 0 to 4194303.
   */
  estimate: number;
}

/** Options of a list. All zero: a vertical list of one column whose items are 44 points. */
export interface ListOptions {
  /** true: the items follow each other along x. */
  isHorizontal: boolean;
  /**
   * true: a horizontal list begins at the right, and the lines of a vertical grid do. Attached, a
   * horizontal list begins where the scroller's content does, whatever this says.
   */
  isRightToLeft: boolean;
  /** How many items are side by side. */
  columns: ListColumns;
  /** The number of columns, with ListColumns.COUNT. Range: 0 to 32768. */
  columnCount: number;
  /**
   * Extent of an item that has not been measured, and of a cell of a grid, in points; 0: 44. Range:
   * 0 to 4194303.
   */
  estimate: number;
  /** Gap between neighbouring items or lines, in points. Range: 0 to 4194303. */
  gap: number;
  /** Inset before the first item, in points. Range: 0 to 4194303. */
  leadingInset: number;
  /** Inset after the last item, in points. Range: 0 to 4194303. */
  trailingInset: number;
  /** Gap between neighbouring cells of a line, in points. Range: 0 to 1e12. */
  columnGap: number;
  /** Smallest length of a cell across the axis, with ListColumns.FIT, in points. Range: 0 to 1e12. */
  smallestCell: number;
  /** Length of a line across the axis, in points. Range: 0 to 1e12. */
  crossLength: number;
  /**
   * Attached lists: points before the viewport and after it in which items count as visible. Range:
   * 0 to 1e12.
   */
  overscan: number;
  /**
   * Attached lists: how near the viewport comes to an end of the list for the events of near ends,
   * in points; 0: two lengths of the viewport. Range: 0 to 1e12.
   */
  nearDistance: number;
}

/** The size of a list. */
export interface ListSize {
  /** The number of columns, at least 1. */
  columns: number;
  /** The number of items. */
  count: number;
  /** Length of the content along the axis, with insets, in points. */
  length: number;
  /** Length of a cell across the axis, in points. */
  cellLength: number;
  /** Memory of the items, in bytes. */
  memory: number;
}

/** An item of a list. */
export interface ListItem {
  /** true if its extent was set. */
  isMeasured: boolean;
  /** Its kind. */
  kind: number;
  /** Its column, or the first that it spans, from the start of the line. */
  column: number;
  /** Distance from the content's start to its start, in points along the list. */
  start: number;
  /** Its extent along the axis, in points. */
  extent: number;
  /** Distance of its cells from the left or top end of the line, in points. */
  crossStart: number;
  /** Length of its cells across the axis, in points. */
  crossLength: number;
}

/** The items that a viewport shows. */
export interface ListVisible {
  /** The first visible item. */
  first: number;
  /** The number of visible items; 0 if there is none. */
  count: number;
}

/** What a viewport shows of an attached list. */
export interface ListFrame {
  /** true if a sticky item is at the viewport's start; false: the next fields of it are 0. */
  hasSticky: boolean;
  /** The first visible item. */
  first: number;
  /** The number of visible items; 0 if there is none. */
  count: number;
  /** The sticky item; of several levels, the innermost. See List.getStickyItems for all. */
  stickyItem: number;
  /**
   * Where the sticky item is drawn: the distance of its left or top from that of the viewport, in
   * points. It is pushed out by the next sticky item.
   */
  stickyPosition: number;
}

/**
 * Options of a conversation. All zero: short content lies at the bottom, and a question comes to
 * the very top.
 */
export interface ListConversationOptions {
  /** true: content shorter than the viewport lies at its top; false: at its bottom. */
  isAtTop: boolean;
  /**
   * Content that the reader scrolls to within this distance of its end follows the end, in points;
   * 0: 70. Range: 0 to 1e12.
   */
  nearDistance: number;
  /** Points between the top of the viewport and a question there. Range: 0 to 1e12. */
  topMargin: number;
}

/** What a reader sees of a conversation. */
export interface ListConversation {
  /** true if the content follows its end. */
  isFollowing: boolean;
  /** The first item that came after the reader had left the end; 0 if `unreadCount` is 0. */
  firstUnread: number;
  /** The number of items from there on; 0 if the reader has seen all. */
  unreadCount: number;
  /** Space below the last item, in which an answer grows before content moves, in points at scale 1. */
  spacer: number;
}

/** Where an item comes to lie in the viewport. */
export const ListAlignment: {
  /**
   * Where the whole item with its margins is visible, or they fill the viewport, with the least
   * movement.
   */
  readonly NEAREST: 0;
  /** Its start at the viewport's start. */
  readonly START: 1;
  /** Its middle at the viewport's middle. */
  readonly CENTER: 2;
  /** Its end at the viewport's end. */
  readonly END: 3;
  /** As ListAlignment.NEAREST, with margins that fit: see ScrollAlignment.SCROLL_OFF. */
  readonly SCROLL_OFF: 4;
};
export type ListAlignment = (typeof ListAlignment)[keyof typeof ListAlignment];

/** What a step of a replay is. */
export const TraceStepKind: {
  /** A recorded call has been made; the text is the function's name without scrollkit_. */
  readonly CALL: 1;
  /** A call emitted an event. */
  readonly EVENT: 2;
  /** A note of the program; the text is the note. */
  readonly MARK: 3;
};
export type TraceStepKind = (typeof TraceStepKind)[keyof typeof TraceStepKind];

/** A step of a replay. */
export interface TraceStep {
  /** What the step is. */
  kind: TraceStepKind;
  /** Byte of the trace at which the step is recorded. */
  place: number;
  /** Number of the scroller or list, in the order of creation from 0; 0 for MARK. */
  scroller: number;
  /** true: the answer is the recorded one; false: it differs. */
  isEqual: boolean;
  /** What the call returned; 0 for EVENT and MARK. */
  status: Status;
  /** Number of delegate functions around the step: 0 unless a delegate made the call. */
  depth: number;
}

/** The result of a replay. */
export interface TraceReport {
  /** Number of recorded calls that were made, also refused ones. */
  calls: number;
  /** Number of answers that differ from the recorded ones. */
  differences: number;
  /** Byte of the first answer that differs. If there is none: the size of the trace. */
  firstDifference: number;
  /** Number of bytes that were read. If the trace is invalid, the byte of the invalid record. */
  place: number;
}

/** Return the version of the library as text: "0.1.0". */
export function version(): string;

/** Return the version of the library as an increasing number. */
export function versionNumber(): number;

/**
 * Return whether this build of the library has a feature.
 *
 * The features are "driven", "observed", "delegate", "batches", "context", "top", "header",
 * "anchor", "nub", "snap", "nesting", "zoom", "steering", "scrollbar", "preferences", "refresh",
 * "lists", "link", "deltas", "traces" and "meter".
 *
 * @param name The name of the feature; null is no feature.
 */
export function hasFeature(name: string): boolean;

/**
 * Return the meaning of a status and what to do about it, in one or two sentences.
 *
 * @param status A status; any number.
 */
export function statusText(status: Status): string;

/**
 * Return the name of an enum's constant, for logs and menus: ("phase", 2) is "dragging".
 *
 * Of a set of bits, only one bit, none or all may have a name: call it for each bit of the set.
 *
 * @param type  The name of the enum, such as "Phase".
 * @param value The constant; any number.
 */
export function enumName(type: EnumName, value: number): string;

/**
 * Read all numbers of a preset.
 *
 * @param feel The preset.
 */
export function feelGetValues(feel: Feel): FeelValues;

/**
 * Make an input from an SDL2 wheel event.
 *
 * SDL counts up and right as positive (SDL_events.h). A flipped event contains the amount that the
 * user wants to scroll; it sets InputFlags.INVERTED.
 *
 * @param x         `preciseX`; before SDL 2.0.18 `x`.
 * @param y         `preciseY`; before SDL 2.0.18 `y`.
 * @param direction `direction`: 0 normal, 1 flipped.
 * @param timeMs    `timestamp`.
 */
export function inputFromSdl2Wheel(x: number, y: number, direction: number, timeMs: number): Input;

/**
 * Make an input from an SDL3 wheel event.
 *
 * A flipped event sets InputFlags.INVERTED, as with SDL2.
 *
 * @param x         `x`; not `integer_x`, which drops the fractions of a trackpad.
 * @param y         `y`.
 * @param direction `direction`: 0 normal, 1 flipped.
 * @param timeNs    `timestamp`.
 */
export function inputFromSdl3Wheel(x: number, y: number, direction: number, timeNs: number): Input;

/**
 * Make an input from an SDL2 finger event.
 *
 * SDL also makes mouse events of fingers: ignore those whose `which` is SDL_TOUCH_MOUSEID. The
 * input's `pointerId` is the finger's plus 1, so that 0 remains for the mouse.
 *
 * @param type   `type`: SDL_FINGERDOWN 0x700, SDL_FINGERUP 0x701, SDL_FINGERMOTION 0x702.
 * @param finger `fingerId`.
 * @param x      `x`, a share of the window's width.
 * @param y      `y`, a share of the window's height.
 * @param width  The window's width, in points; 0 or more.
 * @param height The window's height, in points; 0 or more.
 * @param timeMs `timestamp`.
 */
export function inputFromSdl2Finger(type: number, finger: number, x: number, y: number, width: number, height: number, timeMs: number): Input;

/**
 * Make an input from an SDL3 finger event.
 *
 * A canceled finger becomes CANCEL. Otherwise it behaves as with SDL2.
 *
 * @param type   `type`: SDL_EVENT_FINGER_DOWN 0x700, _UP 0x701, _MOTION 0x702, _CANCELED 0x703.
 * @param finger `fingerID`.
 * @param x      `x`, a share of the window's width.
 * @param y      `y`, a share of the window's height.
 * @param width  The window's width, in points; 0 or more.
 * @param height The window's height, in points; 0 or more.
 * @param timeNs `timestamp`.
 */
export function inputFromSdl3Finger(type: number, finger: number, x: number, y: number, width: number, height: number, timeNs: number): Input;

/**
 * Make an input from GLFW's scroll callback.
 *
 * GLFW counts up and left as positive: on X11, button 6, which is left, is +1, and on Windows the
 * horizontal wheel is negated (x11_window.c, win32_window.c).
 *
 * @param xoffset `xoffset` of the callback.
 * @param yoffset `yoffset` of the callback.
 * @param time    Time of the event, in seconds: glfwGetTime, if that is the clock of all calls.
 */
export function inputFromGlfwScroll(xoffset: number, yoffset: number, time: number): Input;

/**
 * Make an input from raylib's GetMouseWheelMoveV, if it is not zero.
 *
 * Its signs are those of GLFW, the usual backend. With the SDL backend, negate x.
 *
 * @param x    `x` of the result.
 * @param y    `y` of the result.
 * @param time Time of the event, in seconds: GetTime, if that is the clock of all calls.
 */
export function inputFromRaylibWheel(x: number, y: number, time: number): Input;

/**
 * Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.
 *
 * Dear ImGui counts up and left as positive, and swaps the axes itself while shift is held
 * (imgui.h). Some of its backends count right as positive: SDL2 and Win32 before version 1.89.3,
 * and GLFW in a browser. To find out, turn the wheel to the right and look at the sign.
 *
 * @param wheelX          `MouseWheelH`.
 * @param wheelY          `MouseWheel`.
 * @param rightIsPositive true: the backend counts right as positive; false: left.
 * @param time            Time of the event, in seconds: ImGui::GetTime, if that is the clock of
 *                        all calls.
 */
export function inputFromImguiWheel(wheelX: number, wheelY: number, rightIsPositive: boolean, time: number): Input;

/**
 * Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).
 *
 * Each report is one notch. With shift, a vertical wheel scrolls horizontally; some terminals do
 * not report shift.
 *
 * Content rests at whole rows if the scroller's `wheelStep`, the viewport's height and the
 * content's height are multiples of the height of a row. During an animation, draw the row nearest
 * to the offset at the top.
 *
 * @param button The first number of the report: 64 up, 65 down, 66 left, 67 right; plus 4 with
 *               shift, 8 with meta, 16 with control.
 * @param time   Time of the report, in seconds.
 */
export function inputFromSgrButton(button: number, time: number): Input;

/**
 * Make an input from the "scroll" signal of GtkEventControllerScroll (GTK 4.8 and later).
 *
 * Clicks of a wheel become WHEEL, surface units PAN_UPDATE of 2.5 points each, the factor of
 * GtkScrolledWindow: content scrolls as far as GTK's own lists. Push the inputs of
 * inputFromGtkBegin and inputFromGtkEnd, too: a pan without a begin ends after 0.15 s without
 * input. GTK's signs are those of ScrollKit: positive is right and down (gdkenums.h,
 * GdkScrollUnit).
 *
 * @param dx     `dx` of the signal.
 * @param dy     `dy` of the signal.
 * @param unit   gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
 * @param timeMs gtk_event_controller_get_current_event_time.
 */
export function inputFromGtkScroll(dx: number, dy: number, unit: number, timeMs: number): Input;

/**
 * Make an input from the "scroll-begin" signal of GtkEventControllerScroll.
 *
 * @param timeMs gtk_event_controller_get_current_event_time.
 */
export function inputFromGtkBegin(timeMs: number): Input;

/**
 * Make an input from the "scroll-end" signal of GtkEventControllerScroll. Momentum follows.
 *
 * @param timeMs gtk_event_controller_get_current_event_time.
 */
export function inputFromGtkEnd(timeMs: number): Input;

/**
 * Make an input from the "decelerate" signal of GtkEventControllerScroll. Momentum with GTK's
 * velocity follows.
 *
 * GTK emits it directly after "scroll-end". Push the input of one of the two; the second has no
 * effect. After clicks of a wheel it has no effect, because no pan began.
 *
 * @param velocityX `vel_x` of the signal, in surface units per second; 2.5 points each.
 * @param velocityY `vel_y` of the signal, in surface units per second.
 * @param timeMs    gtk_event_controller_get_current_event_time.
 */
export function inputFromGtkDecelerate(velocityX: number, velocityY: number, timeMs: number): Input;

/**
 * Make an input from a GDK scroll event (GTK 4).
 *
 * A stop becomes PAN_END, clicks become WHEEL, surface units PAN_UPDATE of 2.5 points each. The
 * pan ends after 0.15 s without input.
 *
 * @param direction gdk_scroll_event_get_direction: 0 up, 1 down, 2 left, 3 right, each one click;
 *                  4 smooth: the deltas.
 * @param dx        gdk_scroll_event_get_deltas.
 * @param dy        gdk_scroll_event_get_deltas.
 * @param unit      gdk_scroll_event_get_unit: 0 clicks, 1 surface units; 0 before GTK 4.8.
 * @param isStop    gdk_scroll_event_is_stop: true or false.
 * @param relative  gdk_scroll_event_get_relative_direction: 0 identical, 1 inverted, 2 unknown; 2
 *                  before GTK 4.20.
 * @param timeMs    gdk_event_get_time.
 */
export function inputFromGdkScroll(direction: number, dx: number, dy: number, unit: number, isStop: boolean, relative: number, timeMs: number): Input;

/**
 * Make an input from a GDK hold event. Fingers that rest on a touchpad stop a motion.
 *
 * @param phase  gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the
 *               fingers leave or begin to scroll. 1, update, is refused: it needs no input.
 * @param timeMs gdk_event_get_time.
 */
export function inputFromGdkHold(phase: number, timeMs: number): Input;

/**
 * Make an input from a Wayland axis event (wl_pointer.axis) and the other events of its frame.
 *
 * Each axis is an input of its own. A finger becomes PAN_UPDATE, which its stop ends. Some
 * compositors send no stop: the pan then ends after 0.15 s without input. A continuous source
 * becomes WHEEL in points, because no stop needs to follow. A wheel or tilted wheel becomes WHEEL
 * in 120ths, or in points if `value120` is 0. Without a source, what has a `value120` counts as a
 * wheel, the rest as continuous: wl_pointer.axis_source is optional. Push all axes of a frame
 * before its stops. Positive is right and down (wayland.xml).
 *
 * @param axis     0 vertical, 1 horizontal.
 * @param value    wl_fixed_to_double of the value, in surface units.
 * @param value120 axis_value120 of the frame; before version 8 of wl_seat, axis_discrete times
 *                 120; 0 without either.
 * @param source   axis_source of the frame, any number: 0 wheel, 1 finger, 2 continuous, 3 wheel
 *                 tilt; another one: none was sent, or it is not known.
 * @param relative axis_relative_direction: 0 identical, 1 inverted; 0 before version 9.
 * @param timeMs   The time of the event.
 */
export function inputFromWaylandAxis(axis: number, value: number, value120: number, source: number, relative: number, timeMs: number): Input;

/**
 * Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).
 *
 * Momentum follows when both axes have stopped.
 *
 * @param axis   0 vertical, 1 horizontal.
 * @param timeMs The time of the event.
 */
export function inputFromWaylandStop(axis: number, timeMs: number): Input;

/**
 * Make an input from one axis of a libinput scroll event (libinput 1.19 and later).
 *
 * Call it for each axis for which libinput_event_pointer_has_axis returns true. Fingers become
 * PAN_UPDATE; their value 0, which libinput.h guarantees, becomes PAN_END of the axis. A
 * continuous source becomes WHEEL in points, a wheel WHEEL in 120ths.
 *
 * @param source   LIBINPUT_POINTER_AXIS_SOURCE_: 1 wheel, 2 finger, 3 continuous, 4 wheel tilt.
 *                 The event type SCROLL_WHEEL is 1, SCROLL_FINGER 2, SCROLL_CONTINUOUS 3.
 * @param axis     0 vertical, 1 horizontal.
 * @param value    libinput_event_pointer_get_scroll_value.
 * @param value120 libinput_event_pointer_get_scroll_value_v120, for wheels; else 0.
 * @param timeUsec libinput_event_pointer_get_time_usec.
 */
export function inputFromLibinputScroll(source: number, axis: number, value: number, value120: number, timeUsec: number): Input;

/**
 * Make an input from an X11 scroll valuator (XInput 2.1 and later).
 *
 * The host keeps the last value of each device's valuator, and discards it when the pointer enters
 * a window. The server also sends button events 4 to 7 for the same scroll: ignore those with
 * XIPointerEmulated.
 *
 * @param scrollType `scrollType` of XIScrollClassInfo: 1 vertical, 2 horizontal.
 * @param delta      Difference of the valuator's value from its last one; positive is right and
 *                   down.
 * @param increment  `increment` of XIScrollClassInfo, the difference of one click; negative if it
 *                   counts in the opposite direction.
 * @param timeMs     The time of the event.
 */
export function inputFromXi2Scroll(scrollType: number, delta: number, increment: number, timeMs: number): Input;

/**
 * Make an input from an X11 button event of a wheel.
 *
 * @param button 4 up, 5 down, 6 left, 7 right.
 * @param timeMs The time of the event.
 */
export function inputFromX11Button(button: number, timeMs: number): Input;

/**
 * Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).
 *
 * Without a phase, the angle becomes WHEEL in 120ths; an event with pixels alone becomes WHEEL in
 * points. With a phase the device is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels, PAN_END. A
 * begin that moves becomes PAN_UPDATE. The platform's momentum ends a pan without an end. Qt
 * counts up and left as positive; its deltas contain the amount that the user wants to scroll,
 * inverted or not.
 *
 * @param angleX   angleDelta().x().
 * @param angleY   angleDelta().y().
 * @param pixelX   pixelDelta().x(); 0 without.
 * @param pixelY   pixelDelta().y(); 0 without.
 * @param phase    phase(): Qt::NoScrollPhase 0, ScrollBegin 1, ScrollUpdate 2, ScrollEnd 3,
 *                 ScrollMomentum 4 (qnamespace.h).
 * @param inverted inverted(): true or false.
 * @param timeMs   timestamp().
 */
export function inputFromQtWheel(angleX: number, angleY: number, pixelX: number, pixelY: number, phase: number, inverted: boolean, timeMs: number): Input;

/**
 * Make an input from an AppKit scroll event (NSEventTypeScrollWheel).
 *
 * Phases of the fingers: may begin becomes HOLD; began PAN_BEGIN, or PAN_UPDATE if it moves;
 * changed PAN_UPDATE; ended PAN_END, with the platform's momentum to follow; cancelled CANCEL.
 * Phases of momentum become MOMENTUM_UPDATE and MOMENTUM_END; ScrollKit adds no momentum. Without
 * a phase the event becomes WHEEL, in points if the deltas are precise, else in lines. AppKit
 * counts up and left as positive; its deltas contain the amount that the user wants to scroll,
 * inverted or not.
 *
 * @param dx       scrollingDeltaX.
 * @param dy       scrollingDeltaY.
 * @param precise  hasPreciseScrollingDeltas: true or false.
 * @param phase    phase: none 0, began 1, stationary 2, changed 4, ended 8, cancelled 16, may
 *                 begin 32.
 * @param momentum momentumPhase, in the same numbers.
 * @param inverted isDirectionInvertedFromDevice: true or false.
 * @param time     timestamp, in seconds.
 */
export function inputFromAppkitScroll(dx: number, dy: number, precise: boolean, phase: number, momentum: number, inverted: boolean, time: number): Input;

/**
 * Make an input from a WheelEvent of the web.
 *
 * Browsers report a notch of a wheel in pixels, as many as they would scroll, and in `wheelDelta`
 * as 120: whole notches become WHEEL in 120ths, as those of other toolkits. A trackpad has three
 * times the pixels there. Its pixels, and parts of a notch, become WHEEL in points; lines and
 * pages stay what they are. The signs of deltaX and deltaY are those of ScrollKit: positive is
 * right and down. Those of `wheelDelta` are opposite.
 *
 * @param deltaX      deltaX.
 * @param deltaY      deltaY.
 * @param deltaMode   deltaMode: 0 pixels, 1 lines, 2 pages.
 * @param wheelDeltaX wheelDeltaX; 0 of a browser without.
 * @param wheelDeltaY wheelDeltaY; 0 of a browser without.
 * @param timeMs      timeStamp.
 */
export function inputFromWebWheel(deltaX: number, deltaY: number, deltaMode: number, wheelDeltaX: number, wheelDeltaY: number, timeMs: number): Input;

/**
 * Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.
 *
 * A vertical wheel counts up as positive, a horizontal one right (documentation of
 * WM_MOUSEHWHEEL).
 *
 * @param message WM_MOUSEWHEEL 0x20A, WM_MOUSEHWHEEL 0x20E.
 * @param delta   GET_WHEEL_DELTA_WPARAM(wParam), which is signed. Range: -32768 to 32767.
 * @param pages   true if SPI_GETWHEELSCROLLLINES is WHEEL_PAGESCROLL, one page per notch; else
 *                false.
 * @param timeMs  GetMessageTime.
 */
export function inputFromWin32Wheel(message: number, delta: number, pages: boolean, timeMs: number): Input;

/**
 * Unwrap a time in 32-bit milliseconds, which wrap every 49.7 days.
 *
 * Of all times with these milliseconds, it returns the nearest to the previous time. A scroller
 * does the same with inputs that have InputFlags.TIME_WRAPS, from its last call on. This function
 * is for the host's own use of such times, such as ticks.
 *
 * @param previous The previous time, in seconds, on the same clock; 0 for the first.
 * @param timeMs   The milliseconds of the toolkit.
 */
export function timeUnwrap(previous: number, timeMs: number): number;

/**
 * Advance several scrollers to a time and read their frames, all or none.
 *
 * Delegates are notified after all scrollers have advanced, and before the frames are read.
 *
 * @param scrollers The scrollers; none may be null. A delegate that destroys one of them must
 *                  leave the array unchanged until the call returns.
 * @param time      Time of the frame, in seconds.
 */
export function scrollerTickMany(scrollers: readonly Scroller[], time: number): Frame[];

/** A recording of calls. See docs/traces.md for the format. */
export class Trace {
  /**
   * Starts a trace.
   *
   * @param write Receives the bytes, also inside calls on its scrollers and lists. It must not call the library.
   */
  constructor(write: (bytes: Uint8Array) => void);

  /** Creates a scroller whose calls are recorded. */
  createScroller(options?: Partial<ScrollerOptions> | null): Scroller;

  /** Creates a list whose calls are recorded. */
  createList(options?: Partial<ListOptions> | null): List;

  /** Adds a note. */
  mark(text: string): void;

  /** Stops the trace and frees it. Its scrollers and lists remain. */
  stop(): void;
}

/** A step of a replay, with the frame after it. */
export interface ReplayStep extends TraceStep {
  /** The name of the function or the event, or the note. */
  text: string;
  /** null after the scroller was destroyed, and for a note. */
  frame: Frame | null;
  /** null unless the kind is EVENT. */
  event: Event | null;
  /** What a user saw up to the step; null unless it is measured. */
  report: MeterReport | null;
}

/**
 * Replays a trace. Throws only what the observer throws, and without memory: read the status.
 *
 * @param bytes   The trace.
 * @param observe Receives the steps, in order.
 * @param meter   What is measured of each scroller; without it, nothing is measured.
 */
export function traceReplay(
  bytes: Uint8Array, observe?: (step: ReplayStep) => void, meter?: Partial<MeterOptions>): TraceReport & { status: Status };
