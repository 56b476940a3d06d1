import { error, inWhole, lines } from '../rule.ts';

export const emptyText = error('markup', {
  message: (v) => `Cannot find the text of ${v.what}: ${v.reason}`,
  advice: () => 'Write it below the fields; `draft: true` keeps an article out of the site until then.',
  means:
    'The file has its fields, so it gets a page and a place in every list, but there is nothing to read on it, or there are headings and nothing below them. ' +
    'Readers and search engines would take the site for unfinished.',
  parameters: { what: 'the article', reason: 'nothing stands below its fields' },
  example: inWhole(
    'insights/my-article.md',
    lines('---', 'title: An example', 'summary: One sentence.', 'published: 2024-01-01', '‸---'),
    lines('---', 'title: An example', 'summary: One sentence.', 'published: 2024-01-01', '---', '', 'A gate.'),
  ),
});
