import type { Edit } from './edit.ts';
import { marksOf, type Marks, type QuotationMarks } from './marks.ts';
import { quoteEvents, type QuoteEvent } from './quote-events.ts';

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

function typed({ sign }: QuoteEvent, { outer, inner }: QuotationMarks): Marks {
  return kindOf(sign, { outer }) === 'inner' ? inner : outer;
}

/** Returns the kind of a mark; only marks of the same kind can be paired. */
function kindOf(sign: string, { outer }: Pick<QuotationMarks, 'outer'>): string {
  if (sign === '"' || sign === "'") return sign;
  return [outer.open, outer.close].some((mark) => mark.trim() === sign) ? 'outer' : 'inner';
}
