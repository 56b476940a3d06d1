import { DOWNLOAD_ENDING } from '../addresses.ts';
import { didYouMean, rule, type Rules } from './rule.ts';

/** Pictures. */
export const images = {
  'missing-image': rule(
    'error',
    (v) =>
      v['path'] === ''
        ? 'Cannot find the path of the image'
        : `Cannot find the image \`${v['path']}\`${whereFrom(v)}${isOther(v) ? '' : didYouMean(v)}`,
    helpForMissing,
  ),
  'unreadable-image': rule('error', (v) => `Cannot use the image \`${v['path']}\`: ${v['reason']}`, helpForUnreadable),
  'drawing-parts': rule(
    'warning',
    (v) => `Cannot publish all of the drawing \`${v['path']}\`: ${v['lost']}`,
    'Export it once more from the program that it was drawn with: as PNG, two or three times as large as it is shown, or as SVG with its words turned into shapes (“outlines”, “paths”).',
  ),
  'image-sequence': rule(
    'warning',
    (v) => `Unexpected frames or pages in \`${v['path']}\`: only the first is published`,
    'Save the one that readers need as a picture of its own; a drawing in SVG may move.',
  ),
  'mislabelled-image': rule(
    'error',
    (v) => `Unexpected ending of \`${v['path']}\`: the file holds a picture in the format ${v['actual']}`,
    ({ path = '', ending = '' }) =>
      `Give the file the ending \`.${ending}\`, and write \`${path.replace(/[^.]*$/, ending)}\` here; or open it and export it in the format that its name says.`,
  ),
  'image-alt': rule(
    'warning',
    (v) =>
      v['alt'] === undefined
        ? `Cannot find the alternative text of the image \`${v['path']}\``
        : `Unexpected \`${v['alt']}\` as the words for an image: nobody learns from it what is shown`,
    'Say what it shows: in the square brackets, `![A ladder with three gates](…)`, or as `hero_alt` or `image_alt`.',
  ),
  'card-title': rule(
    'warning',
    (v) => `Unexpected letter \`${v['letter']}\` in a title: the social card shows the name of the site instead`,
    'The typeface of the cards has Latin letters only; the page itself shows the title as it is.',
  ),
  'external-image': rule(
    'warning',
    (v) => `Unexpected image from another site, \`${v['target']}\`: it is shown as a link`,
    'Save the picture under `images/` and show that one: this site loads nothing from other sites, so that none of them sees who visits it.',
  ),
} as const satisfies Rules;

const FILM = /\.(?:avi|m4v|mkv|mov|mp4|ogv|webm|wmv)$/i;
const FOR_FILMS =
  'Pages show still pictures: put a film on a site for films, and lead to it there by a link, which has no `!` before its brackets.';

/** A path so long is no name: a picture that was pasted into the text itself. */
const PASTED = /^data:/i;

function whereFrom({ path = '', computer }: Record<string, string>): string {
  if (computer) return ': that is a place on a computer, where no visitor can look';
  return PASTED.test(path) ? ': the picture itself stands in the text' : '';
}

/** Whether no picture can have been meant by a path. */
function isOther({ path = '' }: Record<string, string>): boolean {
  return FILM.test(path) || DOWNLOAD_ENDING.test(path);
}

function helpForMissing({ path = '', nearest, beside = 'images' }: Record<string, string>): string {
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

function helpForUnreadable({ path = '', foreign }: Record<string, string>): string {
  if (FILM.test(path)) return FOR_FILMS;
  if (!foreign)
    return 'Open the picture in an image program and export it again as JPEG or PNG, with at most 4,000 pixels on each side.';
  const stem = path.slice(0, path.length - (/\.[^./]*$/.exec(path)?.[0].length ?? 0));
  const jpeg = `${stem.replaceAll(' ', '-')}.jpg`;
  return `Open it in an image program (Preview or Photos on a Mac, Photos on Windows), export it as JPEG, and name that file: \`${jpeg}\`.`;
}
