import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('missing-destination', [
  linkTo('a destination that is none', 'destination:bokking', { says: '`booking`', fixed: 'destination:booking' }),
  linkTo('a destination of quite another name', 'destination:zebra', {
    says: 'Destinations are listed under',
    fixed: '/process',
  }),
]);
