import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { type TextParameters, beside, error, inText, lines, together } from '../rule.ts';

type Parameters = TextParameters<
  'address' | 'file' | 'anchor',
  'heading' | 'section' | 'more' | 'isLost' | 'names' | 'others'
>;

export const lostAnchor = error<Parameters>('addresses', {
  message: (v) =>
    `Cannot find the place \`${v.address}\`, which was published${v.heading === undefined && v.section === undefined ? `: nothing in \`${v.file}\` has the anchor \`${v.anchor}\`${v.more ? `, nor ${v.more} more that it had` : ''}` : ''}`,
  advice: (v) => `${v.isLost ? `\`${URL_REGISTRY_FILE}\` has lost its line. ` : ''}${remedyForAnchor(v)}`,
  means:
    'Other sites may link to this very place on the page: a question, a section, a heading whose name you chose by `{#…}`. It was published, and now a link to it ends at ' +
    'the top of the page. If the place is called otherwise now, keep its old name behind the new one, and both lead there; a section takes old names under ' +
    '`also_at`. If the place is meant to be gone, `addresses.yaml` says so.',
  parameters: {
    address: '/prices#sprint',
    anchor: 'sprint',
    file: 'pages/prices.md',
    heading: '## What a sprint costs',
    names: '#sprint-price',
  },
  example: together(
    inText(
      lines('‸## What a sprint costs {#sprint-price}', '', 'A price.'),
      lines('## What a sprint costs {#sprint-price #sprint}', '', 'A price.'),
      'pages/prices.md',
    ),
    beside('whole', 'addresses.yaml', '/prices#sprint: live'),
  ),
});

/** Returns how an old anchor can lead to what has replaced it. */
function remedyForAnchor({ address, anchor, heading, names = '', section, others = '' }: Parameters): string {
  const gone = `If it is meant to be gone for good, write \`${address}: gone\` in \`${URL_REGISTRY_FILE}\`.`;
  const again = `links to it, on other sites too, lead here again. ${gone}`;
  if (heading !== undefined)
    return `Write the line as \`${heading} {${names === '' ? '' : `${names} `}#${anchor}}\`: ${again}`;
  if (section !== undefined && others === '')
    return `Add the line \`also_at: [${anchor}]\` below \`id: ${section}\`: ${again}`;
  if (section !== undefined)
    return `Put \`also_at: [${others}, ${anchor}]\` in the place of the \`also_at\` below \`id: ${section}\`: ${again}`;
  return `Write \`${address}: gone\` if it is meant to be gone for good. If its place has another name now, name the old one behind it: \`{#new-name #${anchor}}\` behind a heading, or \`also_at: [${anchor}]\` below the \`id\` of a section.`;
}
