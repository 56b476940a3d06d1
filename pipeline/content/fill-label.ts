import type { CountedLabel } from './schema/labels.ts';

/** Where a label has the number or the name that goes with it, if not at its usual place. */
const GAP = '{}';
/** For a language that the program knows nothing of: never the one of the machine. */
const OTHERWISE = 'en';

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A label with a name or a place number: where its `{}` stands, or else behind its words. */
export function fillLabel(label: string, value: string | number): string {
  return label.includes(GAP) ? label.replace(GAP, () => String(value)) : `${label} ${value}`;
}

/** A label with how many there are, in the form for that number: where its `{}` stands, or else before its words. */
export function countLabel(label: CountedLabel, count: number, language: string): string {
  const words = wordsFor(label, count, language);
  const number = formatOf(language).format(count);
  return words.includes(GAP) ? words.replace(GAP, number) : `${number} ${words}`;
}

/** The words of a label that belong to a number, without it. */
export function wordsFor(label: CountedLabel, count: number, language: string): string {
  return typeof label === 'string' ? label : (label[rulesOf(language).select(count)] ?? label.other);
}

function formatOf(language: string): Intl.NumberFormat {
  const known = numbers.get(language) ?? new Intl.NumberFormat([language, OTHERWISE]);
  numbers.set(language, known);
  return known;
}

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules([language, OTHERWISE]);
  rules.set(language, known);
  return known;
}

/** A label with several values: each goes where its name stands in braces, as in `{cost}`. */
export function fillNames(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
