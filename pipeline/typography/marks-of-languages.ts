/** An opening and a closing mark, with the inner space that the language requires. */
export interface Marks {
  readonly open: string;
  readonly close: string;
}

/** The quotation marks of a language: the outer ones, and those inside a quotation. */
export interface QuotationMarks {
  readonly outer: Marks;
  readonly inner: Marks;
}

/** A narrow no-break space. */
export const NARROW_SPACE = '\u202F';

/** The languages in which texts are typeset; in all others, they stay as typed. */
const LANGUAGES = new Set(['de', 'en', 'es', 'fr', 'it', 'pt']);

const DEFAULT = '“ ” ‘ ’';

/**
 * Outer and inner marks by language, from the Unicode CLDR (`delimiters.json`, release 48), which gives French the same marks inside as
 * outside.
 */
const MARKS: Readonly<Record<string, string>> = {
  de: '„ “ ‚ ‘',
  fr: '« » “ ”',
  'fr-CH': '« » ‹ ›',
  it: '« » “ ”',
  'pt-PT': '« » “ ”',
};

/** Tells whether texts in a language are typeset. */
export function isTypeset(language: string): boolean {
  return LANGUAGES.has(baseOf(language));
}

/** Returns the quotation marks of a language such as `en` or `pt-PT`. */
export function marksOf(language: string): QuotationMarks {
  const base = baseOf(language);
  const signs = (MARKS[language] ?? MARKS[base] ?? DEFAULT).split(' ');
  const [open = '', close = '', innerOpen = '', innerClose = ''] = signs;
  const space = base === 'fr' && language !== 'fr-CH' ? NARROW_SPACE : '';
  return { outer: { open: open + space, close: space + close }, inner: { open: innerOpen, close: innerClose } };
}

/** Returns a language without its region: `en` for `en-US`. */
export function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}
