/// The options of a header, which hides and shows while content scrolls.
public struct HeaderOptions: Equatable, Sendable {
  /// When it collapses and expands.
  public var mode: HeaderMode
  /// Height when fully shown, in points.
  public var height: Double
  /// Height when collapsed, in points, for the modes that use it; at most `height`.
  public var minimumHeight: Double
  /// Whether a partly shown header snaps to the nearer side at rest, in the `enterAlways` modes.
  public var snaps: Bool
  /// Whether content past its top makes it taller: overscroll, or a refresh that holds the content open.
  public var stretches: Bool
  /// The stretch after which `ScrollEvent.headerStretched` is emitted, in points.
  public var stretchTrigger: Double
  /// Whether only scrolling by the user shows it.
  public var onlyByUser: Bool
  /// The distance that content scrolls in one direction before the header moves, in points.
  public var tolerance: Double
  /// The distance that a background moves per point of the header, 0…1.
  public var parallax: Double
  /// How the inset at the top relates to it.
  public var inset: HeaderInset

  /// Makes options with the heights in points; the other options have their defaults.
  public init(mode: HeaderMode, height: Double, minimumHeight: Double = 0) {
    self.mode = mode
    self.height = height
    self.minimumHeight = minimumHeight
    snaps = false
    stretches = false
    stretchTrigger = 100  // published (Flutter's SliverAppBar); larger needs a longer pull
    onlyByUser = false
    tolerance = 0
    parallax = 0
    inset = .constant
  }

  /// The difference of `height` and `minimumHeight`, in points.
  var collapsible: Double { height - minimumHeight }
}

/// When a header hides and shows. The names are Android's scroll flags, except `freezeNearEnds`.
public enum HeaderMode: UInt32, Sendable {
  /// Hides when scrolling down and shows when scrolling up; shown at the top.
  case enterAlways = 0
  /// Collapses to its minimum height and expands only at the top.
  case exitUntilCollapsed = 1
  /// Hides, shows at its minimum height, and expands only at the top.
  case enterAlwaysCollapsed = 2
  /// Does not move.
  case pinned = 3
  /// Hides when scrolling down and shows when scrolling up, but does not move while the content is at its top or end.
  case freezeNearEnds = 4
  /// Collapses to its minimum height when scrolling down and expands when scrolling up, anywhere. Flutter's floating
  /// and pinned.
  case enterAlwaysExitUntilCollapsed = 5
}

/// How the geometry's leading inset relates to a header.
public enum HeaderInset: UInt32, Sendable {
  /// The inset is constant, whether the header is shown or hidden.
  case constant = 0
  /// The inset is the header's visible height, and the host changes it as the header moves. The range is
  /// that of the fully shown header, so a header never moves the content.
  case visible = 1
}
