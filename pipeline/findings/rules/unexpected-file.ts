import { DOWNLOAD_ENDING } from '../../content/addresses.ts';
import { warning } from '../rule.ts';

const FOLDERS = ['pages', 'insights', 'services', 'images', 'files'];
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?|mdx|txt)(?:\.txt)?$/i;
const DOCUMENT = /\.(?:docx?|gdoc|odt|pages|pdf|rtf)$/i;
const SETTINGS = /^(?<stem>site|facts|testimonials)(?:\.ya?ml)?(?:\.txt)?$/i;

export const unexpectedFile = warning('files', {
  message: (v) => `Unexpected file \`${v.name}\`: nothing on the site uses it`,
  /** Suggests the nearest name that would be used. */
  advice({ name, file }) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
    const right = FOLDERS.find((known) => known === folder.toLowerCase() || known === `${folder.toLowerCase()}s`);
    if (right && right !== folder) return `Rename the folder \`${folder}\` to \`${right}\`.`;
    if (right === 'files') return helpForOffered(file, name);
    const settings = folder === '' && SETTINGS.exec(name)?.groups?.['stem']?.toLowerCase();
    if (settings) return `Rename it to \`${settings}.yaml\`.`;
    const markdown = `${name.replace(MARKDOWN, '').replace(DOCUMENT, '')}.md`;
    const mayHoldTexts = right !== undefined && right !== 'images';
    if (mayHoldTexts && MARKDOWN.test(name))
      return `Rename it to \`${markdown}\` if it is to be published; otherwise take it out.`;
    return mayHoldTexts && DOCUMENT.test(name)
      ? `Put its text into a file \`${markdown}\`, below its fields, and take this one out; \`npm run new\` makes such a file. To offer it as it is, put it into \`files/\`.`
      : 'Take it out, or put it where the site looks: `.md` files in `pages`, `insights` and `services`, pictures in `images`, what visitors may download in `files`.';
  },
  means:
    'This file lies in the content folder, and nothing on the site comes of it. Perhaps it stands in the wrong folder, or has the ' +
    'wrong ending, such as `.docx` or `.txt` for a text. No visitor will ever see it; what you keep for yourself belongs elsewhere.',
  parameters: { name: 'my-article.md', file: 'drafts/my-article.md' },
  example: {
    wrong: [
      { form: 'text', file: 'drafts/my-article.md', text: 'An article in a folder that the site does not know.' },
    ],
    right: [{ form: 'text', file: 'insights/my-article.md', text: 'The same article, in its place.' }],
  },
});

function helpForOffered(file: string, name: string): string {
  if (!DOWNLOAD_ENDING.test(name))
    return 'Save it as PDF, or pack it as ZIP: the site offers documents, tables, calendars, books and sound, and no pages or programs.';
  return `Lead to it from a text, as in \`[the checklist](../${file.replaceAll(' ', '%20')})\`, so that it is published, or take it out.`;
}
