/**
 * What browsers may fetch before it is asked for, as speculation rules: pages of this site whose links a visitor is about to
 * follow. They are fetched, not run, so that nothing is counted or asked for that nobody has looked at.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' }],
});
