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

const DEFAULT = '“ ” ‘ ’';

/**
 * Outer and inner marks with the languages that have them, from the Unicode CLDR (`delimiters.json`, release 48). Two differ from it: it
 * gives French the same marks inside as outside, and Dutch single ones only.
 */
const LANGUAGES_OF_MARKS = {
  '« » “ ”': 'ca el eu fr it pt-PT',
  '„ “ ‚ ‘': 'cs de et hr is lb mk sk sl',
  '„ “ „ “': 'bg lt',
  '” ” ’ ’': 'fi he sv',
  '” “ ’ ‘': 'ar ur',
  '« » ‹ ›': 'fa fr-CH',
  '„ ” » «': 'hu',
  '« » « »': 'hy',
  '「 」 『 』': 'ja yue zh-HK zh-Hant zh-MO zh-TW',
  '« » ‘ ’': 'nb nn no',
  '„ ” « »': 'pl ro',
  '« » „ “': 'be ru uk',
  '„ ” ’ ’': 'sr',
};
const BY_LANGUAGE = new Map(
  Object.entries(LANGUAGES_OF_MARKS).flatMap(([marks, names]) => names.split(' ').map((name) => [name, marks])),
);

/** Returns the quotation marks of a language such as `en` or `pt-PT`. */
export function marksOf(language: string): QuotationMarks {
  const base = baseOf(language);
  const signs = (BY_LANGUAGE.get(language) ?? BY_LANGUAGE.get(base) ?? DEFAULT).split(' ');
  const [open = '', close = '', innerOpen = '', innerClose = ''] = signs;
  const space = base === 'fr' && language !== 'fr-CH' ? NARROW_SPACE : '';
  return { outer: { open: open + space, close: space + close }, inner: { open: innerOpen, close: innerClose } };
}

/** Returns a language without its region: `en` for `en-US`. */
export function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}
