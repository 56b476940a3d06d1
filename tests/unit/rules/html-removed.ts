import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-removed', [
  atEnd('‸<div style={{ color: \'red\', fontSize: 3 }} className="a" onClick={() => go()}>Words.</div>', {
    says: 'of `<div>`: they are not published',
    fixed: 'Words.',
    loses: ['go'],
  }),
  // Names of what every object of the program has.
  atEnd('‸<p constructor="a" __proto__="b" toString="c">Words.</p>', {
    says: '`toString` of `<p>`',
    fixed: 'Words.',
  }),
]);
