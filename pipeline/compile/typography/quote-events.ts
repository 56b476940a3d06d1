import { OPAQUE } from './hide-addresses.ts';
import { baseOf, type QuotationMarks } from './marks.ts';
import { UNSPACED_SCRIPTS } from './unspaced.ts';

/** A mark in a text that may begin or end a quotation. */
export interface QuoteEvent {
  readonly index: number;
  readonly sign: string;
  /** What its neighbors say that it does. An apostrophe belongs to a word; `none` stays as typed. */
  readonly role: 'open' | 'close' | 'apostrophe' | 'none';
  /** Whether it follows a figure, where it may mean feet, inches or minutes. */
  readonly afterFigure: boolean;
  /** Whether its neighbors do not say whether it begins or ends a quotation; without a partner it stays as typed. */
  readonly isDoubtful: boolean;
}

/** Adjacent straight quotation marks, which are judged by what surrounds all of them. */
const STRAIGHT = /["']+/g;

/** Characters after which a quotation may begin. */
const OPENS_BEHIND = /[\s([{<=/|\-–—−¿¡“‘„‚«‹「『（【〈《]/u;

/** Characters of scripts in which a quotation has no blank before it: they have none at all, or glue articles to words. */
const GLUED = new RegExp(
  String.raw`[${UNSPACED_SCRIPTS}\p{Script=Arabic}\p{Script=Hebrew}ー、。，：；！？）】〉》]`,
  'u',
);
/** Signs behind which a blank may have been forgotten. */
const SIGN = /[:;,]/;

const HEBREW = /\p{Script=Hebrew}/u;

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** `'90s`, unless a second mark closes a quotation. */
const DECADE = /^'\d\d(?:s|er)?(?![\p{L}\p{N}'])/u;

/** Marks that are primes, of an end of a strand: "5'-3'", "5'-ATG-3'", "5'UTR"; of a place in a molecule: "N,N'-dimethyl". */
const PRIME = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])[1-9]'(?=-\p{N}'|-?\p{Lu}{2}|[- ]?ends?(?!\p{L}))`,
    String.raw`(?<=(?:'|\p{Lu}{2})-)[1-9]'`,
    String.raw`(?<![\p{L}\p{N}])(?:\p{L}|alpha|beta|gamma)'(?=-\p{L}|,\p{L}')`,
  ].join('|'),
  'gu',
);

const AND = /^'n'(?![\p{L}\p{N}])/iu;

/** Words that begin with an apostrophe, by language. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  en: /^'(?:tis|twas|twere|twill|til|em|n|cause|bout|cos)(?![\p{L}\p{N}'])/iu,
  nl: /^'[sntkmr](?![\p{L}\p{N}'])/iu,
};

const LONGEST_ELIDED = 8;

/** Returns every straight quotation mark of a text, and every typed mark of the language, in order. */
export function quoteEvents(text: string, language: string, marks: QuotationMarks): QuoteEvent[] {
  const straight = [...text.matchAll(STRAIGHT)].flatMap(({ 0: run, index }) => eventsOfRun(text, run, index, language));
  return [...settled(straight), ...typedMarks(text, marks)].toSorted((a, b) => a.index - b.index);
}

/** Lets a doubtful double mark end the quotation that is open before it, or else begin one. */
function settled(events: readonly QuoteEvent[]): readonly QuoteEvent[] {
  let open = 0;
  return events.map((event) => {
    if (event.sign !== '"') return event;
    const role = event.isDoubtful && event.role === 'open' && open > 0 ? 'close' : event.role;
    open = Math.max(0, open + (role === 'open' ? 1 : role === 'close' ? -1 : 0));
    return { ...event, role };
  });
}

function eventsOfRun(text: string, run: string, start: number, language: string): QuoteEvent[] {
  const [before, after] = [text.charAt(start - 1), text.charAt(start + run.length)];
  const event = (offset: number, role: QuoteEvent['role']): QuoteEvent => ({
    index: start + offset,
    sign: run.charAt(offset),
    role,
    afterFigure: /\p{N}/u.test(before) && run.slice(0, offset + 1) === run.charAt(0).repeat(offset + 1),
    isDoubtful: GLUED.test(before) || (SIGN.test(before) && !isFree(after)),
  });
  if (run === "'" && isPrime(text, start)) return [event(0, 'none')];
  const isInWord = LETTER.test(before) && LETTER.test(after);
  if (run === "'" && (isInWord || isElision(text, start, language))) return [event(0, inWord(text, start))];
  // An abbreviation, as צה"ל.
  if (run === '"' && HEBREW.test(before) && HEBREW.test(after)) return [event(0, 'none')];
  // An elided article before a quotation: l'"impresa".
  if (run === `'"` && isInWord) return [event(0, 'apostrophe'), event(1, 'open')];
  const role = roleOf(before, after);
  return Array.from(run, (_, offset) => event(offset, role));
}

function roleOf(before: string, after: string): QuoteEvent['role'] {
  if (before === '' || /\s/.test(before)) return isFree(after) ? 'none' : 'open';
  if (![OPENS_BEHIND, GLUED, SIGN].some((form) => form.test(before))) return 'close';
  return isFree(after) || before === OPAQUE ? 'close' : 'open';
}

/** Whether nothing follows, or a blank. */
function isFree(after: string): boolean {
  return after === '' || /\s/.test(after);
}

/** Tells whether a straight mark stands for omitted letters where a quotation could begin or end. */
function isElision(text: string, index: number, language: string): boolean {
  const here = text.slice(index, index + LONGEST_ELIDED);
  if (DECADE.test(here) || AND.test(here) || AND.test(text.slice(Math.max(0, index - 2), index + 2))) return true;
  return ELIDED[baseOf(language)]?.test(here) ?? false;
}

function isPrime(text: string, index: number): boolean {
  const start = Math.max(0, index - LONGEST_ELIDED);
  return [...text.slice(start, index + LONGEST_ELIDED).matchAll(PRIME)].some(
    ({ 0: typed, index: at }) => start + at + typed.length - 1 === index,
  );
}

/** Between figures, marks mean feet and inches; before three digits, a mark separates thousands. */
function inWord(text: string, index: number): QuoteEvent['role'] {
  const isBetweenFigures = /\p{N}/u.test(text.charAt(index - 1)) && /\p{N}/u.test(text.charAt(index + 1));
  return isBetweenFigures && !/^\d{3}(?!\d)/.test(text.slice(index + 1, index + 5)) ? 'none' : 'apostrophe';
}

function typedMarks(text: string, { outer, inner }: QuotationMarks): QuoteEvent[] {
  const roles = new Map<string, QuoteEvent['role']>();
  for (const { open, close } of [inner, outer])
    if (open.trim() !== close.trim()) roles.set(open.trim(), 'open').set(close.trim(), 'close');
  if (roles.size === 0) return [];
  const signs = new RegExp(`[${[...roles.keys()].join('')}]`, 'gu');
  return [...text.matchAll(signs)].flatMap(({ 0: sign, index }) => {
    const isApostrophe = sign === '’' && LETTER.test(text.charAt(index + 1));
    return isApostrophe
      ? []
      : [{ index, sign, role: roles.get(sign) ?? 'none', afterFigure: false, isDoubtful: false }];
  });
}
