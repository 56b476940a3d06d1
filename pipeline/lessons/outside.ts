import type { outside as rules } from '../rules/outside.ts';
import type { LessonForEachRule } from './lesson.ts';

const NEEDS_HOST = { none: 'What another host answers decides: `npm run check -- --external` asks it.' };
const target = 'https://journal.example/paper';

/** Where links to other sites lead. */
export const outside = {
  'dead-link': {
    means:
      'The host of the other site says that there is nothing at this address, or nothing any more. Readers who click find an error page. ' +
      'Your site is published all the same: look where the page is now, or whether a web archive has kept it.',
    values: { target, status: '404' },
    example: NEEDS_HOST,
  },
  'unreachable-link': {
    means:
      'The other site could not be reached, in several tries: the sentence says whether its host is silent, refuses, has failed, or shows a ' +
      'certificate that browsers do not trust. It may be back tomorrow, and the check asks again after an hour.',
    values: { target, why: 'no answer within 10 seconds' },
    example: NEEDS_HOST,
  },
  'moved-link': {
    means:
      'The other site sends whoever asks for this address to another one, and says that it will always do so. Readers arrive for now; ' +
      'such signposts are taken down one day. `npm run check -- --external --fix` writes the new address.',
    values: { target, to: 'https://journal.example/papers/1' },
    example: NEEDS_HOST,
  },
  'refused-link': {
    means:
      'The host of the other site does not answer programs, as many do to keep out those that copy everything, or it wants a password. ' +
      'Nothing may be wrong: only a person with a browser can tell.',
    values: { target, status: '403' },
    example: NEEDS_HOST,
  },
} as const satisfies LessonForEachRule<typeof rules>;
