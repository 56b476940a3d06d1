import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';

const LADDER_HEAD = '| Gate | Cost | Odds | Value | Burn Quality |\n|---|---|---|---|---|';

/** Makes a ladder with these rows. */
export function ladderOf(...rows: readonly string[]): string {
  return ['::ladder{#plan}', '', LADDER_HEAD, ...rows].join('\n');
}

/** Makes a game with these heads and rows; `|` separates cells. */
export function matrixOf(heads: string, rows: readonly string[], options = ''): string {
  const count = heads.split('|').length + 1;
  const lines = [`| Us | ${heads} |`, `|${'---|'.repeat(count)}`, ...rows.map((row) => `| ${row} |`)];
  return [`::matrix{#game players="A, B"${options}}`, '', ...lines].join('\n');
}

/** Makes a table with bars in the last column, which has these cells. */
export function barsOf(cells: readonly string[], options = ''): string {
  return [`::bars${options}`, '', '| a | b |', '|---|---|', ...cells.map((cell) => `| x | ${cell} |`)].join('\n');
}

/** Makes a deck whose slides have these places. */
export function deckOf(...places: readonly string[]): string {
  return deckWith('', places);
}

/** Makes the same with more options. */
export function deckWith(options: string, places: readonly string[]): string {
  const rows = places.map((place) => `| ${place} | a | b | c | d | e |`);
  return [`::deck{#deck${options}}`, '', '| Place | a | b | c | d | e |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

/** Makes rules for titles with these rows. */
export function titlesOf(...rows: readonly string[]): string {
  return ['::titles{#titles}', '', '| A reader asks | Words |', '|---|---|', ...rows.map((row) => `| ${row} |`)].join(
    '\n',
  );
}

/** Returns the findings in a text of a site in a language, as `LINE:COLUMN severity rule message`. */
export function findingsIn(text: string, language = 'en'): readonly string[] {
  return compileText(text, { labels: { ...ENGLISH, language } }).findings;
}

/** Returns the HTML of a text of a site in a language. */
export function htmlOf(text: string, language = 'en'): string {
  return compileText(text, { labels: { ...ENGLISH, language } }).html;
}
