import { type TextParameters, didYouMean, error, inText, together } from '../rule.ts';
import { CHECKLIST } from '../words.ts';

export const missingDownload = error<TextParameters<'path', 'nearest' | 'beside'>>('links', {
  message: (v) => `Cannot find the file \`${v.path}\`${didYouMean(v)}`,
  advice: ({ path = '', nearest, beside = 'files' }) =>
    nearest
      ? `Put \`${nearest}\` in its place, or the path of another file.`
      : `Put the file into \`files/\`, and name it by its path: \`${beside}/${path.split(/[\\/]/).at(-1)}\`.`,
  means:
    'The link leads to a file that visitors can download, and there is none of that name in `files/`. A letter, a capital or the ending ' +
    'is wrong, or the file has not been put there yet. Visitors would read “page not found”.',
  parameters: { path: '../files/check-list.pdf', nearest: '../files/checklist.pdf' },
  example: together(
    inText('Get ‸[the checklist](../files/check-list.pdf).', 'Get [the checklist](../files/checklist.pdf).'),
    { wrong: [CHECKLIST], right: [CHECKLIST] },
  ),
});
