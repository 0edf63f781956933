/// Behaviours ask that content go to a place along an axis. What drives the axis decides whether and how it goes there.
///
///     reason           none      key, track,  wheel      momentum   release  program    own        zoom      through a chain
///                                autoscroll
///     page             at once   –            retarget   after it   land     if its own –          –         passed on
///     resting page     at once   translate    retarget   translate  land     translate* translate  –         translate
///     first sight      at once   evenly       evenly     –          evenly   in time    evenly     –         –
///     newest           evenly    evenly       evenly     –          evenly   in time    evenly     –         –
///     near the end     –         –            in time    –          land     in time    –          –         –
///     start            animate   –            retarget   –          land     retarget   retarget   retarget  as alone
///     top              –         –            –          –          –        if its own –          retarget  as alone
///     end              –         –            retarget   –          –        retarget   retarget   retarget  as alone
///     goal             –         –            in time    –          –        if its own –          in time   as alone
///     item             –         –            in time    –          land     –          –          –         –
///
/// A finger, and fingers on a trackpad, let a resting page translate content, and refuse all else. A thumb, the nub, the host's scroll bar
/// and a pinch refuse all: where content goes is decided when they let go. (*: its own scroll is retargeted.)
enum RequestReason {
  /// The layout has moved the page or area at which content will rest.
  case page
  /// The layout has moved the page or area at which content rested before along this axis.
  case restingPage
  /// The first items of a conversation are there, and nobody has seen others.
  case firstSight
  /// The end of a conversation has moved that content follows, or to which a scroll is under way.
  case newest
  /// Content would rest near the end of a conversation.
  case nearEnd
  /// A refresh opens or closes the start.
  case start
  /// The start has moved to which scroll to top scrolls.
  case top
  /// The end has moved at which a motion ends.
  case end
  /// What a scroll, a wheel or a key goes to has moved.
  case goal
  /// The item to which a motion snaps has moved.
  case item
}

/// How content goes to where a behaviour asks.
enum RequestAnswer {
  /// It does not.
  case refused
  /// At once. A motion along this axis ends.
  case atOnce
  /// At once, while what holds or moves it goes on.
  case translated
  /// By an animation of its own.
  case animated
  /// By a motion that slows down after an interval, unless the place moves on by then.
  case evenly
  /// By the motion of released content; after the silence of a stream.
  case landing
  /// The chain snaps its members anew.
  case passedOn
  /// By the motion under way, to another destination.
  case retargeted
  /// As `retargeted`; it arrives when it would have.
  case inTime

  /// Whether the motion under way goes to another destination.
  fileprivate var retargets: Bool { self == .retargeted || self == .inTime }
}

extension RequestReason {
  /// How content goes where this asks that something drives.
  ///
  /// - Parameters:
  ///   - animation: The scroll of the program that the behaviour itself has begun; nil if there is none.
  ///   - isChained: Whether a chain moves the content.
  func answer(under driver: AxisDriver, own animation: AnimationID?, isChained: Bool) -> RequestAnswer {
    if isChained, let answer = answerInChain { return answer }
    let isOwn = animation != nil && driver == .program(animation)
    switch self {
    case .page, .restingPage:
      let isResting = self == .restingPage
      switch driver {
      case .none: return .atOnce
      case .wheel: return .retargeted
      case .release: return .landing
      case .momentum: return isResting ? .translated : .landing
      case .program where isOwn: return .retargeted
      case .tracking, .dragging, .key, .track, .autoscroll, .program, .own: return isResting ? .translated : .refused
      case .pinching, .thumb, .nub, .hostBar, .zoom: return .refused
      }
    case .firstSight where driver == .none: return .atOnce
    case .firstSight, .newest:
      switch driver {
      case .none, .wheel, .key, .track, .autoscroll, .release, .own: return .evenly
      case .program: return isOwn ? .inTime : .refused
      case .tracking, .dragging, .pinching, .thumb, .nub, .hostBar, .momentum, .zoom: return .refused
      }
    case .nearEnd:
      switch driver {
      case .wheel, .program: return .inTime
      case .release: return .landing
      case .none, .tracking, .dragging, .pinching, .thumb, .nub, .hostBar, .key, .track, .autoscroll, .momentum, .own, .zoom: return .refused
      }
    case .start:
      switch driver {
      case .none: return .animated
      case .wheel, .program, .own, .zoom: return .retargeted
      case .release: return .landing
      case .tracking, .dragging, .pinching, .thumb, .nub, .hostBar, .key, .track, .autoscroll, .momentum: return .refused
      }
    case .top: return isOwn || driver == .zoom ? .retargeted : .refused
    case .end:
      switch driver {
      case .wheel, .program, .own, .zoom: return .retargeted
      case .none, .tracking, .dragging, .pinching, .thumb, .nub, .hostBar, .key, .track, .autoscroll, .momentum, .release: return .refused
      }
    case .goal: return isOwn || driver == .wheel || driver == .zoom ? .inTime : .refused
    case .item:
      switch driver {
      case .wheel: return .inTime
      case .release: return .landing
      case .none, .tracking, .dragging, .pinching, .thumb, .nub, .hostBar, .key, .track, .autoscroll, .momentum, .program, .own, .zoom:
        return .refused
      }
    }
  }

