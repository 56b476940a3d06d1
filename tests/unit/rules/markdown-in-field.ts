import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('markdown-in-field', [
  edit('bold words in a title', ARTICLE, 'title: "Burn Quality: what', 'title: "‸**Burn Quality**: what', {
    says: 'Type it without the signs: `Burn Quality`',
  }),
  edit(
    'words that are struck out in a title',
    ARTICLE,
    'title: "Burn Quality: what',
    'title: "Burn ‸~~Rate~~ Quality: what',
    { says: '`~~Rate~~`', fixed: 'title: "Burn Quality: what' },
  ),
  edit('a link in a summary', ARTICLE, 'summary: Burn Quality puts', 'summary: The ‸[Burn Quality](/process) puts', {
    says: 'summary',
    fixed: 'summary: The Burn Quality puts',
  }),
  edit('an entity in a title', ARTICLE, 'title: "Burn Quality: what', 'title: "Burn ‸&amp; Quality: what', {
    says: ['Unexpected HTML in `title`', 'Type it without the signs: `&`'],
  }),
  edit(
    'a link of HTML in a summary',
    ARTICLE,
    'summary: Burn Quality puts',
    'summary: ‸<a href=/process>Burn Quality</a> puts',
    { says: 'Type it without the signs: `Burn Quality`' },
  ),
  edit(
    'a fact that holds signs, "<b>4 weeks</b>"',
    'facts.yaml',
    'sprint-duration: 4 weeks',
    'sprint-duration: "‸<b>4 weeks</b>"',
    { says: ['`sprint-duration`', 'Type it without the signs: `4 weeks`'] },
  ),
  edit(
    'a fact that holds signs, "**4 weeks**"',
    'facts.yaml',
    'sprint-duration: 4 weeks',
    'sprint-duration: "‸**4 weeks**"',
    { says: ['`sprint-duration`', 'Type it without the signs: `4 weeks`'] },
  ),
  edit(
    'bold words in the second line of a fact',
    'facts.yaml',
    'sprint-duration: 4 weeks',
    'sprint-duration: |\n  4 weeks,\n\n    ‸**or more**',
    { says: 'Type it without the signs: `or more`' },
  ),
  edit('an entity in a fact', 'facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: 4 weeks of R‸&amp;D', {
    says: 'Type it without the signs: `&`',
  }),
]);
