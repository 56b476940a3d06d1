import { note } from '../rule.ts';
import { EXAMPLE_TARGET, NEEDS_HOST } from '../words.ts';

export const refusedLink = note('outside', {
  message: (v) => `Cannot tell whether \`${v.target}\` is there: its host answers ${v.status} to a program`,
  advice: () => 'Open it in a browser; if it shows there, all is well.',
  means:
    'The host of the other site does not answer programs, as many do to keep out those that copy everything, or it wants a password. ' +
    'Nothing may be wrong: only a person with a browser can tell.',
  parameters: { target: EXAMPLE_TARGET, status: '403' },
  example: NEEDS_HOST,
});
