import { type TextParameters, didYouMean, error, inText } from '../rule.ts';

/** The downloads folder, however the path reaches it. */
const IN_FILES = /^(?:\.{0,2}\/)*files\//;
/** Endings of files that cannot be offered for download. */
const OTHER_FILE = /\.(?:doc|key|mov|numbers|pages|ppt|rtf|txt|xls)$/i;

export const missingPage = error<TextParameters<'target', 'nearest' | 'file' | 'shown' | 'picture'>>('links', {
  message: (v) => `Cannot find the page \`${v.target}\`${didYouMean(v)}`,
  advice({ target, nearest, file, shown, picture }) {
    if (picture !== undefined)
      return `A picture is shown, not linked to: take the link away, and show it on a line of its own, \`![What it shows](${picture})\`; a field takes the address of a page.`;
    if (nearest) return `Put \`${nearest}\` in its place, or another address of this site.`;
    if (OTHER_FILE.test(target) || IN_FILES.test(target))
      return 'Save it as PDF, put that into `files/`, and name it by its path, as in `../files/slides.pdf`; or put it where others can open it, and its `https://` address here.';
    if (file !== undefined && shown !== undefined)
      return `Put \`${shown}\` in its place: the site shows \`${file}\` there.`;
    return 'Correct the link; it names an address of this site (`/faq`) or a Markdown file beside this one. A page that is still to be made begins with `npm run new`.';
  },
  means:
    'The link leads to a page of this site, and there is none at that address: a letter is wrong, or the page has been renamed. Visitors who ' +
    'click would read “page not found”, so the site is not published until it leads somewhere.',
  parameters: { target: '/fqa', nearest: '/faq' },
  example: inText('See the ‸[questions](/fqa).', 'See the [questions](/faq).'),
});
