import { rule } from '../rule.ts';

type Parameters = {
  readonly target: string;
  readonly file: string;
  readonly reason: string;
};

export const hiddenPage = rule<Parameters>({
  area: 'links',
  severity: 'error',
  message: (v) => `Cannot lead to \`${v.target}\` yet: \`${v.file}\` ${v.reason}`,
  advice: () =>
    'Take the link out until that page is published, or publish it first (its `draft` and `published` decide).',
  means:
    'The link leads to an article that is not published: it is a draft, or its day has not come. Visitors would find nothing there. ' +
    'Link to it when it is out, or let both appear on the same day.',
  parameters: { target: 'gates.md', file: 'insights/gates.md', reason: 'is a draft' },
  example: {
    wrong: [
      { form: 'fields', file: 'insights/gates.md', text: 'draft: true' },
      { form: 'text', file: 'insights/my-article.md', text: 'More in ‸[what a gate is for](gates.md).' },
    ],
    right: [
      { form: 'fields', file: 'insights/gates.md', text: 'draft: true' },
      { form: 'text', file: 'insights/my-article.md', text: 'More in an article to come.' },
    ],
  },
});
