import type { Edit } from './edit.ts';
import { marksOf, type Marks, type QuotationMarks, baseOf } from './marks-of-languages.ts';
import { OPAQUE } from './hide-addresses.ts';

/** Sets quotation marks as the language writes them, paired and nested, and apostrophes. */
export function setQuotes(text: string, language: string): Edit[] {
  if (!/["']/.test(text)) return [];
  const marks = marksOf(language);
  const events = quoteEvents(text, language, marks);
  return write(events, pair(events, marks), marks);
}

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
    } else if (event.role === 'close' && !inches.has(event)) {
      const closed = closedBy(event, kind);
      for (let last = closed && open.pop(); last; last = open.pop()) {
        count(kindOf(last.sign, marks), -1);
        if (kindOf(last.sign, marks) !== closed) continue;
        pairs.set(last, event).set(event, last);
        break;
      }
    }
  }
  return pairs;

  /**
   * Returns the kind of marks that a mark can close. A single one cannot close a quotation that began before a double one:
   * it is an apostrophe. A straight double mark and a typed one close each other if none of their own kind is open.
   */
  function closedBy(event: QuoteEvent, kind: string): string | undefined {
    if (isOpen(kind)) return event.sign !== "'" || open.at(-1)?.sign === "'" ? kind : undefined;
    const other = kind === '"' && !event.afterFigure ? 'outer' : kind === 'outer' ? '"' : undefined;
    return other !== undefined && isOpen(other) ? other : undefined;
  }

  function isOpen(kind: string): boolean {
    return (waiting.get(kind) ?? 0) > 0;
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
      around.push(isStraight ? choose(event, around.at(-1), marks) : typedMarksOf(event, marks));
    if (isStraight && event.role !== 'none') {
      const pairOf = other && around.at(-1);
      if (pairOf) put(event, event.role === 'open' ? pairOf.open : pairOf.close);
      else if (event.sign === "'") putAlone(event, '’');
      else putAlone(event, choose(event, around.at(-1), marks)[event.role === 'open' ? 'open' : 'close']);
    }
    if (other && event.role === 'close') around.pop();
  }
  return edits;

  /** After a figure, a mark that closes nothing is a unit, and stays; so does a doubtful one. */
  function putAlone(event: QuoteEvent, text: string): void {
    if (!event.isDoubtful && (event.role !== 'close' || !event.afterFigure)) put(event, text);
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

function typedMarksOf({ sign }: QuoteEvent, { outer, inner }: QuotationMarks): Marks {
  return kindOf(sign, { outer }) === 'inner' ? inner : outer;
}

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
  /** Whether its neighbors do not say whether it begins or ends a quotation; without a partner it stays as typed. */
  readonly isDoubtful: boolean;
}

/** Adjacent straight quotation marks, which are judged by what surrounds all of them. */
const STRAIGHT = /["']+/g;

/** Characters after which a quotation may begin. */
const OPENS_BEHIND = /[\s([{<=/|\-–—−¿¡“‘„‚«‹]/u;

/** Signs behind which a blank may have been forgotten. */
const SIGN = /[:;,]/;

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

/** English words that begin with an apostrophe. */
const ELIDED = /^'(?:tis|twas|twere|twill|til|em|n|cause|bout|cos)(?![\p{L}\p{N}'])/iu;

const LONGEST_ELIDED = 8;

/** Returns every straight quotation mark of a text, and every typed mark of the language, in order. */
function quoteEvents(text: string, language: string, marks: QuotationMarks): QuoteEvent[] {
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
    isDoubtful: SIGN.test(before) && !isFree(after),
  });
  if (run === "'" && isPrime(text, start)) return [event(0, 'none')];
  const isInWord = LETTER.test(before) && LETTER.test(after);
  if (run === "'" && (isInWord || isElision(text, start, language))) return [event(0, inWord(text, start))];
  // An elided article before a quotation: l'"impresa".
  if (run === `'"` && isInWord) return [event(0, 'apostrophe'), event(1, 'open')];
  const role = roleOf(before, after);
  return Array.from(run, (_, offset) => event(offset, role));
}

function roleOf(before: string, after: string): QuoteEvent['role'] {
  if (before === '' || /\s/.test(before)) return isFree(after) ? 'none' : 'open';
  if (!OPENS_BEHIND.test(before) && !SIGN.test(before)) return 'close';
  return isFree(after) || before === OPAQUE ? 'close' : 'open';
}

function isFree(after: string): boolean {
  return after === '' || /\s/.test(after);
}

/** Tells whether a straight mark stands for omitted letters where a quotation could begin or end. */
function isElision(text: string, index: number, language: string): boolean {
  const here = text.slice(index, index + LONGEST_ELIDED);
  if (DECADE.test(here) || AND.test(here) || AND.test(text.slice(Math.max(0, index - 2), index + 2))) return true;
  return baseOf(language) === 'en' && ELIDED.test(here);
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
  for (const { open, close } of [inner, outer]) roles.set(open.trim(), 'open').set(close.trim(), 'close');
  const signs = new RegExp(`[${[...roles.keys()].join('')}]`, 'gu');
  return [...text.matchAll(signs)].flatMap(({ 0: sign, index }) => {
    const isApostrophe = sign === '’' && LETTER.test(text.charAt(index + 1));
    return isApostrophe
      ? []
      : [{ index, sign, role: roles.get(sign) ?? 'none', afterFigure: false, isDoubtful: false }];
  });
}
