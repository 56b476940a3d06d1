import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('unsafe-link', [
  linkTo('destiantion:booking', { says: '`destiantion:booking`', fixed: '/process' }),
  linkTo('javascript:alert(1)', { says: '`javascript:alert(1)`', fixed: '/process' }),
]);
