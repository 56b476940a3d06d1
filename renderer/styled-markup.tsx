import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from './islands/runtime/style-cache.ts';

/** HTML, and the rules of the styles that it uses by their names, in the order in which they were used. */
export interface StyledMarkup {
  readonly html: string;
  readonly rules: ReadonlyMap<string, string>;
}

/** Renders what React shows, with the styles that it uses and no others. */
export function renderStyled(shown: ReactNode): StyledMarkup {
  const cache = createStyleCache();
  // Emotion then keeps the rules instead of writing them between the elements.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{shown}</CacheProvider>);
  return { html, rules: new Map(Object.entries(cache.inserted as Record<string, string>)) };
}
