import { casesOf } from '../mistakes/rows.ts';

const OLD = 'pages/linkedin-deck-audit.md';
const NEW = 'pages/deck-audit.md';

export const cases = casesOf('lost-address', [
  {
    name: 'an address without its page',
    add: { 'addresses.yaml': '/about: live\n/before: live\n' },
    at: 'pages/before.md:1:1',
    says: [
      'Cannot find what was published at `/before`',
      'write the line `aliases: [/before]` into the fields',
      'write `/before: gone` in `addresses.yaml`',
    ],
    fixedFiles: { 'addresses.yaml': '/about: live\n/before: gone\n' },
  },
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
    at: `${OLD}:1:1`,
    says: 'Only if nothing is to be there ever again, write `/linkedin-deck-audit: gone` in `addresses.yaml`',
    fixedFiles: { 'addresses.yaml': '/linkedin-deck-audit: gone\n' },
  },
]);

/** A page that was renamed by hand, with its old addresses, and what its field of them must become. */
function renamed(aliases: string, fixed: string, says: string) {
  const page = (field: string): string => `---\ntitle: Prices\n${field}\ndescription: What it costs.\n---\n\nText.\n`;
  return {
    name: `a page that was renamed by hand: ${aliases}`,
    remove: [OLD],
    add: { [NEW]: page(aliases) },
    at: `${OLD}:1:1`,
    says,
    fixedFiles: { [NEW]: page(fixed), [OLD]: undefined },
  };
}
