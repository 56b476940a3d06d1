import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** What chat programs, word processors, forums and programs for notes hand out in place of Markdown. */
export const textPastes: readonly Mistake[] = [...foreign(), ...mended(), ...lists()];

function foreign(): Mistake[] {
  const rows: readonly (readonly [name: string, typed: string, mended: string])[] = [
    ['a picture of a wiki', '‸![[ladder.svg]]', '![What it shows](../images/ladder.svg)'],
    ['a link of MediaWiki', 'Read ‸[https://nature.com Nature].', 'Read [Nature](https://nature.com).'],
    ['a caption of WordPress', '‸[caption width="3"]A gate.[/caption]', 'A gate.'],
    ['a name of Slack', 'Ask ‸<@U1234ABCD> first.', 'Ask Anna first.'],
    ['a comment with a sign too few', 'A gate. ‸<!- ask Ada ->', 'A gate.'],
    ['a private comment of a wiki', 'The gate. ‸%%Ask Ada for it.%%', 'The gate.'],
    ['the mark of a paragraph in a wiki', 'The gate is closed. ‸^the-gate', 'The gate is closed.'],
    ['a formula between round brackets', 'So ‸\\(V = \\frac{p}{c}\\) is low.', 'So V = p ÷ c is low.'],
    ['a formula between square brackets', '‸\\[\nV = \\frac{p}{c}\n\\]', 'V = p ÷ c'],
    ['a formula with a command', 'The ‸$\\Delta P$ is low.', 'The ΔP is low.'],
    ['a source of a chat program', 'The gate is closed‸【12†source】.', 'The gate is closed.'],
    ['a reference of a chat program', 'The gate is closed ‸:contentReference[oaicite:0]{index=0}.', 'It is closed.'],
    ['a citation of a chat program', 'The gate is closed. ‸citeturn0search3', 'The gate is closed.'],
    [
      'a note inside of a line',
      'The gate is closed.‸^[For a year at least.]',
      'The gate is closed (for a year at least).',
    ],
    ['the key of a source', 'The gate is closed ‸[@smith2020].', 'The gate is closed (Smith 2020).'],
    ['a definition of a term', 'Gate\n‸: A decision', '**Gate:** a decision'],
    ['the width of a picture', '![A ladder](../images/ladder.svg)‸{width=50%}', '![A ladder](../images/ladder.svg)'],
  ];
  return rows.map(([name, typed, right]) =>
    inArticle({ name, typed, rule: 'foreign-syntax', says: 'another program', mended: right }),
  );
}

function mended(): Mistake[] {
  const rows: readonly (readonly [name: string, typed: string, says: string])[] = [
    ['words that were added', 'The gate ‸++was closed++ again.', '<ins>'],
    ['a link of a chat', 'Read ‸<https://nature.com|Nature>.', 'Type it as `[Nature](https://nature.com)`'],
    ['a link of a forum', 'Read ‸[url=https://nature.com]Nature[/url].', 'Type it as `[Nature](https://nature.com)`'],
    ['a mail of Slack', 'Write to ‸<mailto:a@example.org|Anna>.', 'Type it as `[Anna](mailto:a@example.org)`'],
    ['an entity without its end', 'A gate ‸&ndash it is closed.', 'Put a semicolon behind it'],
    ['a link of Jira', 'Read ‸[Nature|https://nature.com].', 'Type it as `[Nature](https://nature.com)`'],
    ['a link of Textile', 'Read ‸"Nature":https://nature.com.', 'Type it as `[Nature](https://nature.com)`'],
    ['bold words of a forum', 'A ‸[b]closed[/b] gate.', 'Type it as `**closed**`'],
  ];
  return rows.map(([name, typed, says]) => inArticle({ name, typed, rule: 'foreign-syntax', says }));
}

function lists(): Mistake[] {
  const rows: readonly (readonly [name: string, typed: string, says: string])[] = [
    ['pictures for bullets', '‸✅ One\n✅ Two', 'Unexpected sign `✅`, expected `- `'],
    ['numbers between brackets', 'The gates:\n‸(1) one\n(2) two', 'Unexpected sign `(1)`, expected `1. `'],
    ['letters before a bracket', '‸a) one\nb) two', 'Unexpected sign `a)`, expected `1. `'],
    ['circles of a word processor', '‸o\tOne\no\tTwo', 'Unexpected sign `o`, expected `- `'],
    ['squares of a word processor', '‸§ One\n§ Two', 'Unexpected sign `§`, expected `- `'],
    ['a box of a word processor below a task', '- [x] done\n‸☐ not done', 'Unexpected sign `☐`, expected `- [ ] `'],
    ['bullets between tabs', '‸\t•\tOne\n\t•\tTwo', 'Unexpected sign `•`, expected `- `'],
  ];
  return rows.map(([name, typed, says]) => inArticle({ name, typed, rule: 'list-form', says }));
}
