import type { ElementContent, Root } from 'hast';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { element, textNode } from '../../pipeline/markdown/elements.ts';
import { rehypeTypography } from '../../pipeline/markdown/typeset-tree.ts';
import { typesetLine } from '../../pipeline/typography/typeset.ts';
import { sampleOf } from '../sampling.ts';
import { compileText, writeHtml } from './compile-text.ts';

const LENGTHS = [48_000, 240_000];

/**
 * micromark takes time that grows with the square of what stands in one paragraph: 15,000 marks of emphasis
 * between words (120 kB without a blank line) take it ten seconds alone, 800 lists inside each other twenty.
 * What writers write grows as it should.
 */
describe('a long text', () => {
  const texts: readonly (readonly [what: string, make: (length: number) => string])[] = [
    ['words on one line', (length: number) => 'a word '.repeat(length / 7)],
    ['one word', (length: number) => 'x'.repeat(length)],
    ['Chinese on one line', (length: number) => '汉字'.repeat(length / 2)],
    ['paragraphs with emphasis and links', (length: number) => 'A *word* and a [link](/x).\n\n'.repeat(length / 28)],
    ['HTML', (length: number) => '<p>a</p>\n'.repeat(length / 9)],
    ['words four blanks in', (length: number) => `<div>\n\n    ${'Ab '.repeat(length / 3)}x,\n\n</div>`],
    [
      'notes that are missing, and one that is left over',
      (length: number) => `${missingNotes(length)}\n\n[^left]: Over.`,
    ],
    ['one paragraph with many notes', notesOfParagraph],
    ['words between stars in words', (length: number) => `a*b ${'x '.repeat(length / 2)}1*c`],
  ];
  // What takes the square takes sixteen times the work.
  test.each(sampleOf(texts, 1))(
    'of %s takes no more than ten times the work of its quarter',
    { timeout: 120_000 },
    (_what, make) => {
      compileText(make(20_000));
      for (const length of LENGTHS) {
        const quarter = workFor(make(length / 4));
        expect(workFor(make(length))).toBeLessThan(Math.max(1, quarter * 10));
      }
    },
  );

  // remark takes the square of what is emphasized in one paragraph.
  test('of bold words takes no more than ten times the work of its quarter', () => {
    const quarter = workFor('**a** '.repeat(2000));
    expect(workFor('**a** '.repeat(8000))).toBeLessThan(Math.max(1, quarter * 10));
  });

  test('of 1 MB on one line loses nothing', () => {
    const text = 'a word '.repeat(142_857).trim();
    expect(compileText(text).html).toBe(`<p>${text}</p>`);
  }, 120_000);
});

describe('10,000 levels', () => {
  test.each([
    ['quotes', `${'>'.repeat(10_000)} a`, '1:101'],
    ['HTML elements', '<b>'.repeat(10_000), '1:301'],
    ['HTML blocks', '<div>\n'.repeat(10_000), '101:1'],
    ['HTML elements that end crosswise', '<i><b></i>'.repeat(10_000), '1:994'],
    ['HTML elements left open in blocks', '<div><b>a</div>\n'.repeat(10_000), '100:6'],
  ])('of %s are a finding with its place', { timeout: 60_000 }, (_what, markdown, place) => {
    expect(compileText(markdown)).toMatchObject({
      html: '',
      findings: [
        `${place} error document-limit Unexpected size: more than 100 levels of quotes, lists or HTML inside each other`,
      ],
    });
  });

  test.each([
    ['brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['open brackets', '['.repeat(10_000)],
    ['images', '!['.repeat(10_000)],
    ['braces', '{{'.repeat(10_000)],
  ])(
    'of %s are the text that they are',
    (_what, markdown) => {
      expect(compileText(markdown)).toMatchObject({ html: `<p>${markdown}</p>`, findings: [] });
    },
    60_000,
  );

  test('are refused, a hundred are not', () => {
    expect(compileText(`${'>'.repeat(98)} a`).findings).toEqual([]);
  });
});

/** The least of three measurements: collections of garbage fall into some of them. */
function workFor(text: string): number {
  return Math.min(...Array.from({ length: 3 }, () => secondsOf(() => void compileText(text))));
}

/** Seconds of processor time, which other programs add nothing to; collecting garbage and the like of this one does. */
function secondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

describe('the typography', () => {
  // A text of this size that took the square of its length would take many minutes.
  // prettier-ignore
  const pieces = [
    ...`" ' '" - -- . ... 1 1- 1, 1. ^1 a. a:// www. 10.1000/ ( a- a@ / : « “ a'`.split(' '),
    ' - ', '1 - ', '1 x ', '+1 ', '» ', '"a ',
  ];
  test.each(sampleOf(pieces, 3))('of a very long paragraph of %j is read in one go', (piece) => {
    const text = piece.repeat(400_000 / piece.length);
    for (const language of ['en', 'fr']) expect(typesetLine(text, language).length).toBeGreaterThan(40_000);
  });

  const paragraphs: readonly (readonly [what: string, make: (times: number) => ElementContent[], shown: string])[] = [
    [
      'many texts',
      (times) =>
        Array.from({ length: times }, () => [element('em', {}, [textNode('"1-2%"')]), textNode(" it's ")]).flat(),
      '<em>“<span class="whole">1–2%</span>”</em> it’s ',
    ],
    ['one text', (times) => [textNode('1-2% 1^2 '.repeat(times))], '<span class="whole">1–2%</span> 1<sup>2</sup> '],
  ];
  // Made without a parser, whose time would hide that of the typography.
  test.each(paragraphs)(
    'of a paragraph of %s takes no more than 64 times the work of its sixteenth',
    (_what, make, shown) => {
      const workOf = (times: number): number => {
        const tree: Root = { type: 'root', children: [element('p', {}, make(times))] };
        const seconds = secondsOf(() => void unified().use(rehypeTypography, 'en').runSync(tree));
        expect(writeHtml(tree)).toBe(`<p>${shown.repeat(times)}</p>`);
        return seconds;
      };
      const sixteenth = Math.min(workOf(2000), workOf(2000), workOf(2000));
      expect(workOf(32_000)).toBeLessThan(sixteenth * 64);
    },
  );
});

function missingNotes(length: number): string {
  return Array.from({ length: length / 14 }, (_, index) => `Word[^n${index}].`).join('\n\n');
}

function notesOfParagraph(length: number): string {
  const numbers = Array.from({ length: length / 80 }, (_, index) => index);
  const text = numbers.map((number) => `Some words of it[^${number}]`).join(' ');
  return [text, '', ...numbers.map((number) => `[^${number}]: What is said of it, in a few more words.`)].join('\n');
}
