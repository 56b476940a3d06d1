import { warning } from '../rule.ts';
import { EXAMPLE_TARGET, NEEDS_HOST } from '../words.ts';

export const unreachableLink = warning('outside', {
  message: (v) => `Cannot reach \`${v.target}\`: ${v.why}`,
  advice: () =>
    'Open it in a browser. If it does not open there either, link to something else, or take the link out and leave its text.',
  means:
    'The other site could not be reached, in several tries: the sentence says whether its host is silent, refuses, has failed, or shows a ' +
    'certificate that browsers do not trust. It may be back tomorrow, and the next check asks again.',
  parameters: { target: EXAMPLE_TARGET, why: 'no answer within 10 seconds' },
  example: NEEDS_HOST,
});
