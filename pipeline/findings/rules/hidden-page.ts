import { beside, error, inText, together } from '../rule.ts';

export const hiddenPage = error('links', {
  message: (v) => `Cannot lead to \`${v.target}\` yet: \`${v.file}\` ${v.reason}`,
  advice: () =>
    'Take the link out and leave its text until that page is published, or publish it first (its `draft` and `published` decide).',
  means:
    'The link leads to an article that is not published: it is a draft, or its day has not come. Visitors would find nothing there. ' +
    'Link to it when it is out, or let both appear on the same day.',
  parameters: { target: 'gates.md', file: 'insights/gates.md', reason: 'is a draft' },
  example: together(
    beside('fields', 'insights/gates.md', 'draft: true'),
    inText('More in ‸[what a gate is for](gates.md).', 'More in what a gate is for.'),
  ),
});
