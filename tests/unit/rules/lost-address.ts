import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('lost-address', [
  edit(
    'an address that nothing stands at any more',
    'addresses.yaml',
    '/about: live\n',
    '/about: live\n‸/before: live\n',
    {
      says: [
        'Cannot find what was published at `/before`',
        'Write `/before: gone`',
        'add `/before` to the list `aliases`',
      ],
    },
  ),
  {
    name: 'a page that was renamed by hand',
    remove: ['pages/linkedin-deck-audit.md'],
    add: { 'pages/deck-audit.md': '---\ntitle: Prices\ndescription: What it costs.\n---\n\nText.\n' },
    also: [{ file: 'addresses.yaml', from: '/linkedin-deck-audit: live', to: '‸/linkedin-deck-audit: live' }],
    says: 'add the line `aliases: [/linkedin-deck-audit]` to the fields of `pages/deck-audit.md`',
    fixedFiles: {
      'pages/deck-audit.md':
        '---\ntitle: Prices\naliases: [/linkedin-deck-audit]\ndescription: What it costs.\n---\n\nText.\n',
      'pages/linkedin-deck-audit.md': undefined,
    },
  },
  {
    name: 'a page with old addresses that was renamed by hand',
    remove: ['pages/linkedin-deck-audit.md'],
    add: {
      'pages/deck-audit.md': '---\ntitle: Prices\naliases: [/audit]\ndescription: What it costs.\n---\n\nText.\n',
    },
    also: [{ file: 'addresses.yaml', from: '/linkedin-deck-audit: live', to: '‸/linkedin-deck-audit: live' }],
    says: 'put `aliases: [/audit, /linkedin-deck-audit]` in the place of the `aliases` that `pages/deck-audit.md` has',
    fixedFiles: {
      'pages/deck-audit.md':
        '---\ntitle: Prices\naliases: [/audit, /linkedin-deck-audit]\ndescription: What it costs.\n---\n\nText.\n',
      'pages/linkedin-deck-audit.md': undefined,
    },
  },
  {
    name: 'a page whose list of old addresses is empty, renamed by hand',
    remove: ['pages/linkedin-deck-audit.md'],
    add: { 'pages/deck-audit.md': '---\ntitle: Prices\naliases: []\ndescription: What it costs.\n---\n\nText.\n' },
    also: [{ file: 'addresses.yaml', from: '/linkedin-deck-audit: live', to: '‸/linkedin-deck-audit: live' }],
    says: 'put `aliases: [/linkedin-deck-audit]` in the place of the `aliases` that `pages/deck-audit.md` has',
    fixedFiles: {
      'pages/deck-audit.md':
        '---\ntitle: Prices\naliases: [/linkedin-deck-audit]\ndescription: What it costs.\n---\n\nText.\n',
      'pages/linkedin-deck-audit.md': undefined,
    },
  },
  {
    name: 'a page that was taken away',
    remove: ['pages/linkedin-deck-audit.md'],
    also: [{ file: 'addresses.yaml', from: '/linkedin-deck-audit: live', to: '‸/linkedin-deck-audit: live' }],
    says: 'Write `/linkedin-deck-audit: gone` only if it is meant to be gone.',
  },
]);
