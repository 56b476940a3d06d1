import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { patternOf, toWords } from '../../../pipeline/content/interactive-figures/title-words.ts';
import { inversionsIn } from '../../../pipeline/content/interactive-figures/title-order.ts';
import { isElement } from '../../../pipeline/compile/markdown/elements.ts';
import { readTitlesAloud } from '../../../pipeline/content/interactive-figures/read-titles-aloud.ts';
import { judgeBy, splitTitles, type Verdict } from '../../../pipeline/content/interactive-figures/titles.ts';
import type { TitleRules } from '../../../pipeline/content/model/interactive-figure.ts';
import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';
import { KNOWN, type Judged, type Taken } from './known-titles.ts';
import { UNSEEN } from './unseen-titles.ts';

const QUESTIONS: readonly Taken[] = [
  'what',
  'need',
  'target',
  'holds',
  'harm',
  'rivals',
  'owned',
  'open',
  'who',
  'sum',
];

describe('the rules of the audit page', () => {
  const judge = judgeBy(publishedRules());
  const takenFor = (title: string): Taken => {
    const verdict = judge(title);
    return typeof verdict === 'number' ? (QUESTIONS[verdict] ?? 'unsure') : verdict;
  };
  const shares = (titles: readonly Judged[]) => {
    const right = titles.filter(([taken, title]) => takenFor(title) === taken);
    const wrong = titles.filter(([taken, title]) => ![taken, 'unsure'].includes(takenFor(title)));
    return { right: right.length / titles.length, wrong: wrong.length / titles.length };
  };

  test('take at least 85 % of all titles for what they are, and at most 3 % for something else', () => {
    const { right, wrong } = shares([...KNOWN, ...UNSEEN]);
    expect(right).toBeGreaterThanOrEqual(0.85);
    expect(wrong).toBeLessThanOrEqual(0.03);
  });

  test('take at least 75 % of the titles that they were not made with for what they are, and at most 3 % for something else', () => {
    const { right, wrong } = shares(UNSEEN);
    expect(right).toBeGreaterThanOrEqual(0.75);
    expect(wrong).toBeLessThanOrEqual(0.03);
  });

  test.each(['Mechanism of action', 'Results', 'Team', 'OUR TEAM', 'In vivo results', 'World-class team'])(
    'take %s for a label',
    (title) => {
      expect(judge(title)).toBe('label');
    },
  );
});

describe('a title', () => {
  const rules: TitleRules = {
    questions: [
      { text: 'Safe?', words: 'safe, toxi-, side effect-' },
      { text: 'How much?', words: 'million, M, seed round' },
    ],
    labels: { text: 'Labels', words: 'our, safe, round' },
  };
  const judge = judgeBy(rules);

  test.each<[string, Verdict]>([
    ['No TOXICITY at 10x', 0],
    ['€4M for two gates', 1],
    ['A seed round that is safe', 1],
    ['Safe for two million', 'unsure'],
    ['Unsafe', 'unsure'],
    ['Our safe round', 'label'],
    ['Our 3 safe rounds', 0],
    ['s\u200bafe at last', 0],
    ['\u202esafe at last', 0],
    ['ｓａｆｅ at last', 0],
    ['👩‍🔬🧪', 'unsure'],
    ['آمن', 'unsure'],
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

describe('words', () => {
  test('are found whole, or from their beginning where a hyphen is typed', () => {
    const found = (typed: string, title: string): boolean => toWords(title).search(patternOf(typed)) >= 0;
    expect(found('rat', 'A rate')).toBe(false);
    expect(found('rat-', 'A rate')).toBe(true);
    expect(found('rat‑', 'A rate')).toBe(true);
    expect(found('stop rule', 'A stop, rule or not')).toBe(true);
    expect(found('M', '€4M')).toBe(true);
  });
});

describe('the order of titles', () => {
  test.each<[readonly Verdict[], readonly [first: number, second: number][]]>([
    [[0, 1, 1, 'label', 2], []],
    [['unsure', 'label'], []],
    [[0, 3, 1, 2, 4], [[1, 2]]],
    [[1, 2, 3, 0], [[2, 3]]],
    [[1, 1, 0], [[1, 2]]],
    [
      [4, 0, 1, 2, 0],
      [
        [0, 1],
        [3, 4],
      ],
    ],
  ])('%j is told of with the fewest titles that would have to move', (verdicts, expected) => {
    expect(inversionsIn(verdicts).map(({ first, second }) => [first, second])).toEqual(expected);
  });

  test('is read with the questions', () => {
    const questions = ['Who?', 'How much?', 'Safe?'].map((text) => ({ text, words: 'x' }));
    expect(readTitlesAloud(['label', 1, 0], questions, ENGLISH)).toEqual([
      'Your titles answer 2 of 3 questions.',
      'A reader asks “Who?” before “How much?”: title 3 could stand before title 2.',
    ]);
  });
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
