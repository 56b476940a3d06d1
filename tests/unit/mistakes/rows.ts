import { readFileSync } from 'node:fs';
import type { RuleName } from '../../../pipeline/lint/rules.ts';
import type { Mistake } from './mistake.ts';

/** A row of the table of a rule. */
type Row = Omit<Mistake, 'rule'>;
type Says = NonNullable<Mistake['says']>;
type Content = string | Uint8Array;
/** What is said of a mistake, and what fixes it. */
interface More extends Partial<Omit<Row, 'file' | 'from' | 'to'>> {
  /** What stood there before is right. */
  readonly undone?: true;
}

const CONTENT = new URL('../../../content/', import.meta.url);
const FIXTURES = new URL('../../fixtures/files/', import.meta.url);
/** The article in which mistakes are made. */
export const ARTICLE = 'insights/burn-quality.md';
/** A heading of it; what is typed stands above it. */
const HEADING = '## How to estimate value at gate';
/** A line of its front matter; what is typed stands below it. */
const FIELD = 'type: value memo\n';
/** A link of it, and the words that are shown. */
const LINK = '[Risk retired per euro](/process)';
const LABEL = '[Risk retired per euro]';
/** The article at whose end something is typed. */
const LAST = 'insights/the-metric-biotech-gets-wrong-burn-quality.md';

/** A table that a ladder or bars can be made of. */
export const GATES = `| Gate | Cost | Odds | Value |
|---|---|---|---|
| 1 | €1M | 10% to 20% | €20M |
| 2 | €1M | 20% to 30% | €20M |`;

/** A table that a game can be made of. */
export const PAYOFFS = `| | A: x | A: y | B: x | B: y |
|---|---|---|---|---|
| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |
| s | 1, 2 | 1, 2 | 1, 2 | 1, 2 |`;

/** A file of a picture. */
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** An article without a mistake. */
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

/** The table of a rule: mistakes that it finds, each with what fixes it. */
export function casesOf(rule: RuleName, rows: readonly Row[]): Mistake[] {
  return rows.map((row) => ({ ...row, rule }));
}

// A row is called by what is typed; `said` is what the finding must say, or that and more.

/** A mistake in a block of its own, between two others. */
export function inArticle(typed: string, said: More | Says = {}): Row {
  return edit(ARTICLE, HEADING, `${typed}\n\n${HEADING}`, {
    name: typed,
    ...within(said, (fixed) => `${fixed}\n\n${HEADING}`),
  });
}

/** A mistake in lines of the front matter, below one that is right. */
export function inFields(typed: string, said: More | Says = {}): Row {
  return edit(ARTICLE, FIELD, FIELD + typed, { name: typed, ...within(said, (fixed) => FIELD + fixed) });
}

/** A mistake in the place of the line that has the same field. */
export function inField(typed: string, said: More | Says = {}): Row {
  const name = typed.slice(0, typed.indexOf(':') + 1);
  const line = published(ARTICLE)
    .split('\n')
    .find((one) => one.startsWith(name));
  return edit(ARTICLE, line ?? name, typed, said);
}

/** A link to `target`; `fixed` is the target that is right. */
export function linkTo(target: string, said: More | Says = {}): Row {
  return edit(ARTICLE, LINK, `‸${LABEL}(${target})`, {
    name: target,
    ...within(said, (fixed) => `${LABEL}(${fixed})`),
  });
}

/** A mistake in the last block of an article. */
export function atEnd(typed: string, said: More | Says = {}): Row {
  return { name: typed, file: LAST, to: `\n\n${typed}\n`, ...within(said, (fixed) => `\n\n${fixed}\n`) };
}

/** A mistake that is typed in the place of something. */
export function edit(file: string, from: string, to: string, said: More | Says = {}): Row {
  const { undone, ...more } = moreOf(said);
  return { name: `${to} (${file})`, file, from, to, ...(undone && { fixed: from }), ...more };
}

/** The same, with what stands around the mistake around what fixes it. */
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

/** A file that is called otherwise than the site expects; a person calls it `right`, or takes it out. */
export function misnamed(
  file: string,
  { right, text = ANY_ARTICLE, ...more }: Pick<Row, 'says'> & { readonly right?: string; readonly text?: Content } = {},
): Row {
  const fixedFiles = { [file]: undefined, ...(right !== undefined && { [right]: text }) };
  return { name: `a file called ${file}`, add: { [file]: text }, at: `${file}:1:1`, fixedFiles, ...more };
}

/** What a file that is no text begins with. */
export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}

/** What a file of the content of this project holds. */
export function published(file: string): string {
  return readFileSync(new URL(file, CONTENT), 'utf8');
}

/** A file that cannot be typed, as those that are published. */
export function fixture(file: string): Uint8Array {
  return readFileSync(new URL(file, FIXTURES));
}
