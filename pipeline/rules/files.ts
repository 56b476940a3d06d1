import { DOWNLOAD_ENDING } from '../addresses.ts';
import { rule, type Rules } from './rule.ts';

/** What can be wrong with a file before anybody has read what it says. */
export const files = {
  'missing-file': rule(
    'error',
    (v) => (v['empty'] === undefined ? `Cannot find \`${v['name']}\`` : `Cannot find anything in \`${v['name']}\``),
    (v) =>
      v['empty'] !== undefined
        ? 'Put back what it held; the site cannot be built without that. `content/README.md` shows what belongs there.'
        : `The site cannot be built without this file; \`content/README.md\` shows what it holds. One that is there under a similar name is to be called \`${v['name']}\`.`,
  ),
  'unreadable-file': rule(
    'error',
    (v) => `Cannot read this ${v['what'] ?? 'file'}: ${v['reason']}`,
    'Replace it by an ordinary one that can be opened, and let it be while the site is made.',
  ),
  'unexpected-file': rule(
    'warning',
    (v) => `Unexpected file \`${v['name']}\`: nothing on the site uses it`,
    helpForUnexpected,
  ),
  'misplaced-file': rule(
    'error',
    (v) =>
      `Unexpected ${v['kind']} in the folder \`${v['folder']}\`: its fields are those of ${/^[aeiou]/.test(v['kind'] ?? '') ? 'an' : 'a'} ${v['kind']}`,
    (v) => `Move the file to \`${v['home']}\`.`,
  ),
  'copied-file': rule(
    'warning',
    (v) => `Unexpected copy \`${v['name']}\` of \`${v['other']}\`: it is left out`,
    (v) =>
      v['isSame']
        ? `Delete it if it is here by mistake; \`${v['other']}\` stays as it is. If it is to be another text, write that: once its words are its own, it is published. To give \`${v['other']}\` this name, delete this file and use \`npm run rename\`.`
        : 'Delete it, or give it a name of its own if it is another text.',
  ),
  'file-name': rule(
    'error',
    (v) => `Unexpected name \`${v['name']}\`: ${v['reason']}`,
    'Rename the file, or the folder; letters, digits and hyphens can be read everywhere.',
  ),
  'file-encoding': rule(
    'error',
    (v) =>
      v['document'] === undefined
        ? `Cannot read the letters of this file: ${v['reason']}`
        : `Unexpected ${v['document']}, expected a plain text`,
    (v) =>
      v['document'] === undefined
        ? 'Open the file in your editor and save it again; where it asks for an encoding, choose UTF-8.'
        : 'Open it in its own program, and copy its words into a text file of this name, below its fields; `npm run new` makes such a file.',
  ),
  'long-name': rule(
    'error',
    (v) => `Unexpected length of \`${v['name']}\`: ${v['found']} bytes, expected at most ${v['limit']}`,
    'Shorten it: a file of this name is made for the site, and a letter outside `a` to `z` counts two bytes or more.',
  ),
  'document-limit': rule(
    'error',
    (v) => `Unexpected size: more than ${Number(v['limit']).toLocaleString('en-US')} ${v['what']}`,
    'Split it into several files, or take out what was pasted by mistake; `content/README.md` says how much a file may hold.',
  ),
  'internal-fault': rule(
    'error',
    (v) => `Cannot read this file: the program itself fails over it (${v['reason']})`,
    'This is no fault of yours: send this message and the file to whoever looks after the program.',
  ),
} as const satisfies Rules;

const FOLDERS = ['pages', 'insights', 'services', 'images', 'files'];
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?|mdx|txt)(?:\.txt)?$/i;
const DOCUMENT = /\.(?:docx?|gdoc|odt|pages|pdf|rtf)$/i;
/** What `npm run rename` writes beside a file while it works. */
const OF_EXCHANGE = /^\.(?<whole>.+)\.[\da-f]{8}\.(?<state>new|old)$/;
const SETTINGS = /^(?<stem>site|facts|testimonials)(?:\.ya?ml)?(?:\.txt)?$/i;

/** What to do with a file that nothing uses: the nearest thing that would be used. */
function helpForUnexpected({ name = '', file = name }: Record<string, string>): string {
  const { whole, state } = OF_EXCHANGE.exec(name)?.groups ?? {};
  if (whole !== undefined) return helpForLeft(whole, state === 'old' ? 'as it was before' : 'as it was to become');
  const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
  const right = FOLDERS.find((known) => known === folder.toLowerCase() || known === `${folder.toLowerCase()}s`);
  if (right && right !== folder) return `Rename the folder \`${folder}\` to \`${right}\`.`;
  if (right === 'files') return helpForOffered(file, name);
  const settings = folder === '' && SETTINGS.exec(name)?.groups?.['stem']?.toLowerCase();
  if (settings) return `Rename it to \`${settings}.yaml\`.`;
  if (right && !['images', 'files'].includes(right)) {
    const markdown = `${name.replace(MARKDOWN, '').replace(DOCUMENT, '')}.md`;
    if (MARKDOWN.test(name)) return `Rename it to \`${markdown}\` if it is to be published; otherwise take it out.`;
    if (DOCUMENT.test(name))
      return `Put its text into a file \`${markdown}\`, below its fields, and take this one out; \`npm run new\` makes such a file. To offer it as it is, put it into \`files/\`.`;
  }
  return 'Take it out, or put it where the site looks: `.md` files in `pages`, `insights` and `services`, pictures in `images`, what visitors may download in `files`.';
}

function helpForOffered(file: string, name: string): string {
  if (!DOWNLOAD_ENDING.test(name))
    return 'Save it as PDF, or pack it as ZIP: the site offers documents, tables, calendars, books and sound, and no pages or programs.';
  return `Lead to it from a text, as in \`[the checklist](../${file.replaceAll(' ', '%20')})\`, so that it is published, or take it out.`;
}

/** A file that was there only for the moment of an exchange; where that was done all the same, there is nothing to lose. */
function helpForLeft(name: string, how: string): string {
  return (
    `A rename broke off; this is \`${name}\` ${how}. Delete it once \`${name}\`, or the file that took its place, is as you want it; ` +
    'if both are there now, take out one of them.'
  );
}
