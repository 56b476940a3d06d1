import { DOWNLOAD_ENDING } from '../../content/addresses.ts';
import { type TextParameters, didYouMean, error, inText } from '../rule.ts';
import { FILM, FOR_FILMS } from '../words.ts';

/** A picture pasted into the text itself as a `data:` URL, not a path. */
const PASTED = /^data:/i;

export const missingImage = error<TextParameters<'path', 'computer' | 'nearest' | 'beside'>>('images', {
  message(v) {
    if (v.path === '') return 'Cannot find the path of the image';
    const isPasted = PASTED.test(v.path) ? ': the picture itself stands in the text' : '';
    const from = v.computer ? ': that is a place on a computer, where no visitor can look' : isPasted;
    // A path that cannot mean a picture gets no suggestion.
    const isOther = FILM.test(v.path) || DOWNLOAD_ENDING.test(v.path);
    return `Cannot find the image \`${v.path}\`${from}${isOther ? '' : didYouMean(v)}`;
  },
  advice({ path, nearest, beside = 'images' }) {
    if (FILM.test(path)) return FOR_FILMS;
    if (DOWNLOAD_ENDING.test(path))
      return 'This is no picture: lead to it by a link, which has no `!` before its brackets, as in `[the checklist](../files/checklist.pdf)`. The file belongs into `files/`.';
    if (nearest) return `Put \`${nearest}\` in its place, or the path of another picture.`;
    const [name = ''] = PASTED.test(path) ? [] : (/[^\\/:]*$/.exec(path.replace(/[?#].*$/s, '')) ?? []);
    return `Put the picture into \`images/\`, and name it by its path: \`${beside}/${name || 'ladder.png'}\`.`;
  },
  means:
    'The text shows a picture, and there is no file of that name in `images/`. A letter, a capital or the ending is wrong (`.jpg` is not ' +
    '`.jpeg`), or the picture has not been put there yet. Visitors would see an empty frame.',
  parameters: { path: '../images/sound-board.png', nearest: 'images/soundboard.png' },
  example: inText('‸![The soundboard](../images/sound-board.png)', '![The soundboard](../images/soundboard.png)'),
});
