import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of Emotion's class names: short, as each page names some hundred. */
const STYLE_KEY = 'c';
/**
 * What the element with a page's styles is marked by. Emotion would move an element with its own mark to
 * the end of the head, for each cache again, and the browser would then load the fonts and lay the whole page out anew.
 */
export const STYLES_MARK = 'data-styles';

/** Vendor prefixes are written by hand where one is still needed. Caches with the same list share what they compile. */
const NO_PLUGINS: [] = [];

/** A cache for one page, on either side. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });
  for (const name of stylesOfPage()) cache.inserted[name] = true;
  return cache;
}

/** Names of the styles that the page in the browser has brought along: of the classes in them. */
function stylesOfPage(): string[] {
  const css = typeof document === 'undefined' ? '' : document.querySelector(`style[${STYLES_MARK}]`)?.textContent;
  return Array.from((css ?? '').matchAll(/\.c-([\w-]+)/g), ([, name = '']) => name);
}
