import type { Locator, Place, Report } from './report.ts';
import { nearestValue } from './nearest.ts';

/** Every fact by name: the text that `{{ name }}` stands for. */
export type Facts = ReadonlyMap<string, string>;

/** A fact's name: lower-case words with hyphens between. */
const FACT_NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

const REFERENCE = new RegExp(`\\\\\\{\\{|(?<!\\{)\\{\\{[ \\t]*(${FACT_NAME})[ \\t]*\\}\\}`, 'g');

/** The name that an unresolved `{{ name }}` in plain text carries, with its index. */
export function factReferences(text: string): { name: string; index: number }[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) =>
    match[1] === undefined ? [] : [{ name: match[1], index: match.index }],
  );
}

/**
 * Puts the facts into a plain text; `\{{` gives `{{`. An unknown name stays as it is.
 * `escape` makes a value fit where it goes, such as HTML.
 */
export function insertFacts(text: string, facts: Facts, escape = (value: string) => value): string {
  if (!text.includes('{{')) return text;
  return text.replace(REFERENCE, (whole, name: string | undefined) => {
    if (name === undefined) return '{{';
    const value = facts.get(name);
    return value === undefined ? whole : escape(value);
  });
}

/** Puts the facts into a line of a content file, and reports those that do not exist at their places. */
export function fillLine(text: string, facts: Facts, locate: Locator, report: Report): string {
  for (const { name, index } of factReferences(text))
    if (!facts.has(name)) reportUnknownFact(name, facts, locate(1, index + 1), report);
  return insertFacts(text, facts);
}

/** Reports a name that no fact has. */
export function reportUnknownFact(name: string, facts: Facts, place: Place, { report }: Report): void {
  report('unknown-fact', place, () => ({ name, ...nearestValue(name, facts.keys()) }));
}
