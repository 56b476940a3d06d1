import { withBase } from './components/with-base.ts';

/**
 * What browsers may fetch before it is asked for, as speculation rules: pages of this site whose links a visitor is about to
 * follow. They are fetched, not run, so that no page counts as visited, or asks for anything, before it is shown.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: withBase('/*') }, { not: { href_matches: withBase('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
});
