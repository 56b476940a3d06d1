import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';
import { textBlocks } from './text-blocks.ts';
import { textInFields } from './text-in-fields.ts';
import { textHeadings } from './text-headings.ts';
import { textEmphasis } from './text-emphasis.ts';
import { textLeftOvers } from './text-left-overs.ts';
import { textLinks } from './text-links.ts';
import { textLosses } from './text-losses.ts';
import { textNames } from './text-names.ts';
import { textNotes } from './text-notes.ts';
import { textPastes } from './text-pastes.ts';
import { textTargets } from './text-targets.ts';
import { textWords } from './text-words.ts';

/** Markdown that was meant as something else. */
export const text: readonly Mistake[] = [
  ...textWords,
  ...textLeftOvers,
  ...textLosses,
  ...textNames,
  ...textNotes,
  ...textPastes,
  ...textEmphasis,
  ...textLinks,
  ...textHeadings,
  ...textTargets,
  ...textBlocks,
  ...signs(),
  ...foreign(),
  ...unfinished(),
  ...facts(),
  ...textInFields,
];

function signs(): Mistake[] {
  return [
    inArticle({
      name: 'a new line as programs write it',
      typed: 'The first gate.‸\\nThe second gate.',
      rule: 'typed-escape',
      says: 'Put a new line in its place',
      fixed: 'The first gate.\nThe second gate.',
    }),
    inArticle({
      name: 'a backslash at the end of a paragraph',
      typed: 'The first gate.‸\\',
      rule: 'typed-escape',
      says: 'Take it out',
    }),
    inArticle({
      name: 'a blank of no width',
      typed: 'The first‸\u200b gate.',
      rule: 'invisible-sign',
      says: 'zero-width space U+200B',
    }),
    inArticle({
      name: 'a hyphen that nobody sees',
      typed: 'The most deprior‸\u00aditized gate.',
      rule: 'invisible-sign',
      says: 'soft hyphen U+00AD',
    }),
    inArticle({
      name: 'letters that were decoded wrongly',
      typed: 'The caf‸Ã© is closed.',
      rule: 'wrong-encoding',
      says: 'expected `é`',
    }),
    inArticle({
      name: 'quotation marks that were decoded wrongly',
      typed: 'The gate isn‸â€™t closed.',
      rule: 'wrong-encoding',
      says: 'expected `’`',
    }),
    inArticle({
      name: 'a sign of a currency that was decoded wrongly',
      typed: 'It costs ‸â‚¬500.',
      rule: 'wrong-encoding',
      says: 'expected `€`',
    }),
    inArticle({
      name: 'a letter that was lost',
      typed: 'The caf‸\ufffd is closed.',
      rule: 'wrong-encoding',
      says: 'Type the letter that belongs there',
      fixed: 'The café is closed.',
    }),
    ...[
      ['that turns the direction', 'The \u202egate is closed.', 'sign of direction U+202E'],
      ['that sets the direction', 'The \u200egate is closed.', 'left-to-right mark U+200E'],
      ['of direction around a word', 'The \u2066gate\u2069 is closed.', 'the first of 2'],
    ].map(([name, typed = '', says = '']) =>
      inArticle({
        name: `a sign ${name}`,
        typed: typed.replace('The ', 'The ‸'),
        rule: 'invisible-sign' as const,
        says,
        fixed: 'The gate is closed.',
      }),
    ),
    inArticle({
      name: 'a sign of money that was decoded wrongly',
      typed: 'The gate costs ‸â‚¬5.',
      rule: 'wrong-encoding',
      says: 'expected `€`',
    }),
  ];
}

