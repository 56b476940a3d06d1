/** What Playwright switches off by itself: Chromium heeds the last list only, so that ours must hold it too. */
const AS_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages that Chromium opens for its own address bar with each window; they are not shown and take half of the time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process that is kept ready for the next page: each test has a context of its own, which uses none that another has left. */
const SPARE = ['SpareRendererForSitePerProcess'];

/** Arguments with which the tests start Chromium. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  // Letters as a Chromium with a window draws them on Linux.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  `--disable-features=${[...AS_PLAYWRIGHT, ...ADDRESS_BAR, ...SPARE].join()}`,
];
