"""ScrollKit: the scroll engine you embed. Inputs in, frames and events out.

    import scrollkit

    with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), feel=scrollkit.Feel.CHROMIUM) as scroller:
        scroller.wheel(dy=3, time=0.0)
        frame = scroller.tick(0.1)
        print(frame.offset.y, frame.target.y, frame.phase.name)
        for event in scroller.events():
            print(event.kind.name, event.offset)

`scrollkit.ffi` has every function of the C interface. `scrollkit.toolkits` makes inputs of the events of
toolkits.
"""

from . import ffi, toolkits
from ._library import ClosedError, library
from .anchor import Anchor, Update
from .autoscroll import Autoscroll
from .behaviors import Deltas, Headers, Nub, Refresh, Scrollbar, ScrollToTop
from .delegate import Delegate
from .ffi import (
    AnchorPolicy, ArgumentError, AutoscrollOptions, AutoscrollRule, Axis, BounceRule, CoastRule, Context, Curve,
    DeltasOptions, DirectionLock, DragStart, EdgeBehavior, Edges, EventKind, Feel, FeelValues, FingerRule, FlingBoost,
    Geometry, HeaderInset, HeaderMode, HeaderOptions, HeaderState, Input, InputFlags, InputKind, Key,
    ListAlignment, ListColumns, ListConversation, ListConversationOptions, ListItem, ListKindOptions, ListOptions, ListSize, ListSticky,
    MeterOptions,
    MeterReport, Mode, MotionEnd, NestLatching, NestOrder, NextChange, NubOptions, NubRule, NubState, OverscrollBehavior, Phase,
    RefreshOptions, RefreshState, RefreshStep, ScrollAlignment, ScrollbarOptions, ScrollbarPart, ScrollbarState,
    ScrollerOptions, ScrollKitError, ScrollOptions,
    SnapAlignment, SnapArea, SnapKind, SnapOptions, SnapOrder, SnapRule, SnapState, SnapStrictness,
    SpeedLimit, Status, TopOptions, TopRule, TopSource, TopState, Unit, VelocityRule, ViewProgress, WheelSmoothing,
    WheelStepping, ZoomOptions, ZoomState,
)
from .items import List, ListFrame
from .meter import Meter
from .scroller import Group, Scroller, feel_values, inputs, link
from .snap import Snap
from .trace import Replay, Step, Trace, replay
from .values import Event, Frame, Vector
from .window import Window
from .zoom import Zoom

__all__ = [
    "Anchor", "AnchorPolicy", "ArgumentError", "Autoscroll", "AutoscrollOptions", "AutoscrollRule", "Axis",
    "BounceRule", "ClosedError", "CoastRule", "Context", "Curve", "Delegate", "Deltas", "DeltasOptions", "DirectionLock",
    "DragStart",
    "EdgeBehavior", "Edges", "Event", "EventKind", "Feel", "FeelValues", "FingerRule", "FlingBoost", "Frame",
    "Geometry", "Group", "HeaderInset", "HeaderMode", "HeaderOptions", "HeaderState", "Headers", "Input",
    "InputFlags", "InputKind", "Key", "List", "ListAlignment", "ListColumns", "ListConversation",
    "ListConversationOptions", "ListFrame", "ListItem",
    "ListKindOptions", "ListOptions", "ListSize", "ListSticky", "Meter", "MeterOptions", "MeterReport",
    "Mode", "MotionEnd", "NestLatching", "NestOrder", "NextChange", "Nub",
    "NubOptions", "NubRule", "NubState", "OverscrollBehavior", "Phase", "Refresh", "RefreshOptions",
    "RefreshState", "RefreshStep", "Replay", "ScrollAlignment", "ScrollKitError", "ScrollOptions", "ScrollToTop", "Scrollbar",
    "ScrollbarOptions", "ScrollbarPart", "ScrollbarState", "Scroller", "ScrollerOptions", "Snap",
    "SnapAlignment", "SnapArea", "SnapKind", "SnapOptions", "SnapOrder", "SnapRule", "SnapState",
    "SnapStrictness", "SpeedLimit", "Status", "Step", "TopOptions", "TopRule", "TopSource", "TopState",
    "Trace", "Unit", "Update", "Vector", "VelocityRule", "ViewProgress", "WheelSmoothing", "WheelStepping", "Window", "Zoom",
    "ZoomOptions", "ZoomState", "feel_values", "ffi", "inputs", "link", "replay", "toolkits", "version",
]


def version() -> str:
    """Return the version of the library."""
    return library().version()
