import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';

const LADDER_HEAD = '| Gate | Cost | Odds | Value | Burn Quality |\n|---|---|---|---|---|';

/** A ladder with these rows. */
export function ladderOf(...rows: readonly string[]): string {
  return ['::ladder{#plan}', '', LADDER_HEAD, ...rows].join('\n');
}

/** A game with these heads and rows, cells with `|` between. */
export function matrixOf(heads: string, rows: readonly string[], options = ''): string {
  const count = heads.split('|').length + 1;
  const lines = [`| Us | ${heads} |`, `|${'---|'.repeat(count)}`, ...rows.map((row) => `| ${row} |`)];
  return [`::matrix{#game players="A, B"${options}}`, '', ...lines].join('\n');
}

/** Bars in the last column of a table with these cells in it. */
export function barsOf(cells: readonly string[], options = ''): string {
  return [`::bars${options}`, '', '| a | b |', '|---|---|', ...cells.map((cell) => `| x | ${cell} |`)].join('\n');
}

/** A deck whose slides have these places. */
export function deckOf(...places: readonly string[]): string {
  return deckWith('', places);
}

/** The same with more options. */
export function deckWith(options: string, places: readonly string[]): string {
  const rows = places.map((place) => `| ${place} | a | b | c | d | e |`);
  return [`::deck{#deck${options}}`, '', '| Place | a | b | c | d | e |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

/** Rules for titles with these rows. */
export function titlesOf(...rows: readonly string[]): string {
  return ['::titles{#titles}', '', '| A reader asks | Words |', '|---|---|', ...rows.map((row) => `| ${row} |`)].join(
    '\n',
  );
}

/** What is found in a text of a site in a language, `LINE:COLUMN severity rule message`. */
export function findingsIn(text: string, language = 'en'): readonly string[] {
  return compileText(text, { labels: { ...ENGLISH, language } }).findings;
}

/** A text of a site in a language as HTML. */
export function htmlOf(text: string, language = 'en'): string {
  return compileText(text, { labels: { ...ENGLISH, language } }).html;
}
