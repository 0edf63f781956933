/// How a collapsing header behaves.
public struct HeaderOptions: Equatable, Sendable {
  public var mode: HeaderMode
  /// Height when fully shown, in points.
  public var height: Double
  /// Height when collapsed, in points, for the modes that keep some of it; at most `height`.
  public var minimumHeight: Double
  /// Whether a header that is partly shown moves to the nearer side when content rests.
  public var snaps: Bool
  /// Whether a pull past the top makes it taller.
  public var stretches: Bool
  /// How far a pull stretches it before that is told, in points.
  public var stretchTrigger: Double
  /// Whether only the user's own scrolling brings it back.
  public var onlyByUser: Bool
  /// How far content scrolls one way before the header gives in, in points.
  public var tolerance: Double
  /// How far a background moves for each point of the header, 0…1.
  public var parallax: Double
  public var inset: HeaderInset

  public init(mode: HeaderMode, height: Double, minimumHeight: Double = 0) {
    self.mode = mode
    self.height = height
    self.minimumHeight = minimumHeight
    snaps = false
    stretches = false
    stretchTrigger = 100  // published (Flutter's SliverAppBar)
    onlyByUser = false
    tolerance = 0
    parallax = 0
    inset = .constant
  }

  /// How far it can collapse to its minimum height, in points.
  var collapsible: Double { height - minimumHeight }
}

/// When a header leaves and returns.
public enum HeaderMode: UInt32, Sendable {
  /// Leaves when scrolling down, returns when scrolling up, shown at the top.
  case enterAlways = 0
  /// Leaves down to its minimum height, which stays; grows again only at the top.
  case exitUntilCollapsed = 1
  /// Leaves wholly; returns to its minimum height, and grows again only at the top.
  case enterAlwaysCollapsed = 2
  /// Stays.
  case pinned = 3
  /// As `enterAlways`, but does not move while the content is at its top or end.
  case freezeNearEnds = 4
}

/// What the host's top inset says of a header.
public enum HeaderInset: UInt32, Sendable {
  /// The same whether the header is shown or hidden.
  case constant = 0
  /// It holds what is visible of the header, and the host changes it as the header moves. The
  /// range is then that of the header fully shown, so a header can never move content.
  case visible = 1
}