function foreign(): Mistake[] {
  const rows: readonly (readonly [string, string, string])[] = [
    ['a tag of Jekyll', '‸{% include chart.html %}', 'The chart.'],
    ['a shortcode of Hugo', '‸{{< figure src="a.png" >}}', 'The figure.'],
    ['a shortcode of Hugo that holds Markdown', '‸{{% youtube "Ac7V848uBuo" %}}', 'The film.'],
    ['a container of Docusaurus', '‸:::note\n\nA note.\n\n:::', '> A note.'],
    ['an alert of GitHub', '> ‸[!NOTE]\n> A note.', '> **Note:** A note.'],
    ['a formula', 'It is ‸$$a^2 + b^2$$ at most.', 'It is a² + b² at most.'],
    ['a drawing in code', '‸```mermaid\ngraph TD\n```', '![A ladder](../images/ladder.svg)'],
    ['a formula on a line', '‸\\[ E = mc^2 \\]', 'E = mc²'],
    ['a formula with two backslashes', '‸\\\\[ R = \\sum\\_{k=0}^n r \\\\]', 'R is the sum.'],
    ['a formula with two backslashes in a line', 'At ‸\\\\( R\\_t = r\\_{k=0} \\\\) most.', 'At R most.'],
    ['the name of a picture sign', 'We go ‸:rocket: now.', 'We go 🚀 now.'],
  ];
  return [
    ...rows.map(([name, typed, fixed]) =>
      inArticle({ name, typed, rule: 'foreign-syntax', says: 'another program', fixed }),
    ),
    inArticle({
      name: 'a low figure of other programs',
      typed: 'Take H‸~2~O.',
      rule: 'foreign-syntax',
      says: '<sub>2</sub>',
    }),
    inArticle({
      name: 'words struck out as other programs do',
      typed: 'It takes ‸~ten~ eight weeks.',
      rule: 'foreign-syntax',
      says: '`~~words~~`',
    }),
    inArticle({
      name: 'a high figure of other programs',
      typed: 'Take 5 m‸^2^ of it.',
      rule: 'foreign-syntax',
      says: '<sup>2</sup>',
    }),
  ];
}

function unfinished(): Mistake[] {
  const rows: readonly (readonly [string, string, string])[] = [
    ['a reminder', '‸TODO: the third gate.', 'The third gate.'],
    ['a reminder at the end', 'The third gate costs ‸TODO.', 'The third gate costs €1.1M.'],
    ['a bold reminder', 'The third gate costs **‸TODO** now.', 'The third gate costs €1.1M now.'],
    ['a value to be confirmed', 'The third gate: ‸TBC', 'The third gate: €1.1M'],
    ['a value to be decided in small letters', 'The third gate costs ‸tbd.', 'The third gate costs €1.1M.'],
    ['a place for a name', 'Dear [‸insert name], hello.', 'Dear Ada, hello.'],
    ['a place for a name of the reader', 'Dear [‸Your Name], hello.', 'Dear Ada, hello.'],
    ['a value to be decided', 'The third gate costs ‸TBD.', 'The third gate costs €1.1M.'],
    ['three letters for a figure', 'The third gate costs €‸XXX.', 'The third gate costs €1.1M.'],
    ['three question marks', 'The third gate costs ‸???', 'The third gate costs €1.1M.'],
    ['a text of typesetters', '‸Lorem ipsum dolor sit amet.', 'The third gate.'],
  ];
  return [
    ...rows.map(([name, typed, fixed]) => inArticle({ name, typed, rule: 'unfinished-text' as const, fixed })),
    {
      name: 'an article of fields alone',
      add: {
        'insights/empty.md':
          '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n‸---\n',
      },
      rule: 'empty-text',
      says: 'nothing stands below its fields',
      fixedFiles: {
        'insights/empty.md':
          '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n---\n\nNow it says something.\n',
      },
    },
    {
      name: 'an article of headings alone',
      add: {
        'insights/empty.md':
          '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n‸---\n\n## A heading\n',
      },
      rule: 'empty-text',
      says: 'only headings',
      fixedFiles: {
        'insights/empty.md':
          '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n---\n\n## A heading\n\nNow it says something.\n',
      },
    },
  ];
}

function facts(): Mistake[] {
  return [
    inArticle({
      name: 'a fact with a blank in its name',
      typed: 'It takes ‸{{sprint duration}}.',
      rule: 'unknown-fact',
      says: 'did you mean `sprint-duration`',
    }),
    inArticle({
      name: 'a fact with capitals',
      typed: 'It takes ‸{{ Sprint-Duration }}.',
      rule: 'unknown-fact',
      says: 'did you mean `sprint-duration`',
    }),
    inArticle({
      name: 'a fact in single braces',
      typed: 'It takes ‸{sprint-duration}.',
      rule: 'unknown-fact',
      says: 'did you mean `{{ sprint-duration }}`',
    }),
    inArticle({
      name: 'a fact whose last brace is missing',
      typed: 'It takes ‸{{ sprint-duration }.',
      rule: 'unknown-fact',
      says: 'did you mean `{{ sprint-duration }}`',
    }),
  ];
}
