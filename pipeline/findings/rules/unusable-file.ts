import { ARTICLE, type TextParameters, error } from '../rule.ts';
import { CHECKLIST } from '../words.ts';

export const unusableFile = error<TextParameters<'path' | 'reason', 'isTaken'>>('links', {
  message: (v) => `Cannot offer the file \`${v.path}\`: ${v.reason}`,
  advice: (v) =>
    v.isTaken === undefined
      ? 'Open it in its own program, and save or export it once more, with smaller pictures where it is too large; or put another file in its place.'
      : 'Rename one of the two; capitals, blanks and signs make no difference in an address.',
  means:
    'The file is there, but visitors could not use it: it is empty or too large, or what is in it is not what its ending says, so that no ' +
    'program would open it. Files in `files/` are published as they are.',
  parameters: { path: 'files/checklist.pdf', reason: 'the file is empty' },
  example: {
    wrong: [
      { form: 'text', file: ARTICLE, text: 'Get ‸[the checklist](../files/checklist.pdf).' },
      { form: 'bytes', file: 'files/checklist.pdf', base64: '', is: 'a file with nothing in it' },
    ],
    right: [{ form: 'text', file: ARTICLE, text: 'Get [the checklist](../files/checklist.pdf).' }, CHECKLIST],
  },
});
