import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from './islands/runtime/style-cache.ts';

/** HTML, and the CSS rules that it uses, by name, in order of use. */
export interface StyledMarkup {
  readonly html: string;
  readonly rules: ReadonlyMap<string, string>;
}

/** Renders React content, with only the styles that it uses. */
export function renderStyled(shown: ReactNode): StyledMarkup {
  const cache = createStyleCache();
  // Makes Emotion keep the rules instead of writing them between the elements.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{shown}</CacheProvider>);
  const rules = Object.entries(cache.inserted as Record<string, string>);
  return { html, rules: new Map(rules.map(([name, rule]) => [name, compact(rule)])) };
}

/** Removes characters that browsers do not need. No component's rules contain text of their own. */
function compact(rules: string): string {
  return rules
    .replaceAll(', ', ',')
    .replaceAll(';}', '}')
    .replaceAll(/(?<=[ :,(-])0(?=\.\d)/g, '');
}
