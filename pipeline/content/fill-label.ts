import type { CountedLabel } from './schema/labels.ts';

/** Marks the place of the number or name in a label, if it is not the usual one. */
const GAP = '{}';
/** Fallback for a language that the program does not know, never the machine's language. */
const OTHERWISE = 'en';

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Inserts a name or place number into a label: at its `{}`, or else after its words. */
export function fillLabel(label: string, value: string | number): string {
  return label.includes(GAP) ? label.replace(GAP, () => String(value)) : `${label} ${value}`;
}

/** Inserts a count into the matching plural form of a label: at its `{}`, or else before its words. */
export function countLabel(label: CountedLabel, count: number, language: string): string {
  const words = wordsFor(label, count, language);
  const number = formatOf(language).format(count);
  return words.includes(GAP) ? words.replace(GAP, number) : `${number} ${words}`;
}

/** Returns the plural form of a label for a count, without the number. */
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

/** Replaces each name in braces, as in `{cost}`, with its value. */
export function fillNames(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
