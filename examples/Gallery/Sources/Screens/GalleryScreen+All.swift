// SPDX-License-Identifier: MIT
//
// All screens, in the order of the README.

extension GalleryScreen {
  /// All screens.
  public static let all: [GalleryScreen] = [
    .rows, .threeColumns, .magazine, .list, .waterfall, .carousel, .header, .sections, .editable,
    .uikit, .colors, .likes, .settings, .product, .chat, .mosaic, .dashboard, .pricing, .player,
    .calendar, .weather, .onboarding,
  ]
}
