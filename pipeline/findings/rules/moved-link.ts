import { note } from '../rule.ts';
import { EXAMPLE_TARGET, NEEDS_HOST } from '../words.ts';

export const movedLink = note('outside', {
  message: (v) => `\`${v.target}\` has moved for good, to \`${v.to}\``,
  advice: (v) => `Link to \`${v.to}\`, if it still shows what is meant.`,
  means:
    'The other site sends visitors of this address to another one, and says that it will always do so. Readers arrive for now; ' +
    'such signposts are taken down one day.',
  parameters: { target: EXAMPLE_TARGET, to: 'https://journal.example/papers/1' },
  example: NEEDS_HOST,
});
