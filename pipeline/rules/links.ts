import { DOWNLOAD_ENDING } from '../addresses.ts';
import { didYouMean, rule, type Rules } from './rule.ts';

/** Why a section is not on its page, by what it lacks. */
const LEFT_OUT = new Map<string | undefined, { readonly reason: string; readonly remedy: string }>([
  [
    'consent',
    {
      reason: ': that section is not shown, since `site.yaml` asks nobody for consent',
      remedy:
        'Take the link out, with what is said of it; the section is shown again once `consent: ask` stands under `advertising` in `site.yaml`.',
    },
  ],
  [
    'testimonials',
    {
      reason: ': that section is not shown as long as there is no testimonial',
      remedy: 'Take the link out until there is a testimonial: `npm run new -- testimonial` adds one.',
    },
  ],
]);

/** Where links lead. */
export const links = {
  'circular-parent': rule(
    'error',
    (v) =>
      v['between'] === undefined
        ? 'Unexpected value for `parent`: the page would be above itself'
        : `Unexpected value for \`parent\`: this page is itself above ${v['between']}`,
    'Name the page above it, or take the line out: then it is below the home page.',
  ),
  'missing-page': rule('error', (v) => `Cannot find the page \`${v['target']}\`${didYouMean(v)}`, helpForPage),
  'hidden-page': rule(
    'error',
    (v) => `Cannot lead to \`${v['target']}\` yet: \`${v['file']}\` ${v['reason']}`,
    'Take the link out until that page is published, or publish it first (its `draft` and `published` decide).',
  ),
  'missing-anchor': rule(
    'error',
    (v) =>
      `Cannot find the anchor \`#${v['anchor']}\` on \`${v['page']}\`${LEFT_OUT.get(v['lack'])?.reason ?? didYouMean(v)}`,
    (v) =>
      LEFT_OUT.get(v['lack'])?.remedy ?? 'Correct the part after `#`; it names a heading or a section of that page.',
  ),
  'missing-destination': rule(
    'error',
    (v) =>
      v['count'] === undefined
        ? `Cannot find the destination \`${v['name']}\`${didYouMean(v)}`
        : `Cannot find the destination \`${v['name']}\`, which ${v['count']} links name${v['nearest'] === undefined ? '' : `; none names \`${v['nearest']}\``}`,
    (v) =>
      v['count'] === undefined
        ? 'Destinations are listed under `destinations` in `site.yaml`.'
        : v['write'] === undefined
          ? `Add it in a line below: \`${v['name']}:\`, and the address that it leads to.`
          : `Write \`${v['write']}\`, or correct the links.`,
  ),
  'incomplete-address': rule(
    'error',
    (v) => `Unexpected link target \`${v['target']}\`, expected a whole address${didYouMean(v)}`,
    (v) => {
      if (v['nearest']) return `Put \`${v['nearest']}\` in its place.`;
      return v['target']?.startsWith('mailto:')
        ? 'A mail address is a name, `@` and a whole host: `mailto:anna@example.org`.'
        : 'Begin an address elsewhere with `https://` and its whole host, and one of this site with `/`.';
    },
  ),
  'computer-path': rule(
    'error',
    (v) => `Unexpected link target \`${v['target']}\`: that is a place on a computer, where no visitor can follow`,
    (v) =>
      /^https?:/i.test(v['target'] ?? '')
        ? 'Put an address here that others can open; or leave the words without a link, and an address between backticks.'
        : DOWNLOAD_ENDING.test(v['target'] ?? '')
          ? 'Put the file into `files/`, and name it by its path from here, as in `../files/slides.pdf`; or leave the words without a link.'
          : 'Put the file where others can open it, and its `https://` address here; or leave the words without a link.',
  ),
  'blank-in-target': rule(
    'error',
    (v) => `Unexpected blank in \`${v['target']}\`: this is no ${v['what']}, its signs are published as they are`,
    (v) => {
      if (v['mended'] === undefined)
        return 'Write the address without a blank, such as `/faq`; a title behind it stands in straight quotation marks. A backslash before the first bracket shows all as it is.';
      return v['isSure']
        ? `Put \`${v['mended']}\` in its place.`
        : `Put \`${v['mended']}\` in its place; or else, type an address without a blank, and a title in straight quotation marks.`;
    },
  ),
  'unsafe-link': rule(
    'warning',
    (v) => `Unexpected link target \`${v['target']}\`: such a link is not published, its text stays`,
    'Link to `https://`, `mailto:`, `tel:`, an address of this site or a file beside this one.',
  ),
  'missing-entries': rule(
    'error',
    ({ service }) => `Cannot find the entry of \`${service}\` on this page, to which its line in this table leads`,
    'Take `layout: table` out, or add a section of kind `services` without it to this page, for the same services.',
  ),
  'missing-download': rule(
    'error',
    (v) => `Cannot find the file \`${v['path']}\`${didYouMean(v)}`,
    ({ path = '', nearest, beside = 'files' }) =>
      nearest
        ? `Put \`${nearest}\` in its place, or the path of another file.`
        : `Put the file into \`files/\`, and name it by its path: \`${beside}/${path.split(/[\\/]/).at(-1)}\`.`,
  ),
  'unusable-file': rule(
    'error',
    (v) => `Cannot offer the file \`${v['path']}\`: ${v['reason']}`,
    (v) =>
      v['isTaken'] === undefined
        ? 'Open it in its own program, and save or export it once more, with smaller pictures where it is too large; or put another file in its place.'
        : 'Rename one of the two; capitals, blanks and signs make no difference in an address.',
  ),
} as const satisfies Rules;

const PICTURE = /\.(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/i;
/** The folder of files to download, however it is reached. */
const IN_FILES = /^(?:\.{0,2}\/)*files\//;
/** Files that are not offered as they are. */
const OTHER_FILE = /\.(?:doc|key|mov|numbers|pages|ppt|rtf|txt|xls)$/i;

function helpForPage({ target = '', nearest, file, shown, own, begin }: Record<string, string>): string {
  if (nearest) return `Put \`${nearest}\` in its place, or another address of this site.`;
  if (PICTURE.test(target))
    return 'A picture is shown, not linked to: in a text, put `!` before the square brackets, with no blank between; a field that leads somewhere takes the address of a page.';
  if (OTHER_FILE.test(target) || IN_FILES.test(target))
    return 'Save it as PDF, put that into `files/`, and name it by its path, as in `../files/slides.pdf`; or put it where others can open it, and its `https://` address here.';
  if (begin !== undefined && file !== undefined) {
    const otherwise =
      file === ''
        ? 'until then, take the link out.'
        : shown === undefined
          ? 'until then, link to another page.'
          : `or put \`${shown}\` in its place, where the site shows \`${file}\`.`;
    const write = own === undefined ? '' : `, put \`${own}\` here`;
    return `Begin that page with \`${begin}\`${write} and publish it; ${otherwise}`;
  }
  const correct = 'Correct the link; it names an address of this site (`/faq`) or a Markdown file beside this one.';
  return begin === undefined ? correct : `${correct} A page that is still to be made begins with \`${begin}\`.`;
}
