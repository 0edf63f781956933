import XCTest
@testable import ScrollKitCore
final class ZZ: XCTestCase { func test_z() {
 print("Z engine",MemoryLayout<ScrollEngine>.size,"scroller",MemoryLayout<Scroller>.size,"setting",MemoryLayout<ScrollSetting>.size,"feel",MemoryLayout<Feel>.size,"geo",MemoryLayout<ScrollGeometry>.size,MemoryLayout<AxisGeometry>.size,"phase",MemoryLayout<ScrollPhase>.size,"flight",MemoryLayout<Flight>.size,"motion",MemoryLayout<Motion>.size,"timed",MemoryLayout<TimedMotion>.size, "cause",MemoryLayout<Flight.Cause>.size,"snap",MemoryLayout<ScrollSnapshot>.size,"tracker",MemoryLayout<VelocityTracker>.size,"cruise",MemoryLayout<Cruise>.size,"host",MemoryLayout<HostScroll>.size,"glide",MemoryLayout<Glide>.size,"queue",MemoryLayout<EventQueue>.size,"coastfeel",MemoryLayout<CoastFeel>.size)
}}
