import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('missing-destination', [
  linkTo('destination:bokking', { says: '`booking`', fixed: 'destination:booking', isGuess: true }),
  linkTo('destination:zebra', { says: 'Destinations are listed under', fixed: '/process' }),
]);
