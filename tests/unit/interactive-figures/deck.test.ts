import { describe, expect, test } from 'vitest';
import { arrange } from '../../../pipeline/content/interactive-figures/deck.ts';
import type { Slide } from '../../../pipeline/content/model/interactive-figure.ts';
import { isElement } from '../../../pipeline/markdown/elements.ts';
import { compileText } from '../compile-text.ts';
import { findingsIn } from './tables.ts';

/** Makes a deck whose slides have these places, separated by commas. */
function deckOf(places: string, options = ''): string {
  const rows = places.split(', ').map((place) => `| ${place} | a | b | c | d | e |`);
  const head = ['| Place | a | b | c | d | e |', '|---|---|---|---|---|---|'];
  return [`::deck{#deck${options}}`, '', ...head, ...rows].join('\n');
}

function slide(title: string, place?: number): Slide {
  const form = { title, thought: '' };
  return { sent: form, ordered: form, part: '', pictures: ['text'], ...(place !== undefined && { place }) };
}

describe('a deck', () => {
  const slides = [slide('team', 3), slide('more data'), slide('need', 1), slide('ask', 2)];

  test.each([
    ['sent', ['1 team', '2 more data', '3 need', '4 ask']],
    ['ordered', ['3 need', '4 ask', '1 team', '2 more data']],
  ] as const)('is shown as %s, numbered as sent, what has no place behind all others', (order, titles) => {
    expect(arrange(slides, order).map(({ number, sent }) => `${number} ${sent.title}`)).toEqual(titles);
  });
});

describe('the table of a deck', () => {
  test.each([
    ['1 → 3, 2 → -, 3 → -', '5:3', '`1 → 1`'],
    ['1 → 2, 2 → 4, 3 → -, 4 → 1', '6:3', '`2 → 3`'],
    ['1 → 1, 2 → 1', '6:3', 'a second place that no slide above has'],
    ['1 → 1, 3 → 2', '6:3', 'such as `2 → 1`'],
  ])('has no places such as %s', (places, place, says) => {
    const findings = findingsIn(deckOf(places));
    expect(findings).toEqual([expect.stringContaining(`${place} error directive-cell`)]);
    expect(findings[0]).toContain(says);
  });

  test.each(['1 → -, 2 → 1, 3 → -, 4 → 2', '1 → -, 2 → -', '1 -> 2, 2 -> 1'])('has places such as %s', (places) => {
    expect(findingsIn(deckOf(places))).toEqual([]);
  });
});

describe('the pictures of a deck', () => {
  test.each([
    ['bars, shield', 'expected `text`, `capsule`, `decline`'],
    ['bars, dosse', 'expected `dose` in place of `dosse`'],
    ['bars', 'a name for each of the 2 slides with a comma between, not 1'],
  ])('are not %j', (pictures, says) => {
    const findings = findingsIn(deckOf('1 → 2, 2 → 1', ` pictures="${pictures}"`));
    expect(findings).toEqual([expect.stringContaining('1:1 error directive-option')]);
    expect(findings[0]).toContain(says);
  });

  test.each([
    ['bars, , sum', [['bars'], ['text'], ['sum']]],
    ['table > rivals, people, arrows>gates', [['table', 'rivals'], ['people'], ['arrows', 'gates']]],
    [undefined, [['text'], ['text'], ['text']]],
  ])('of %j are %j: lines of text where none is named', (pictures, expected) => {
    const options = pictures === undefined ? '' : ` pictures="${pictures}"`;
    const { tree, findings } = compileText(deckOf('1 → 2, 2 → 1, 3 → -', options));
    const figures = tree.children.map((node) => (isElement(node) ? node.data?.interactiveFigure : undefined));
    const deck = figures.find((figure) => figure?.kind === 'deck');
    expect(findings).toEqual([]);
    expect(deck?.slides.map((one) => one.pictures)).toEqual(expected);
  });
});
