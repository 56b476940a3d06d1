import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  inversionsIn,
  judgeBy,
  readTitlesAloud,
  splitTitles,
  type Verdict,
} from '../../../pipeline/content/interactive-figures/titles.ts';
import { isElement } from '../../../pipeline/markdown/elements.ts';
import type { TitleRules } from '../../../pipeline/content/model/interactive-figure.ts';
import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';
import { anchorWithTitles, titlesInHash } from '../../../renderer/islands/titles/titles-in-hash.ts';
import { findingsIn, htmlOf } from './tables.ts';

/** The questions of the audit page, by a keyword, in order. */
const QUESTIONS = ['what', 'need', 'target', 'holds', 'harm', 'rivals', 'owned', 'open', 'who', 'sum'];

/** Titles by what they are: the keyword of a question, `label` or `unsure`. */
type Judged = Readonly<Record<string, readonly string[]>>;

const { known, unseen } = parse(
  readFileSync(path.resolve(import.meta.dirname, '../../fixtures/slide-titles.yaml'), 'utf8'),
) as { readonly known: Judged; readonly unseen: Judged };

describe('the rules of the audit page', () => {
  const judge = judgeBy(publishedRules());
  const takenFor = (title: string): string => {
    const verdict = judge(title);
    return typeof verdict === 'number' ? (QUESTIONS[verdict] ?? 'unsure') : verdict;
  };

  test.each([
    ['all titles', [known, unseen], 0.85],
    ['the titles that they were not made with', [unseen], 0.75],
  ])('take at most 3 %% of %s for something else, and most for what they are', (_, lists, share) => {
    const titles = lists.flatMap((list) =>
      Object.entries(list).flatMap(([right, some]) => some.map((title) => ({ right, taken: takenFor(title) }))),
    );
    expect(titles.filter(({ right, taken }) => taken === right).length / titles.length).toBeGreaterThanOrEqual(share);
    const wrong = titles.filter(({ right, taken }) => taken !== right && taken !== 'unsure');
    expect(wrong.length / titles.length).toBeLessThanOrEqual(0.03);
  });

  test.each([
    ['Mechanism of action', 'label'],
    ['OUR TEAM', 'label'],
    ['World-class team', 'label'],
    ['We are building the future of immuno-oncology', 'label'],
    ['We are a platform company', 'label'],
    ['Disrupting oncology with AI', 'label'],
    ['We are in Phase 2', 'what'],
    ['KRAS G12D inhibitor for pancreatic cancer', 'what'],
    ['Amgen and Mirati are in Phase 2; neither is CNS-penetrant', 'rivals'],
    ['Competitors need weekly infusion; ours is a pill', 'rivals'],
    ['€12M to a Phase 1 readout in Q3 2027', 'sum'],
    ['We develop innovative solutions', 'unsure'],
  ])('take %s for %s', (title, right) => {
    expect(takenFor(title)).toBe(right);
  });
});

describe('a title', () => {
  const rules: TitleRules = {
    questions: [
      { text: 'Safe?', words: 'safe, toxi‑, side effect-' },
      { text: 'How much?', words: 'million, M, seed round' },
    ],
    labels: { text: 'Labels', words: 'our, safe, round' },
  };
  const judge = judgeBy(rules);

  test.each<[string, Verdict]>([
    ['No TOXICITY at 10x', 0],
    ['€4M for two gates', 1],
    ['A seed, round that is safe', 1],
    ['Safe for two million', 'unsure'],
    ['Unsafe', 'unsure'],
    ['Our safe round', 'label'],
    ['Our 3 safe rounds', 0],
    ['s\u200bafe at last', 0],
    ['ｓａｆｅ at last', 0],
    ['👩‍🔬🧪', 'unsure'],
    ['<b>safe</b> $& (?:', 0],
  ])('%j is judged by its words', (title, verdict) => {
    expect(judge(title)).toBe(verdict);
  });

  test('is one for each line that has a word, without its bullet or number, and cut where it is too long', () => {
    const typed = '1. Team\r\n\n  - Results  of\ttests \n• Safe\nSlide 4: Ask\n3 gates in 12 months\n---\n😀\n';
    expect(splitTitles(typed)).toEqual(['Team', 'Results of tests', 'Safe', 'Ask', '3 gates in 12 months']);
    const long = splitTitles(`${'a'.repeat(199)}😀b`);
    expect(long).toEqual(['a'.repeat(199)]);
    expect(splitTitles('Team\n'.repeat(10_000))).toHaveLength(20);
  });
});

