import { expect, test } from 'vitest';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { sampleOf } from '../sampling.ts';
import { compileText } from './compile-text.ts';
import { asArticles, foreignTexts } from './foreign-texts.ts';
import { loadTexts } from './load-texts.ts';
import { lostWords } from './lost-words.ts';

/** Loading all of them takes a minute on a busy machine. */
const ALL_MS = 300_000;
const FEWEST = 500;
/** Findings that say that words of the text are not published. */
const OF_LOSS =
  /^\d+:\d+ (?:error|warning) (?:empty-part|heading-alone|html-removed|html-swallows|html-unclosed|lost-cell|note-form|unused-note) /;

const SAMPLE = 25;

const all = foreignTexts();
const texts = sampleOf(all, SAMPLE);

test('there are enough texts that nobody here wrote', () => {
  expect(all.length).toBeGreaterThanOrEqual(FEWEST);
});

test('they are read to their end, with findings inside them', { timeout: ALL_MS }, async () => {
  const articles = asArticles(texts);
  const { findings } = await loadTexts(articles);
  const files = new Set(findings.map(({ file }) => file));
  expect(findings.filter(({ rule }) => rule === 'internal-fault')).toEqual([]);
  expect(files.size).toBeGreaterThan(0);
  expect(misplaced(findings, articles)).toEqual([]);
});

test('no word of them is lost without a finding that says so', { timeout: ALL_MS }, () => {
  const silent = texts.flatMap(({ name, text }) => {
    const { tree, findings } = compileText(text);
    const lost = lostWords(text, tree);
    return lost.length > 0 && !findings.some((finding) => OF_LOSS.test(finding)) ? [`${name}: ${lost.join(' ')}`] : [];
  });
  expect(silent).toEqual([]);
});

/** Findings that are not in their file, and fixes of something that does not stand there. */
function misplaced(findings: readonly Finding[], files: Readonly<Record<string, string>>): string[] {
  return findings.flatMap((finding) => {
    const { file, line, column, rule, fix } = finding;
    const text = files[file];
    if (text === undefined) return [];
    const lines = text.split('\n');
    const own = lines[line - 1];
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
    const isInside = own !== undefined && column >= 1 && column <= own.length + 1;
    return isInside && (!fix || text.startsWith(fix.actual, start)) ? [] : [`${file}:${line}:${column} ${rule}`];
  });
}
