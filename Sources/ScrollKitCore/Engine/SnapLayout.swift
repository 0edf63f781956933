/// The content in which a guide finds its snap targets.
package struct SnapLayout: Equatable, Sendable {
  fileprivate(set) var geometry: ScrollGeometry
  /// The scale of a list's content. It is not that of the content's length: a batch changes the list first, and a conversation has
  /// a spacer below its items.
  fileprivate(set) var listScale: ContentScale
  /// Whether content begins at its right: pages and items along x then count from there.
  let isRightToLeft: Bool
  /// Whether a refresh holds the content open: it may rest before its content range.
  let isOpen: Bool
}

extension ScrollEngine {
  /// The present layout of the content.
  package var snapLayout: SnapLayout {
    SnapLayout(
      geometry: scroller.setting.geometry, listScale: listScale, isRightToLeft: scroller.setting.isRightToLeft,
      isOpen: scroller.setting.restExtension.refreshInset > 0)
  }

  /// The layout at the scale at which the content will rest.
  package var targetSnapLayout: SnapLayout {
    mutating get {
      var layout = snapLayout
      layout.geometry = targetGeometry
      layout.listScale = targetListScale
      return layout
    }
  }
}