describe('the order of titles', () => {
  test.each<[readonly Verdict[], string]>([
    [[0, 1, 1, 'label', 2], ''],
    [['unsure', 'label'], ''],
    [[0, 3, 1, 2, 4], '1 before 2'],
    [[1, 2, 3, 0], '2 before 3'],
    [[1, 1, 0], '1 before 2'],
    [[4, 0, 1, 2, 0], '0 before 1, 3 before 4'],
  ])('%j is told of with the fewest titles that would have to move', (verdicts, expected) => {
    const found = inversionsIn(verdicts).map(({ first, second }) => `${first} before ${second}`);
    expect(found.join(', ')).toBe(expected);
  });

  test('is read with the questions', () => {
    const questions = ['Who?', 'How much?', 'Safe?'].map((text) => ({ text, words: 'x' }));
    expect(readTitlesAloud(['label', 1, 0], questions, ENGLISH)).toEqual([
      'Your titles answer 2 of 3 questions.',
      'A reader asks “Who?” before “How much?”: title 3 could stand before title 2.',
    ]);
  });
});

const RIGHT = ['Safe? | safe, toxi-', 'How much? | million, seed round', 'Labels | our, safe, team'];

/** Makes rules for titles with these rows. */
function titlesOf(...rows: readonly string[]): string {
  const head = ['| A reader asks | Words |', '|---|---|'];
  return ['::titles{#titles}', '', ...head, ...rows.map((row) => `| ${row} |`)].join('\n');
}

describe('the table of rules for titles', () => {
  test.each([
    ['Safe? | safe\nLabels | our', '3:3', 'a row a question'],
    ['Safe | safe\nHow much? | million\nLabels | our', '5:3', 'with a question mark'],
    ['Safe? | safe\nHow much? | million\nTeam? | our', '7:3', 'a last row without a question mark'],
    ['Safe? |\nHow much? | million\nLabels | our', '5:11', 'words with commas between'],
    ['Safe? | safe\nHow much? | , -\nLabels | our', '6:15', 'words with commas between'],
    ['Safe? | safe, toxi-\nHow much? | toxic\nLabels | our', '6:15', 'not also under “Safe?”'],
    ['Safe? | toxic\nHow much? | m, TOXI-\nLabels | our', '5:11', 'not also under “How much?”'],
  ])('is not %j', (rows, place, says) => {
    const findings = findingsIn(titlesOf(...rows.split('\n')));
    expect(findings).toEqual([expect.stringContaining(`${place} error directive-cell`)]);
    expect(findings[0]).toContain(says);
  });

  test('needs two columns', () => {
    const table = '::titles{#t}\n\n| Question |\n|---|\n| Safe? |\n| How much? |\n| Labels |';
    expect(findingsIn(table)).toEqual([expect.stringContaining('3:3 error directive-cell')]);
  });

  test('may have a word of a label under a question too, and is a figure then', () => {
    expect(findingsIn(titlesOf(...RIGHT))).toEqual([]);
    expect(htmlOf(titlesOf(...RIGHT))).toContain('data-figure-kind="titles"');
  });
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  'Why 50 % & more = "less" #1?',
  '👩‍🔬 tests 🧪',
  'عنوان الشريحة',
  '\u202eRight to left',
  'a+b',
];

test.each([
  ['whatever is in them', HOSTILE],
  ['twenty of the greatest length, in any script', Array.from({ length: 20 }, () => '題'.repeat(200))],
])('titles come out of a link as they were put in: %s', (_, titles) => {
  const { hash } = new URL(`https://example.org/#${anchorWithTitles('titles', titles)}`);
  expect(splitTitles(titlesInHash('titles', hash) ?? '')).toEqual(titles);
});

test.each(['', '#titles', '#titles=', '#Titles=Team', `#titles=${'x'.repeat(1_000_000)}`])(
  '%.20s holds no titles',
  (hash) => {
    expect(titlesInHash('titles', hash)).toBeUndefined();
  },
);

test('what is not well encoded is read as far as it can be', () => {
  expect(titlesInHash('titles', '#titles=50%&titles=x')).toBe('50%');
  expect(titlesInHash('titles', '#titles=%FF%0ATeam')).toBe('\ufffd\nTeam');
});

/** The rules as they are compiled from the content. */
function publishedRules(): TitleRules {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../content/pages/pitch-deck-audit.md'), 'utf8');
  const [table = ''] = /^ +::titles[^]*?(?=\n {2}- )/m.exec(page) ?? [];
  const { tree } = compileText(table.replace(/^ {6}/gm, ''));
  const figures = tree.children.flatMap((node) => (isElement(node) && node.data?.interactiveFigure) || []);
  const [rules] = figures;
  if (rules?.kind !== 'titles') throw new Error('The audit page has no rules for titles');
  return rules;
}
