import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('missing-anchor', [
  linkTo('#What-goes-into-it', 'did you mean `what-goes-into-it`'),
  linkTo('#what-goes-in-to-it', { says: '`what-goes-into-it`', fixed: '#what-goes-into-it', isGuess: true }),
  linkTo('#conclusion', { says: 'Cannot find the anchor `#conclusion`', fixed: '/process' }),
]);
