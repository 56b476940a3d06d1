import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('missing-anchor', [
  linkTo('a heading in capitals', '#What-goes-into-it', { says: 'did you mean `what-goes-into-it`' }),
  linkTo('a heading misspelt', '#what-goes-in-to-it', { says: '`what-goes-into-it`', fixed: '#what-goes-into-it' }),
  linkTo('a heading that never was', '#conclusion', {
    says: 'Cannot find the anchor `#conclusion`',
    fixed: '/process',
  }),
]);
