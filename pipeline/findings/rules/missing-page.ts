import { type TextParameters, didYouMean, error, inText } from '../rule.ts';

/** The downloads folder, however the path reaches it. */
const IN_FILES = /^(?:\.{0,2}\/)*files\//;
/** Endings of files that cannot be offered for download. */
const OTHER_FILE = /\.(?:doc|key|mov|numbers|pages|ppt|rtf|txt|xls)$/i;

/** What to do about a link to a picture, by what stands around its target. */
const FOR_PICTURES = {
  words: (picture: string) =>
    `A picture is shown, not linked to: leave the words without their link, and show it on a line of its own, \`![What it shows](${picture})\`.`,
  definition: (picture: string) =>
    `A picture is shown, not linked to: leave the words that name it without their link, and show it in the place of this line, \`![What it shows](${picture})\`.`,
  address: (picture: string) =>
    `A picture is shown, not linked to: show it in the place of the address, on a line of its own, \`![What it shows](${picture})\`.`,
  picture: () => 'A picture is shown, not linked to: take the link around it out, and leave the picture.',
  blank: (picture: string) =>
    `A picture is shown, not linked to: take the blank behind the \`!\` out, as in \`![What it shows](${picture})\`.`,
  field: () => 'A picture is shown, not linked to: put the address of a page here, such as `/faq`.',
};

type Parameters = TextParameters<'target', 'nearest' | 'file' | 'shown' | 'picture'> & {
  readonly around?: keyof typeof FOR_PICTURES;
};

export const missingPage = error<Parameters>('links', {
  message: (v) => `Cannot find the page \`${v.target}\`${didYouMean(v)}`,
  advice({ target, nearest, file, shown, picture = '', around }) {
    if (around !== undefined) return FOR_PICTURES[around](picture);
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
