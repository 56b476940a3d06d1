import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('unsafe-link', [
  linkTo('destiantion:booking', { says: '`destiantion:booking`', fixed: '/process' }),
  linkTo('javascript:alert(1)', { says: '`javascript:alert(1)`', fixed: '/process' }),
]);

export const silent = ['See <a href=" https://example.org ">one</a> and <a href="\nmailto:a@example.org">another</a>.'];
