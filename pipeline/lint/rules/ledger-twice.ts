import { error, inWhole, lines } from '../rule.ts';

export const ledgerTwice = error('addresses', {
  message: (v) => `Unexpected second line for \`${v.address}\`: line ${v.line} says otherwise`,
  advice: () => 'Take one of the two lines out: `live` leads somewhere, `gone` does not.',
  means:
    'The same address stands in `addresses.yaml` twice, once as `live` and once as `gone`. That happens where two people have changed the file at ' +
    'the same time. One of the two lines must go.',
  parameters: { address: '/prices', state: 'live', line: '1' },
  example: inWhole('addresses.yaml', lines('/prices: gone', '‸/prices: live'), '/prices: gone'),
});
