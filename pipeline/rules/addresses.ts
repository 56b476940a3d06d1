import { LEDGER_FILE } from '../addresses.ts';
import { rule, type Rules } from './rule.ts';

/** Addresses of pages, and anchors on them. */
export const addresses = {
  'bad-address': rule(
    'error',
    (v) => `Unexpected address \`${v['value']}\`, expected ${v['expected']}`,
    (v) =>
      v['slash']
        ? `Put a slash before it: \`${v['slash']}\`.`
        : v['name']
          ? `Rename the file to \`${v['name']}\`.`
          : v['example']
            ? `Put an address of this site in its place, such as \`${v['example']}\`.`
            : 'Rename the file or change the field, for example `my-new-page`.',
  ),
  'duplicate-slug': rule(
    'error',
    (v) => `Unexpected slug \`${v['slug']}\`: \`${v['other']}\` has it already`,
    'Give one of the two articles another `slug` or file name.',
  ),
  'duplicate-address': rule(
    'error',
    (v) => `Unexpected address \`${v['address']}\`: \`${v['other']}\` is there already`,
    'Two pages cannot share an address; rename one file or take the alias out.',
  ),
  'needless-alias': rule(
    'warning',
    (v) => `Unexpected alias \`${v['address']}\`: ${v['reason']}`,
    'Take it out of the list; take the whole line out if nothing else stands there.',
  ),
  'lost-address': rule(
    'error',
    (v) => `Cannot find what was published at \`${v['address']}\``,
    (v) =>
      `${v['isLost'] ? 'This file has lost its line. ' : ''}If it has moved, ${whereTo(v)}; \`npm run rename\` would have done so. Write \`${v['address']}: gone\` only if it is meant to be gone.`,
  ),
  'lost-anchor': rule(
    'error',
    (v) =>
      `Cannot find the place \`${v['address']}\`, which was published${v['heading'] === undefined && v['section'] === undefined ? `: nothing in \`${v['file']}\` has the anchor \`${v['anchor']}\`${v['more'] ? `, nor ${v['more']} more that it had` : ''}` : ''}`,
    (v) => `${v['isLost'] ? `\`${LEDGER_FILE}\` has lost its line. ` : ''}${remedyForAnchor(v)}`,
  ),
  'lost-ledger': rule(
    'error',
    () => 'Cannot find this file, which lists every address that was ever published; git has it',
    'Bring it back: `git restore --source=HEAD` and the path of this file.',
  ),
  'withdrawn-page': rule(
    'error',
    (v) => `Cannot find what was published at \`${v['address']}\`: \`${v['file']}\` ${v['reason']}`,
    (v) =>
      `To publish it again, ${v['isDraft'] ? `take the line \`draft: true\` out of \`${v['file']}\`` : `give \`${v['file']}\` the day back that it had`}. To lead its visitors elsewhere meanwhile, add \`${v['address']}\` to the list \`aliases\` of the file that they are to find. Only if nothing is to be there ever again: \`${v['address']}: gone\`.`,
  ),
  'gone-address': rule(
    'error',
    (v) => `Unexpected \`gone\` for \`${v['address']}\`: ${v['file'] ? `\`${v['file']}\`` : 'a list'} is there`,
    (v) =>
      `Write \`${v['address']}: live\` if it is to be there again.${v['file'] ? ` If it is to stay gone, ${wayOut(v)}.` : ''}`,
  ),
  'ledger-line': rule(
    'error',
    (v) =>
      v['conflict']
        ? `Unexpected mark \`${v['text']}\` of two changes that git could not join`
        : `Unexpected line \`${v['text']}\`, expected an address, a colon, and \`live\`, \`gone\` or a day`,
    (v) =>
      v['conflict']
        ? 'Take the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>` out; every other line stays.'
        : v['mend']
          ? `Write \`${v['mend']}\`.`
          : 'Take this line out; a line of this file is, for example, `/about: live`.',
  ),
  'ledger-twice': rule(
    'error',
    (v) => `Unexpected second line for \`${v['address']}\`: line ${v['line']} says otherwise`,
    'Take one of the two lines out: `live` leads somewhere, `gone` does not.',
  ),
  'unlisted-address': rule(
    'error',
    (v) => `Cannot find the line \`${v['line']}\`${v['more']}: this machine cannot add what the site publishes`,
    'Run `npm run build` on your own computer, which adds them, and commit this file with the others.',
  ),
  'duplicate-anchor': rule(
    'error',
    (v) => `Unexpected anchor \`${v['anchor']}\`: this page has it already`,
    (v) =>
      v['isFirst']
        ? 'Give this one a name of its own: links lead to the other one, which was there before.'
        : 'Give the second one a name of its own, so that a link can tell them apart.',
  ),
} as const satisfies Rules;

/** What takes an address away from a file that shows it, or an anchor. */
function wayOut({ address = '', file }: Record<string, string>): string {
  const anchor = /#.*/.exec(address)?.[0];
  return anchor === undefined
    ? `take the address out of \`${file}\`, or that file away`
    : `give that place in \`${file}\` another name than \`${anchor}\``;
}

/** What lets an old address lead to what has taken its place. */
function whereTo(values: Record<string, string>): string {
  const { address, file, aliases, isNew } = values;
  if (file === undefined)
    return `add \`${address}\` to the list \`aliases\` of the file that shows it now (the line \`aliases: [${address}]\` where it has no such list)`;
  return isNew
    ? `add the line \`${aliases}\` to the fields of \`${file}\``
    : `put \`${aliases}\` in the place of the \`aliases\` that \`${file}\` has`;
}

/** What lets an old anchor lead to what has taken its place. */
function remedyForAnchor({
  address,
  anchor,
  heading,
  names = '',
  section,
  others = '',
}: Record<string, string>): string {
  const gone = `If it is meant to be gone for good, write \`${address}: gone\` in \`${LEDGER_FILE}\`.`;
  if (heading !== undefined)
    return `Write the line as \`${heading} {${names === '' ? '' : `${names} `}#${anchor}}\`: links to it, on other sites too, lead here again. ${gone}`;
  if (section !== undefined)
    return others === ''
      ? `Add the line \`also_at: [${anchor}]\` below \`id: ${section}\`: links to it, on other sites too, lead here again. ${gone}`
      : `Put \`also_at: [${others}, ${anchor}]\` in the place of the \`also_at\` below \`id: ${section}\`: links to it, on other sites too, lead here again. ${gone}`;
  return `Write \`${address}: gone\` if it is meant to be gone for good. If its place has another name now, name the old one behind it: \`{#new-name #${anchor}}\` behind a heading, or \`also_at: [${anchor}]\` below the \`id\` of a section.`;
}
