import { withBase } from './components/with-base.ts';

/**
 * Speculation rules: browsers may prefetch pages of this site whose links a visitor is about to follow. Pages are
 * fetched but not run, so that none counts as visited, or requests anything, before it is shown.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: withBase('/*') }, { not: { href_matches: withBase('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
});
