import { ANY_ARTICLE, ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('front-matter-absent', [
  {
    name: 'no hyphens below',
    add: { 'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n‸\nText.\n' },
    says: 'below the last field, above the text',
    fixedFiles: {
      'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nText.\n',
    },
  },
  {
    name: 'two hyphens below',
    add: {
      'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n‸--\n\nText.\n',
    },
    says: 'the closing line `---` is missing',
    fixedFiles: {
      'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nText.\n',
    },
  },
  {
    name: 'no hyphens above',
    add: { 'insights/test.md': '‸title: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nText.\n' },
    says: 'Begin the file with a line `---`',
    fixedFiles: {
      'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nText.\n',
    },
  },
  {
    name: 'a dash in place of the hyphens above',
    add: { 'insights/test.md': '‸—\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nText.\n' },
    says: 'Begin the file with a line `---`',
    fixedFiles: {
      'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nText.\n',
    },
  },
  {
    name: 'hyphens above the last field',
    add: {
      'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\n‸---\npublished: 2025-10-10\n\nText.\n',
    },
    says: 'Move this line `---` below the last field',
    fixedFiles: {
      'insights/test.md': '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nText.\n',
    },
  },
  edit('no hyphens above in an article', ARTICLE, '---\ntitle: "Burn Quality:', '‸title: "Burn Quality:', {
    fixed: '---\ntitle: "Burn Quality:',
  }),
  edit('no hyphens below in an article', ARTICLE, 'campaign: burn-quality }\n---', 'campaign: burn-quality }\n‸', {
    fixed: 'campaign: burn-quality }\n---',
  }),
  {
    name: 'a file called a text, with nothing in it',
    add: { 'insights/gate.md': '' },
    at: 'insights/gate.md:1:1',
    says: 'the file is empty',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
]);
