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
  const rules = Object.entries(cache.inserted as Record<string, string>);
  return { html, rules: new Map(rules.map(([name, rule]) => [name, compact(rule)])) };
}

/** Rules without the signs that a browser does not need. No rule of a component holds a text of its own. */
function compact(rules: string): string {
  return rules
    .replaceAll(', ', ',')
    .replaceAll(';}', '}')
    .replaceAll(/(?<=[ :,(-])0(?=\.\d)/g, '');
}
