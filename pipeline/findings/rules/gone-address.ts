import { type TextParameters, beside, error, inWhole, together } from '../rule.ts';

export const goneAddress = error<TextParameters<'address', 'file'>>('addresses', {
  message: (v) => `Unexpected \`gone\` for \`${v.address}\`: ${v.file ? `\`${v.file}\`` : 'a list'} is there`,
  advice({ address, file }) {
    const live = `Write \`${address}: live\` if it is to be there again.`;
    if (!file) return live;
    const anchor = /#.*/.exec(address)?.[0];
    return anchor === undefined
      ? `${live} If it is to stay gone, take the address out of \`${file}\`, or that file away.`
      : `${live} If it is to stay gone, give that place in \`${file}\` another name than \`${anchor}\`.`;
  },
  means:
    'The list of addresses says that this one is meant to be gone, and yet a page is there. Only one of the two can be right: visitors would ' +
    'be shown the page, and machines told that there is none.',
  parameters: { address: '/prices', file: 'pages/prices.md' },
  example: together(
    beside('text', 'pages/prices.md', 'What it costs.'),
    inWhole('addresses.yaml', '/prices: ‸gone', '/prices: live'),
  ),
});
