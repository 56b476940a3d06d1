import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('markdown-in-field', [
  edit(ARTICLE, 'title: "Burn Quality', 'title: "Burn ‸Quality[^1]', 'Type it without the signs: `Quality`'),
  edit(ARTICLE, 'title: "Burn Quality', 'title: "‸**Burn Quality**', 'Type it without the signs: `Burn Quality`'),
  edit(ARTICLE, 'title: "Burn', 'title: "Burn ‸~~Rate~~', {
    says: '`~~Rate~~`',
    undone: true,
  }),
  edit(ARTICLE, 'summary: Burn Quality puts', 'summary: The ‸[Burn Quality](/process) puts', {
    says: 'summary',
    fixed: 'summary: The Burn Quality puts',
  }),
  edit(ARTICLE, 'title: "Burn', 'title: "Burn ‸&amp;', [
    'Unexpected HTML in `title`',
    'Type it without the signs: `&`',
  ]),
  edit(
    ARTICLE,
    'summary: Burn Quality',
    'summary: ‸<a href=/process>Burn Quality</a>',
    'Type it without the signs: `Burn Quality`',
  ),
  edit('facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: "‸<b>4 weeks</b>"', [
    '`sprint-duration`',
    'Type it without the signs: `4 weeks`',
  ]),
  edit('facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: "‸**4 weeks**"', [
    '`sprint-duration`',
    'Type it without the signs: `4 weeks`',
  ]),
  edit(
    'facts.yaml',
    'sprint-duration: 4 weeks',
    'sprint-duration: |\n  4 weeks,\n\n    ‸**or more**',
    'Type it without the signs: `or more`',
  ),
  edit(
    'facts.yaml',
    'sprint-duration: 4 weeks',
    'sprint-duration: 4 weeks of R‸&amp;D',
    'Type it without the signs: `&`',
  ),
]);
