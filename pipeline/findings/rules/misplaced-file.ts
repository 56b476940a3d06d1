import { error, lines } from '../rule.ts';

const DRY_AIR = lines(
  '---',
  'title: Dry air',
  'summary: Air is dry in winter.',
  'published: 2025-01-02',
  '---',
  'It is.',
);

export const misplacedFile = error('files', {
  message: (v) =>
    `Unexpected ${v.kind} in the folder \`${v.folder}\`: its fields are those of ${/^[aeiou]/.test(v.kind ?? '') ? 'an' : 'a'} ${v.kind}`,
  advice: (v) => `Move the file to \`${v.home}\`.`,
  means:
    'The folder decides what a file is: those of `insights/` are articles, with a summary and a day; those of `pages/` are pages, with a description. ' +
    'All fields of this one are of the other kind, so it is only in the wrong folder. Move it, and nothing in it needs to change.',
  parameters: { file: 'pages/dry-air.md', folder: 'pages', kind: 'article', home: 'insights/dry-air.md' },
  example: {
    wrong: [{ form: 'whole', file: 'pages/dry-air.md', text: DRY_AIR }],
    right: [{ form: 'whole', file: 'insights/dry-air.md', text: DRY_AIR }],
  },
});
