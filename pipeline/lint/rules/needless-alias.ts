import { inFields, rule } from '../rule.ts';

export const needlessAlias = rule({
  area: 'addresses',
  severity: 'warning',
  message: (v) => `Unexpected alias \`${v.address}\`: ${v.reason}`,
  advice: () => 'Take it out of the list; take the whole line out if nothing else stands there.',
  means:
    'Under `aliases` stand the addresses that a page had before, so that old links lead on. This one needs no leading: it stands there twice, ' +
    'or the page is at this address anyway. Nothing breaks; the list is only longer than it should be.',
  parameters: { address: '/prices', reason: 'it is the address of this very file' },
  example: inFields('pages/prices.md', 'aliases: [/fees, ‸/prices]', 'aliases: [/fees]'),
});
