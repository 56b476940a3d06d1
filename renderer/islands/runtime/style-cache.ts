import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of Emotion's class names; the browser's cache adopts the page's styles by it. */
export const STYLE_KEY = 'css';

/** A cache for one page, on either side. Vendor prefixes are written by hand where one is still needed. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: STYLE_KEY, stylisPlugins: [] });
}
