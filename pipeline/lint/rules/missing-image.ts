import { DOWNLOAD_ENDING } from '../../content/addresses.ts';
import { type Texts, didYouMean, inText, rule } from '../rule.ts';
import { FILM, FOR_FILMS } from '../words/images.ts';

type Parameters = Texts<'path', 'computer' | 'nearest' | 'beside'>;

/** A path so long is no name: a picture that was pasted into the text itself. */
const PASTED = /^data:/i;

export const missingImage = rule<Parameters>({
  area: 'images',
  severity: 'error',
  message: (v) =>
    v.path === ''
      ? 'Cannot find the path of the image'
      : `Cannot find the image \`${v.path}\`${whereFrom(v)}${isOther(v) ? '' : didYouMean(v)}`,
  advice: helpForMissing,
  means:
    'The text shows a picture, and there is no file of that name in `images/`. A letter, a capital or the ending is wrong (`.jpg` is not ' +
    '`.jpeg`), or the picture has not been put there yet. Visitors would see an empty frame.',
  parameters: { path: '../images/sound-board.png', nearest: 'images/soundboard.png' },
  example: inText('‸![The soundboard](../images/sound-board.png)', '![The soundboard](../images/soundboard.png)'),
});

function whereFrom({ path = '', computer }: Parameters): string {
  if (computer) return ': that is a place on a computer, where no visitor can look';
  return PASTED.test(path) ? ': the picture itself stands in the text' : '';
}

/** Whether no picture can have been meant by a path. */
function isOther({ path = '' }: Parameters): boolean {
  return FILM.test(path) || DOWNLOAD_ENDING.test(path);
}

function helpForMissing({ path = '', nearest, beside = 'images' }: Parameters): string {
  if (FILM.test(path)) return FOR_FILMS;
  if (DOWNLOAD_ENDING.test(path))
    return 'This is no picture: lead to it by a link, which has no `!` before its brackets, as in `[the checklist](../files/checklist.pdf)`. The file belongs into `files/`.';
  if (nearest) return `Put \`${nearest}\` in its place, or the path of another picture.`;
  const name = PASTED.test(path)
    ? ''
    : (path
        .replace(/[?#].*$/s, '')
        .split(/[\\/:]/)
        .at(-1) ?? '');
  return `Put the picture into \`images/\`, and name it by its path: \`${beside}/${name || 'ladder.png'}\`.`;
}
