import { casesOf, edit } from '../mistakes/rows.ts';

const OLD = 'pages/linkedin-deck-audit.md';
const NEW = 'pages/deck-audit.md';
const also = [{ file: 'addresses.yaml', from: '/linkedin-deck-audit: live', to: '‸/linkedin-deck-audit: live' }];

export const cases = casesOf('lost-address', [
  edit('addresses.yaml', '/about: live\n', '/about: live\n‸/before: live\n', [
    'Cannot find what was published at `/before`',
    'Write `/before: gone`',
    'add `/before` to the list `aliases`',
  ]),
  renamed(
    '',
    'aliases: [/linkedin-deck-audit]',
    'add the line `aliases: [/linkedin-deck-audit]` to the fields of `pages/deck-audit.md`',
  ),
  renamed(
    'aliases: [/audit]',
    'aliases: [/audit, /linkedin-deck-audit]',
    'put `aliases: [/audit, /linkedin-deck-audit]` in the place of the `aliases` that `pages/deck-audit.md` has',
  ),
  renamed(
    'aliases: []',
    'aliases: [/linkedin-deck-audit]',
    'put `aliases: [/linkedin-deck-audit]` in the place of the `aliases` that `pages/deck-audit.md` has',
  ),
  {
    name: 'a page that was taken away',
    remove: [OLD],
    also,
    says: 'Write `/linkedin-deck-audit: gone` only if it is meant to be gone.',
  },
]);

/** A page that was renamed by hand, with its old addresses, and what its field of them must become. */
function renamed(aliases: string, fixed: string, says: string) {
  const page = (field: string): string => `---\ntitle: Prices\n${field}\ndescription: What it costs.\n---\n\nText.\n`;
  return {
    name: `a page that was renamed by hand: ${aliases}`,
    remove: [OLD],
    add: { [NEW]: page(aliases) },
    also,
    says,
    fixedFiles: { [NEW]: page(fixed), [OLD]: undefined },
  };
}
