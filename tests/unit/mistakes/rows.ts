import { readFileSync } from 'node:fs';
import type { RuleName } from '../../../pipeline/lint/rules.ts';
import type { Mistake } from './mistake.ts';

/** A row of the table of a rule. */
type Row = Omit<Mistake, 'rule'>;
type More = Omit<Row, 'name' | 'file' | 'from' | 'to'>;
type Content = string | Uint8Array;

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

/** A mistake in a block of its own, between two others. */
export function inArticle(name: string, typed: string, { fixed, ...more }: More = {}): Row {
  return edit(name, ARTICLE, HEADING, `${typed}\n\n${HEADING}`, {
    ...more,
    ...(fixed !== undefined && { fixed: `${fixed}\n\n${HEADING}` }),
  });
}

/** A mistake in lines of the front matter. */
export function inFields(name: string, typed: string, { fixed, ...more }: More = {}): Row {
  return edit(name, ARTICLE, FIELD, FIELD + typed, { ...more, ...(fixed !== undefined && { fixed: FIELD + fixed }) });
}

/** A link to `target`; `fixed` is the target that is right. */
export function linkTo(name: string, target: string, { fixed, ...more }: More = {}): Row {
  return edit(`a link to ${name}`, ARTICLE, LINK, `‸${LABEL}(${target})`, {
    ...more,
    ...(fixed !== undefined && { fixed: `${LABEL}(${fixed})` }),
  });
}

/** A mistake that is typed in the place of something. */
export function edit(name: string, file: string, from: string, to: string, more: More = {}): Row {
  return { name, file, from, to, ...more };
}

/** A mistake in the last block of an article. */
export function atEnd(name: string, typed: string, { fixed, ...more }: More = {}): Row {
  const inBlock = (text: string): string => `\n\n${text}\n`;
  return { name, file: LAST, to: inBlock(typed), ...more, ...(fixed !== undefined && { fixed: inBlock(fixed) }) };
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
