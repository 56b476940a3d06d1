import type { ElementContent, Root } from 'hast';
import { unified } from 'unified';
import { element, textNode } from '../../pipeline/markdown/elements.ts';
import { rehypeTypography } from '../../pipeline/markdown/typeset-tree.ts';
import { compileText } from '../unit/compile-text.ts';

const RUNS = 3;
const LENGTH = 240_000;

/**
 * Long texts, by what they are of. micromark takes time that grows with the square of what stands in one paragraph:
 * 15,000 marks of emphasis between words (120 kB without a blank line) take it ten seconds alone, 800 lists inside each
 * other twenty. What writers write grows as it should.
 */
const texts: Readonly<Record<string, (length: number) => string>> = {
  'words on one line': (length) => 'a word '.repeat(length / 7),
  'one word': (length) => 'x'.repeat(length),
  'Chinese on one line': (length) => '汉字'.repeat(length / 2),
  'paragraphs with emphasis and links': (length) => 'A *word* and a [link](/x).\n\n'.repeat(length / 28),
  HTML: (length) => '<p>a</p>\n'.repeat(length / 9),
  'words four blanks in': (length) => `<div>\n\n    ${'Ab '.repeat(length / 3)}x,\n\n</div>`,
  'notes that are missing': (length) => `${missingNotes(length)}\n\n[^left]: Over.`,
  'one paragraph with notes': notesOfParagraph,
  'stars inside of words': (length) => `a*b ${'x '.repeat(length / 2)}1*c`,
  'bold words in one paragraph': (length) => '**a** '.repeat(length / 30),
};

const paragraphs: Readonly<Record<string, (length: number) => ElementContent[]>> = {
  'a paragraph of many texts, typeset': (length) =>
    Array.from({ length: length / 8 }, () => [element('em', {}, [textNode('"1-2%"')]), textNode(" it's ")]).flat(),
  'a paragraph of one text, typeset': (length) => [textNode('1-2% 1^2 '.repeat(length / 8))],
};

/** Measures how many times the work four times the text takes, by what the text is of: 4 in the best case, 16 where work grows with the square. */
export function measureGrowth(): Map<string, number> {
  compileText('A word.\n\n'.repeat(2000));
  const compiled = Object.entries(texts).map(
    ([of, make]) => [of, growthOf(make, (text) => compileText(text))] as const,
  );
  // Made without a parser, whose time would hide that of the typography.
  const typeset = Object.entries(paragraphs).map(([of, make]) => [of, growthOf(make, typesetParagraph)] as const);
  return new Map([...compiled, ...typeset]);
}

function growthOf<Text>(make: (length: number) => Text, work: (text: Text) => void): number {
  const least = (length: number): number =>
    Math.min(...Array.from({ length: RUNS }, () => secondsOf(() => make(length), work)));
  const quarter = least(LENGTH / 4);
  return least(LENGTH) / quarter;
}

function typesetParagraph(children: ElementContent[]): void {
  const tree: Root = { type: 'root', children: [element('p', {}, children)] };
  unified().use(rehypeTypography, 'en').runSync(tree);
}

/** Seconds of processor time, which other programs add nothing to; collecting garbage and the like of this one does. */
function secondsOf<Text>(make: () => Text, work: (text: Text) => void): number {
  const text = make();
  const start = process.cpuUsage();
  work(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function missingNotes(length: number): string {
  return Array.from({ length: length / 70 }, (_, index) => `Word[^n${index}].`).join('\n\n');
}

function notesOfParagraph(length: number): string {
  const numbers = Array.from({ length: length / 80 }, (_, index) => index);
  const text = numbers.map((number) => `Some words of it[^${number}]`).join(' ');
  return [text, '', ...numbers.map((number) => `[^${number}]: What is said of it, in a few more words.`)].join('\n');
}
