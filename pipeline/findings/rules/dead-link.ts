import { warning } from '../rule.ts';
import { EXAMPLE_TARGET, NEEDS_HOST } from '../words.ts';

export const deadLink = warning('outside', {
  message: (v) => `Cannot find \`${v.target}\` any more: its host answers ${v.status}`,
  advice: () => 'Link to where it is now, to a copy in a web archive, or take the link out and leave its text.',
  means:
    'The host of the other site says that there is nothing at this address, or nothing any more. Readers who click find an error page. ' +
    'Your site is published all the same: look where the page is now, or whether a web archive has kept it.',
  parameters: { target: EXAMPLE_TARGET, status: '404' },
  example: NEEDS_HOST,
});
