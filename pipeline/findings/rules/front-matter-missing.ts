import { ARTICLE, error, inWhole, lines } from '../rule.ts';

export const frontMatterMissing = error('fields', {
  message: (v) => `Cannot find the field \`${v.field}\``,
  advice: () => 'Add the field with its value; `docs/fields.md` lists what each kind of file needs.',
  means:
    'Each kind of file has some fields that it cannot do without: an article its `title`, its `summary` and its day, because every list and ' +
    'every search engine shows them. One of them is not there, or its name is written differently.',
  parameters: { field: 'summary' },
  example: inWhole(
    ARTICLE,
    lines('---', '‸title: What a gate is for', 'published: 2025-11-03', '---', 'A gate is a decision.'),
    lines(
      '---',
      'title: What a gate is for',
      'summary: What is decided at a gate, and by whom.',
      'published: 2025-11-03',
      '---',
      'A gate is a decision.',
    ),
  ),
});
