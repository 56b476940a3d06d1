import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of Emotion's class names; short, as each page has about a hundred. */
const STYLE_KEY = 'c';
/**
 * Attribute of the style element of a page. With Emotion's own attribute, every cache would move the element to the end
 * of the head, and the browser would load the fonts and lay out the page again.
 */
export const STYLES_MARK = 'data-styles';

/**
 * No automatic vendor prefixes; those still needed are written by hand. Caches with the same list share what they
 * compile.
 */
const NO_PLUGINS: [] = [];

/** Creates a style cache for one page, in the browser or for rendering. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });
  for (const name of stylesOfPage()) cache.inserted[name] = true;
  return cache;
}

/** Names of the styles that the page already contains, read from its classes; none when rendering. */
function stylesOfPage(): string[] {
  const css = typeof document === 'undefined' ? '' : document.querySelector(`style[${STYLES_MARK}]`)?.textContent;
  return Array.from((css ?? '').matchAll(/\.c-([\w-]+)/g), ([, name = '']) => name);
}
