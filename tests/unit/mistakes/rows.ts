import { readFileSync } from 'node:fs';
import type { RuleName } from '../../../pipeline/findings/rules.ts';
import type { Mistake } from './mistake.ts';

/** A row of the table of a rule. */
type Row = Omit<Mistake, 'rule'>;
type Says = NonNullable<Mistake['says']>;
type Content = string | Uint8Array;
/** The expected finding of a mistake, and the correction. */
interface More extends Partial<Omit<Row, 'file' | 'from' | 'to'>> {
  /** Whether the original text is the correction. */
  readonly undone?: true;
}

const CONTENT = new URL('../../../content/', import.meta.url);
const FIXTURES = new URL('../../fixtures/files/', import.meta.url);
/** The article into which mistakes are written. */
export const ARTICLE = 'insights/burn-quality.md';
/** A heading in it; mistakes are inserted above it. */
const HEADING = '## How to estimate value at gate';
/** A line of its front matter; mistakes are inserted below it. */
const FIELD = 'type: value memo\n';
/** A link in it, and its words. */
const LINK = '[Risk retired per euro](/process)';
const LABEL = '[Risk retired per euro]';
/** The article to which mistakes are appended. */
const LAST = 'insights/the-metric-biotech-gets-wrong-burn-quality.md';

/** A table for a ladder or bars. */
export const GATES = `| Gate | Cost | Odds | Value |
|---|---|---|---|
| 1 | €1M | 10% to 20% | €20M |
| 2 | €1M | 20% to 30% | €20M |`;

/** A table for a game. */
export const PAYOFFS = `| | A: x | A: y | B: x | B: y |
|---|---|---|---|---|
| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |
| s | 1, 2 | 1, 2 | 1, 2 | 1, 2 |`;

/** The text of a picture. */
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** An article without mistakes. */
export const ANY_ARTICLE = `---
title: What a gate is for
summary: A gate is a promise to stop.
published: 2025-10-10
tags: [strategy]
hero_image: images/ladder.svg
hero_alt: A ladder
---

A gate is a promise to stop, made before the money is spent.
`;

/** Makes the table of a rule: mistakes that it finds, each with its correction. */
export function casesOf(rule: RuleName, rows: readonly Row[]): Mistake[] {
  return rows.map((row) => ({ ...row, rule }));
}

// A row is named after its mistake; `said` is text that the finding must contain, or a whole expectation.

/** Makes a mistake in a new block between two others. */
export function inArticle(typed: string, said: More | Says = {}): Row {
  return edit(ARTICLE, HEADING, `${typed}\n\n${HEADING}`, {
    name: typed,
    ...within(said, (fixed) => `${fixed}\n\n${HEADING}`),
  });
}

/** Makes a mistake in new lines of the front matter, below a valid one. */
export function inFields(typed: string, said: More | Says = {}): Row {
  return edit(ARTICLE, FIELD, FIELD + typed, { name: typed, ...within(said, (fixed) => FIELD + fixed) });
}

/** Makes a mistake in the line with the same field. */
export function inField(typed: string, said: More | Says = {}): Row {
  const name = typed.slice(0, typed.indexOf(':') + 1);
  const line = published(ARTICLE)
    .split('\n')
    .find((one) => one.startsWith(name));
  return edit(ARTICLE, line ?? name, typed, said);
}

/** Makes a link to `target`; `fixed` is the right target. */
export function linkTo(target: string, said: More | Says = {}): Row {
  return edit(ARTICLE, LINK, `‸${LABEL}(${target})`, {
    name: target,
    ...within(said, (fixed) => `${LABEL}(${fixed})`),
  });
}

/** Makes a mistake in the last block of an article. */
export function atEnd(typed: string, said: More | Says = {}): Row {
  return { name: typed, file: LAST, to: `\n\n${typed}\n`, ...within(said, (fixed) => `\n\n${fixed}\n`) };
}

/** Makes a mistake that replaces a text. */
export function edit(file: string, from: string, to: string, said: More | Says = {}): Row {
  const { undone, ...more } = moreOf(said);
  return { name: `${to} (${file})`, file, from, to, ...(undone && { fixed: from }), ...more };
}

/** Makes the same, with the text around the mistake also around its correction. */
function within(said: More | Says, around: (fixed: string) => string): More {
  const { fixed, ...more } = moreOf(said);
  return fixed === undefined ? more : { ...more, fixed: around(fixed) };
}

function moreOf(said: More | Says): More {
  return typeof said === 'string' || isList(said) ? { says: said } : said;
}

function isList(said: More | readonly string[]): said is readonly string[] {
  return Array.isArray(said);
}

/** Makes a file with an unexpected name; a person renames it to `right`, or removes it. */
export function misnamed(
  file: string,
  { right, text = ANY_ARTICLE, ...more }: Pick<Row, 'says'> & { readonly right?: string; readonly text?: Content } = {},
): Row {
  const fixedFiles = { [file]: undefined, ...(right !== undefined && { [right]: text }) };
  return { name: `a file called ${file}`, add: { [file]: text }, at: `${file}:1:1`, fixedFiles, ...more };
}

/** Encodes the first bytes of a file that is no text. */
export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}

/** Returns the text of a file in the content of this project. */
export function published(file: string): string {
  return readFileSync(new URL(file, CONTENT), 'utf8');
}

/** Returns a file that is not text, such as a picture. */
export function fixture(file: string): Uint8Array {
  return readFileSync(new URL(file, FIXTURES));
}
