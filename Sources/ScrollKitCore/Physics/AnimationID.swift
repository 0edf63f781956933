/// The number of a programmatic scroll or zoom; never 0, and unique for four billion of them.
public typealias AnimationID = UInt32
