import { ARTICLE } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const HOME = 'pages/home.md';

/** Signs of Markdown and HTML in fields. */
export const textInFields: readonly Mistake[] = [
  {
    name: 'bold words in a title',
    file: ARTICLE,
    from: 'title: "Burn Quality: what',
    to: 'title: "‸**Burn Quality**: what',
    rule: 'markdown-in-field',
    says: 'Type it without the signs: `Burn Quality`',
  },
  {
    name: 'words that are struck out in a title',
    file: ARTICLE,
    from: 'title: "Burn Quality: what',
    to: 'title: "Burn ‸~~Rate~~ Quality: what',
    rule: 'markdown-in-field',
    says: '`~~Rate~~`',
    fixed: 'title: "Burn Quality: what',
  },
  {
    name: 'a link in a summary',
    file: ARTICLE,
    from: 'summary: Burn Quality puts',
    to: 'summary: The ‸[Burn Quality](/process) puts',
    rule: 'markdown-in-field',
    says: 'summary',
    fixed: 'summary: The Burn Quality puts',
  },
  {
    name: 'an entity in a title',
    file: ARTICLE,
    from: 'title: "Burn Quality: what',
    to: 'title: "Burn ‸&amp; Quality: what',
    rule: 'markdown-in-field',
    says: ['Unexpected HTML in `title`', 'Type it without the signs: `&`'],
  },
  {
    name: 'a link of HTML in a summary',
    file: ARTICLE,
    from: 'summary: Burn Quality puts',
    to: 'summary: ‸<a href=/process>Burn Quality</a> puts',
    rule: 'markdown-in-field',
    says: 'Type it without the signs: `Burn Quality`',
  },
  ...['"‸<b>4 weeks</b>"', '"‸**4 weeks**"'].map((value): Mistake => ({
    name: `a fact that holds signs, ${value.replace('‸', '')}`,
    file: 'facts.yaml',
    from: 'sprint-duration: 4 weeks',
    to: `sprint-duration: ${value}`,
    rule: 'markdown-in-field',
    says: ['`sprint-duration`', 'Type it without the signs: `4 weeks`'],
  })),
  {
    name: 'bold words in the second line of a fact',
    file: 'facts.yaml',
    from: 'sprint-duration: 4 weeks',
    to: 'sprint-duration: |\n  4 weeks,\n\n    ‸**or more**',
    rule: 'markdown-in-field',
    says: 'Type it without the signs: `or more`',
  },
  {
    name: 'an entity in a fact',
    file: 'facts.yaml',
    from: 'sprint-duration: 4 weeks',
    to: 'sprint-duration: 4 weeks of R‸&amp;D',
    rule: 'markdown-in-field',
    says: 'Type it without the signs: `&`',
  },
  {
    name: 'blanks inside bold words of a section',
    file: HOME,
    from: 'A narrative that an investor can decide on.',
    to: 'A ‸** narrative ** that an investor can decide on.',
    rule: 'emphasis-form',
    says: '`**narrative**`',
  },
];
