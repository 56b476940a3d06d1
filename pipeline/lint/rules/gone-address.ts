import { type Texts, beside, inWhole, rule, together } from '../rule.ts';

type Parameters = Texts<'address', 'file'>;

export const goneAddress = rule<Parameters>({
  area: 'addresses',
  severity: 'error',
  message: (v) => `Unexpected \`gone\` for \`${v.address}\`: ${v.file ? `\`${v.file}\`` : 'a list'} is there`,
  advice: (v) =>
    `Write \`${v.address}: live\` if it is to be there again.${v.file ? ` If it is to stay gone, ${wayOut(v)}.` : ''}`,
  means:
    'The list of addresses says that this one is meant to be gone, and yet a page is there. Only one of the two can be right: visitors would ' +
    'be shown the page, and machines told that there is none.',
  parameters: { address: '/prices', file: 'pages/prices.md' },
  example: together(
    beside('text', 'pages/prices.md', 'What it costs.'),
    inWhole('addresses.yaml', '/prices: ‸gone', '/prices: live'),
  ),
});

/** What takes an address away from a file that shows it, or an anchor. */
function wayOut({ address = '', file }: Parameters): string {
  const anchor = /#.*/.exec(address)?.[0];
  return anchor === undefined
    ? `take the address out of \`${file}\`, or that file away`
    : `give that place in \`${file}\` another name than \`${anchor}\``;
}
