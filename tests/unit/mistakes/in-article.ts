import type { Mistake } from './mistake.ts';

/** The article in which mistakes are made. */
export const ARTICLE = 'insights/burn-quality.md';
/** A heading of the article; what is typed stands above it. */
const HEADING = '## How to estimate value at gate';

type Typed = Pick<Mistake, 'name' | 'rule' | 'says'> & { readonly typed: string; readonly fixed?: string };

/** A mistake in a block of its own, between two others. */
export function inArticle({ typed, fixed, ...mistake }: Typed): Mistake {
  const to = `${typed}\n\n${HEADING}`;
  return {
    ...mistake,
    file: ARTICLE,
    from: HEADING,
    to,
    ...(fixed !== undefined && { fixed: `${fixed}\n\n${HEADING}` }),
  };
}
