import type { Edit } from './edit.ts';
import { marksOf, type Marks, type QuotationMarks, baseOf } from './marks.ts';
import { OPAQUE } from './addresses.ts';

/** Sets quotation marks as the language writes them, paired and nested, and apostrophes. */
export function setQuotes(text: string, language: string): Edit[] {
  if (!/["']/.test(text)) return [];
  const marks = marksOf(language);
  const events = quoteEvents(text, language, marks);
  return write(events, pair(events, marks), marks);
}

/** Maps opening marks to closing marks and back. */
type Pairs = ReadonlyMap<QuoteEvent, QuoteEvent>;

/** Pairs marks with a stack, in one pass. */
function pair(events: readonly QuoteEvent[], marks: QuotationMarks): Pairs {
  const pairs = new Map<QuoteEvent, QuoteEvent>();
  const open: QuoteEvent[] = [];
  const waiting = new Map<string, number>();
  const count = (kind: string, more: number): void => void waiting.set(kind, (waiting.get(kind) ?? 0) + more);
  const inches = measures(events);
  for (const event of events) {
    const kind = kindOf(event.sign, marks);
    if (event.role === 'open') {
      open.push(event);
      count(kind, 1);
    } else if (event.role === 'close' && canClose(event, kind)) {
      for (let last = open.pop(); last; last = open.pop()) {
        count(kindOf(last.sign, marks), -1);
        if (kindOf(last.sign, marks) !== kind) continue;
        pairs.set(last, event).set(event, last);
        break;
      }
    }
  }
  return pairs;

  /** A single mark cannot close a quotation that began before a double one: it is an apostrophe. */
  function canClose(event: QuoteEvent, kind: string): boolean {
    if ((waiting.get(kind) ?? 0) === 0 || inches.has(event)) return false;
    return event.sign !== "'" || open.at(-1)?.sign === "'";
  }
}

/** Returns double marks after figures that are units, because the next mark closes the quotation. */
function measures(events: readonly QuoteEvent[]): ReadonlySet<QuoteEvent> {
  const doubles = events.filter(({ sign }) => sign === '"');
  return new Set(
    doubles.filter(({ afterFigure, role }, index) => {
      return afterFigure && role === 'close' && doubles[index + 1]?.role === 'close';
    }),
  );
}

function write(events: readonly QuoteEvent[], pairs: Pairs, marks: QuotationMarks): Edit[] {
  const edits: Edit[] = [];
  const around: Marks[] = [];
  const put = ({ index }: QuoteEvent, text: string): void => void edits.push({ start: index, end: index + 1, text });
  for (const event of events) {
    const other = pairs.get(event);
    const isStraight = event.sign === '"' || event.sign === "'";
    if (other && event.role === 'open')
      around.push(isStraight ? choose(event, around.at(-1), marks) : typed(event, marks));
    if (isStraight && event.role !== 'none') {
      const pairOf = other && around.at(-1);
      if (pairOf) put(event, event.role === 'open' ? pairOf.open : pairOf.close);
      else if (event.sign === "'") putAlone(event, '’');
      else putAlone(event, choose(event, around.at(-1), marks)[event.role === 'open' ? 'open' : 'close']);
    }
    if (other && event.role === 'close') around.pop();
  }
  return edits;

  /** After a figure, a mark that closes nothing is a unit, and stays. */
  function putAlone(event: QuoteEvent, text: string): void {
    if (event.role !== 'close' || !event.afterFigure) put(event, text);
  }
}

/**
 * Chooses the other kind of marks inside a quotation; elsewhere outer marks for double ones and inner marks for single
 * ones.
 */
function choose({ sign }: QuoteEvent, around: Marks | undefined, { outer, inner }: QuotationMarks): Marks {
  if (around) return around === outer ? inner : outer;
  return sign === '"' ? outer : inner;
}

function typed({ sign }: QuoteEvent, { outer, inner }: QuotationMarks): Marks {
  return kindOf(sign, { outer }) === 'inner' ? inner : outer;
}

/** Returns the kind of a mark; only marks of the same kind can be paired. */
function kindOf(sign: string, { outer }: Pick<QuotationMarks, 'outer'>): string {
  if (sign === '"' || sign === "'") return sign;
  return [outer.open, outer.close].some((mark) => mark.trim() === sign) ? 'outer' : 'inner';
}

/** A mark in a text that may begin or end a quotation. */
interface QuoteEvent {
  readonly index: number;
  readonly sign: string;
  /** What its neighbors say that it does. An apostrophe belongs to a word; `none` stays as typed. */
  readonly role: 'open' | 'close' | 'apostrophe' | 'none';
  /** Whether it follows a figure, where it may mean feet, inches or minutes. */
  readonly afterFigure: boolean;
}

/** Adjacent straight quotation marks, which are judged by what surrounds all of them. */
const STRAIGHT = /["']+/g;
/** Characters after which a quotation may begin. */
const OPENS_BEHIND = /[\s([{<=/|\-–—−¿¡“‘„‚«‹「『]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** `'90s`, unless a second mark closes a quotation. */
const DECADE = /^'\d\d(?:s|er)?(?![\p{L}\p{N}'])/u;
const AND = /^'n'(?![\p{L}\p{N}])/iu;
/** Words that begin with an apostrophe, by language. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  en: /^'(?:tis|twas|twere|twill|til|em|n|cause|bout|cos)(?![\p{L}\p{N}'])/iu,
  nl: /^'[sntkmr](?![\p{L}\p{N}'])/iu,
};
const LONGEST_ELIDED = 8;

/** Returns every straight quotation mark of a text, and every typed mark of the language, in order. */
function quoteEvents(text: string, language: string, marks: QuotationMarks): QuoteEvent[] {
  const straight = [...text.matchAll(STRAIGHT)].flatMap(({ 0: run, index }) => eventsOfRun(text, run, index, language));
  return [...straight, ...typedMarks(text, marks)].toSorted((a, b) => a.index - b.index);
}

function eventsOfRun(text: string, run: string, start: number, language: string): QuoteEvent[] {
  const [before, after] = [text.charAt(start - 1), text.charAt(start + run.length)];
  const event = (offset: number, role: QuoteEvent['role']): QuoteEvent => ({
    index: start + offset,
    sign: run.charAt(offset),
    role,
    afterFigure: offset === 0 && /\p{N}/u.test(before),
  });
  const isInWord = LETTER.test(before) && LETTER.test(after);
  if (run === "'" && (isInWord || isElision(text, start, language))) return [event(0, inWord(text, start))];
  // An elided article before a quotation: l'"impresa".
  if (run === `'"` && isInWord) return [event(0, 'apostrophe'), event(1, 'open')];
  const role = roleOf(before, after);
  return Array.from(run, (_, offset) => event(offset, role));
}

function roleOf(before: string, after: string): QuoteEvent['role'] {
  const isFree = after === '' || /\s/.test(after);
  if (before === '' || /\s/.test(before)) return isFree ? 'none' : 'open';
  if (!OPENS_BEHIND.test(before)) return 'close';
  return isFree || before === OPAQUE ? 'close' : 'open';
}

/** Tells whether a straight mark stands for omitted letters where a quotation could begin or end. */
function isElision(text: string, index: number, language: string): boolean {
  const here = text.slice(index, index + LONGEST_ELIDED);
  if (DECADE.test(here) || AND.test(here) || AND.test(text.slice(Math.max(0, index - 2), index + 2))) return true;
  return ELIDED[baseOf(language)]?.test(here) ?? false;
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
    return isApostrophe ? [] : [{ index, sign, role: roles.get(sign) ?? 'none', afterFigure: false }];
  });
}
