import { type TextParameters, error } from '../rule.ts';
import { CUT_PNG, FILM, FOR_FILMS, PNG, withPicture } from '../words.ts';

export const unreadableImage = error<TextParameters<'path' | 'reason', 'foreign'>>('images', {
  message: (v) => `Cannot use the image \`${v.path}\`: ${v.reason}`,
  advice({ path, foreign }) {
    if (FILM.test(path)) return FOR_FILMS;
    if (!foreign)
      return 'Open the picture in an image program and export it again as JPEG or PNG, with at most 4,000 pixels on each side.';
    const jpeg = `${path.replace(/\.[^./]*$/, '').replaceAll(' ', '-')}.jpg`;
    return `Open it in an image program (Preview or Photos on a Mac, Photos on Windows), export it as JPEG, and name that file: \`${jpeg}\`.`;
  },
  means:
    'The file is there, but no picture can be made of it: it is damaged or cut short, as after a download that broke off, it is ' +
    'something else under the name of a picture, or it is larger than any screen. Each picture is published in several sizes, and ' +
    'none can be made of this one.',
  parameters: { path: '../images/ladder.png', reason: 'it is damaged or cut short' },
  example: withPicture(
    '‸![Our ladder](../images/ladder.png)',
    { file: 'images/ladder.png', base64: CUT_PNG, is: 'a picture, cut short' },
    '![Our ladder](../images/ladder.png)',
    { file: 'images/ladder.png', base64: PNG, is: 'the same picture, exported again' },
  ),
});
