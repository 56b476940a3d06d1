/** Features that Playwright disables. Chromium heeds only the last list of features, so the list below must repeat them. */
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

/** Hidden pages that Chromium opens for its address bar with each window; they would take half of the time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process that Chromium keeps ready for the next page. No test could use it, as each has a browser context of its own. */
const SPARE = ['SpareRendererForSitePerProcess'];

/** Arguments with which the tests start Chromium. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  // Draws letters as Chromium does in a visible window on Linux.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  `--disable-features=${[...AS_PLAYWRIGHT, ...ADDRESS_BAR, ...SPARE].join()}`,
];
