import { describe, expect, test } from 'vitest';
import { renameInText, sentencesWith } from '../../desk/facts/fact-uses.ts';
import { moveQuestion, questionsIn } from '../../desk/facts/questions.ts';
import { dayWords, foundWords, headLine, sortTexts, stateWords } from '../../desk/overview/words.ts';
import { deskAddress, routeOf } from '../../desk/route.ts';
import type { Overview, TextRow, TextState } from '../../pipeline/desk/protocol.ts';

const NONE = { error: 0, warning: 0, note: 0 };
const text = (title: string, more: Partial<TextRow> = {}): TextRow => ({
  file: `insights/${title.toLowerCase()}.md`,
  kind: 'article',
  title,
  state: { is: 'live' },
  words: 100,
  found: NONE,
  toConfirm: 0,
  saved: 0,
  ...more,
});

describe('the words of the desk', () => {
  test.each<[TextState, string]>([
    [{ is: 'draft' }, 'Draft'],
    [{ is: 'waiting', day: '2031-12-04' }, 'Waiting until 4 December 2031'],
    [{ is: 'new' }, 'New, not published yet'],
    [{ is: 'live' }, 'Live'],
    [{ is: 'changed' }, 'Changed since it was published'],
    [{ is: 'gone' }, 'Gone'],
  ])('say of %j what visitors see', (state, words) => {
    expect(stateWords(state)).toBe(words);
  });

  test('write a day of this year without its year, and leave what is no day', () => {
    const today = new Date(2031, 0, 1);
    expect(dayWords('2031-12-04', today)).toBe('4 December');
    expect(dayWords('2030-12-04', today)).toBe('4 December 2030');
    expect(dayWords('soon', today)).toBe('soon');
  });

  test('say what matters, and nothing of what is not there', () => {
    const overview = {
      found: { error: 1, warning: 0, note: 0 },
      unpublished: { since: new Date(2020, 9, 12).getTime(), files: ['a', 'b', 'c'] },
      texts: [
        text('Later', { state: { is: 'waiting', day: '2031-12-05' } }),
        text('Capital access', { state: { is: 'waiting', day: '2031-12-04' } }),
      ],
    } as unknown as Overview;
    expect(headLine(overview)).toEqual([
      '3 changes since 12 October 2020',
      '1 error',
      'next: Capital access on 4 December 2031',
    ]);
    const { unpublished: _, ...first } = overview;
    expect(headLine({ ...first, found: NONE, texts: [] })).toEqual(['no errors']);
  });

  test('count findings, the worst first', () => {
    expect(foundWords({ error: 2, warning: 1, note: 0 })).toBe('2 errors · 1 warning');
    expect(foundWords(NONE)).toBe('');
  });
});

describe('a list of texts', () => {
  const texts = [
    text('B', { words: 5 }),
    text('A', { words: 5, state: { is: 'draft' } }),
    text('C', { found: { error: 0, warning: 9, note: 0 } }),
    text('D', { found: { error: 1, warning: 0, note: 0 } }),
  ];
  test.each([
    ['title', false, 'ABCD'],
    ['title', true, 'DCBA'],
    ['words', false, 'ABCD'],
    ['found', true, 'DCAB'],
    ['state', false, 'ABCD'],
  ] as const)('is sorted by %s, downwards: %s', (column, isDown, titles) => {
    expect(
      sortTexts(texts, column, isDown)
        .map(({ title }) => title)
        .join(''),
    ).toBe(titles);
  });
});

describe('an address of the desk', () => {
  test.each(['insights/a.md', 'pages/services/b.md', 'site.yaml', 'pages/été.md'])('of %s leads back to it', (file) => {
    expect(routeOf(new URL(deskAddress(file), 'http://localhost').pathname)).toEqual({ screen: 'text', file });
  });

  test('names a screen, or else the overview', () => {
    expect(routeOf('/desk/facts')).toEqual({ screen: 'facts' });
    expect(routeOf('/desk/')).toEqual({ screen: 'overview' });
  });
});

describe('a fact', () => {
  const source = '> It takes {{ a }}. Not {{ b }}.\n\n- Or {{a}}!\n';

  test('is shown in its sentences with another value', () => {
    expect(sentencesWith(source, 'a', '5 weeks')).toEqual(['It takes 5 weeks.', 'Or 5 weeks!']);
  });

  test('is renamed where it is used', () => {
    expect(renameInText(source, 'a', 'c')).toBe('> It takes {{ c }}. Not {{ b }}.\n\n- Or {{c}}!\n');
  });
});

describe('questions', () => {
  const source =
    'Intro.\n\n## One {#one}\n\n### A? {#a}\n\nYes.\n\n```\n### Code\n```\n\n### B?\n\nNo.\n\n## Two\n\n### C?\n\nC.\n';

  test('are headings of level 3, with their group and their anchor', () => {
    expect(questionsIn(source).map(({ words, anchor, group }) => [words, anchor, group])).toEqual([
      ['A?', 'a', 'One'],
      ['B?', undefined, 'One'],
      ['C?', undefined, 'Two'],
    ]);
  });

  test('change places with all their words, and back', () => {
    const moved = moveQuestion(source, 0, 1);
    expect(moved).toBe(
      'Intro.\n\n## One {#one}\n\n### B?\n\nNo.\n\n### A? {#a}\n\nYes.\n\n```\n### Code\n```\n\n## Two\n\n### C?\n\nC.\n',
    );
    expect(moveQuestion(moved, 1, -1)).toBe(source);
  });

  test.each([
    ['down, to the beginning', 1, 1, '## Two\n\n### B?\n\nNo.\n\n### C?'],
    ['up, to the end', 2, -1, 'No.\n\n### C?\n\nC.\n\n## Two'],
  ] as const)('go to another group %s', (_way, index, by, wanted) => {
    const moved = moveQuestion(source, index, by);
    expect(moved).toContain(wanted);
    expect(moved.match(/### [ABC]\?/g)).toEqual(['### A?', '### B?', '### C?']);
  });

  test('stay where no question follows', () => {
    expect(moveQuestion(source, 2, 1)).toBe(source);
  });
});
