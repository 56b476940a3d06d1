import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';

/** Makes a table with bars in the last column, which has these cells. */
export function barsOf(cells: readonly string[], options = ''): string {
  return [`::bars${options}`, '', '| a | b |', '|---|---|', ...cells.map((cell) => `| x | ${cell} |`)].join('\n');
}

/** Returns the findings in a text of a site in a language, as `LINE:COLUMN severity rule message`. */
export function findingsIn(text: string, language = 'en'): readonly string[] {
  return compileText(text, { labels: { ...ENGLISH, language } }).findings;
}

/** Returns the HTML of a text of a site in a language. */
export function htmlOf(text: string, language = 'en'): string {
  return compileText(text, { labels: { ...ENGLISH, language } }).html;
}

/** Money as the articles write it. */
export const EURO = { before: '€', behind: 'M', decimal: '.' } as const;

/** The ladder of the article on Burn Quality, as planned. */
export const PLANNED = {
  start: 10,
  gates: [
    { name: '1', cost: 0.7, after: 16, value: 18 },
    { name: '2', cost: 0.9, after: 18, value: 20 },
    { name: '3', cost: 1.1, after: 26, value: 22 },
  ],
};
