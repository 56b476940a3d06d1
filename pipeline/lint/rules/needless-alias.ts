import { type TextParameters, inFields, warning } from '../rule.ts';

/** Why a file needs no alias. */
const REASONS = {
  own: 'it is the address of this very file',
  shown: 'this very file is shown there',
  listed: 'it stands here already',
};

export const needlessAlias = warning<TextParameters<'address'> & { readonly reason: keyof typeof REASONS }>(
  'addresses',
  {
    message: (v) => `Unexpected alias \`${v.address}\`: ${REASONS[v.reason]}`,
    advice: () => 'Take it out of the list; take the whole line out if nothing else stands there.',
    means:
      'Under `aliases` stand the addresses that a page had before, so that old links lead on. This one needs no leading: it stands there twice, ' +
      'or the page is at this address anyway. Nothing breaks; the list is only longer than it should be.',
    parameters: { address: '/prices', reason: 'own' },
    example: inFields('pages/prices.md', 'aliases: [/fees, ‸/prices]', 'aliases: [/fees]'),
  },
);
