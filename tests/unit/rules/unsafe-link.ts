import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('unsafe-link', [
  linkTo('a misspelt destination', 'destiantion:booking', { says: '`destiantion:booking`', fixed: '/process' }),
  linkTo('a script', 'javascript:alert(1)', { says: '`javascript:alert(1)`', fixed: '/process' }),
]);