  /// A chain moves the content on from where it is. Only a refresh ends it, before it asks. Nil: as alone, by the path (`ChainGoal`).
  private var answerInChain: RequestAnswer? {
    switch self {
    case .restingPage: .translated
    case .page: .passedOn
    case .firstSight, .newest, .nearEnd, .start, .item: .refused
    case .top, .end, .goal: nil
    }
  }
}

extension ScrollView {
  /// Asks that content go to a place along an axis.
  ///
  /// - Parameter animation: The scroll of the program that the behaviour itself has begun; nil if there is none.
  mutating func request(_ axis: Axis, to place: Double, for reason: RequestReason, own animation: AnimationID? = nil) {
    request(along: Pair(along: axis), to: Vector(x: place, y: place), for: reason, own: animation)
  }

  /// As `request`, along some axes at once.
  mutating func request(along axes: Pair<Bool>, to places: Vector, for reason: RequestReason, own animation: AnimationID? = nil) {
    let (drivers, target, isChained) = (drivers, engine.lastSnapshot.target, engine.isChained)
    let answers = Pair { axis in
      let answer = axes[axis] ? reason.answer(under: drivers[axis], own: animation, isChained: isChained) : .refused
      // Another path to the same place may lead elsewhere: a chain is asked in any case.
      let goesOn = isChained && answer.retargets || (places[axis] - target[axis]).magnitude > Vector.rounding
      return goesOn ? answer : .refused
    }
    engine.carryOut(answers, to: places)
  }
}

extension ScrollEngine {
  /// Carries out what becomes of a request along an axis.
  ///
  /// - Parameter interval: That of a motion that goes there evenly, in seconds.
  mutating func carryOut(_ answer: RequestAnswer, _ axis: Axis, to place: Double, interval: Double = 0) {
    var answers = Pair(x: RequestAnswer.refused, y: .refused)
    answers[axis] = answer
    carryOut(answers, to: Vector(x: place, y: place), interval: interval)
  }

  /// Carries out what becomes of a request along each axis.
  mutating func carryOut(_ answers: Pair<RequestAnswer>, to places: Vector, interval: Double = 0) {
    if answers == Pair(x: .refused, y: .refused) { return }
    beginUpdate()
    let former = lastSnapshot.target
    let target = Vector { axis in answers[axis] == .refused ? former[axis] : places[axis] }
    switch mode {
    case .driven:
      scroller.carryOut(answers.x, .x, to: places.x, interval: interval, at: clock)
      scroller.carryOut(answers.y, .y, to: places.y, interval: interval, at: clock)
    case .observed: carryOutByHost(answers, to: target)
    }
    let arrives = (answers.x.retargets || answers.y.retargets) && lastSnapshot.offset == target && !isChained
    endUpdate(arrived: arrives ? clock : nil)
  }

  /// A toolkit has no motions but those of the program.
  private mutating func carryOutByHost(_ answers: Pair<RequestAnswer>, to target: Vector) {
    if answers.x == .inTime || answers.y == .inTime { host.retarget(to: target) }
    if answers.x == .retargeted || answers.y == .retargeted, let animation = lastSnapshot.animations.y { requestAnimation(to: target, animation) }
  }
}

extension Scroller {
  fileprivate mutating func carryOut(_ answer: RequestAnswer, _ axis: Axis, to place: Double, interval: Double, at now: Double) {
    switch answer {
    case .refused, .passedOn: break
    case .atOnce: setOffset(axis, to: place, at: now)
    case .translated: translate(axis, to: place, now: now)
    case .animated: scroll(axis, to: place, for: .refresh, at: now)
    case .evenly: lead(to: place, interval: interval, at: now)
    case .landing: land(axis, at: place, now: now)
    case .retargeted: retarget(axis, to: place, arriving: .byFeel, now: now)
    case .inTime: retarget(axis, to: place, arriving: .inTime, now: now)
    }
  }
}
