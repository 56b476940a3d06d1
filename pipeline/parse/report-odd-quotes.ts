import { isPair, isScalar, visit, type Document, type Scalar } from 'yaml';
import type { Place, Report } from '../report.ts';
import { quoteText, withoutUnopened, writeText } from './diagnose-yaml/quote-text.ts';
import { knownFields } from './known-fields.ts';
import type { YamlOptions } from './yaml-options.ts';

/** A file with the signs of Windows between its folders, which begin escapes in double quotes. */
const PATH = /^"[\w.-]+(?:\\[\w.-]+)+\.\w{2,4}"$/;
const ESCAPED_MARK = /\\(?=["'])/;
/** Marks of print around all of a text, and none inside; what is wrong with a day is told with that. */
const CURLY = /^(?!.\d{4}-)(?:[“”„]([^“”„]+)[“”]|«([^«»]+)»|[‘‚]([^‘’‚]+)[’‘])$/;

/** A value with marks that were not meant as letters of it. */
interface Odd {
  readonly start: number;
  readonly end: number;
  readonly expected: string;
  readonly reason: string;
  /** Whether nothing else can have been meant. */
  readonly isSure: boolean;
}

/**
 * Reports quotation marks that are letters of a value, which readers would see: one that nothing opens, those behind backslashes, and those
 * of print around all of it; and backslashes that are no letters. One finding a line; returns these lines.
 */
export function reportOddQuotes(
  document: Document,
  text: string,
  options: Pick<YamlOptions, 'fields'>,
  placeAt: (offset: number) => Place,
  { report }: Pick<Report, 'report'>,
): number[] {
  const found = oddValues(document, text, options);
  const lines = new Set(found.map(({ start }) => placeAt(start).line));
  for (const line of lines) {
    const odd = found.filter(({ start: at }) => placeAt(at).line === line);
    const [first] = odd;
    const [start, end] = [first?.start ?? 0, odd.at(-1)?.end ?? 0];
    const [before = ''] = text.slice(0, start).split('\n').slice(-1);
    const [after = ''] = text.slice(end).split(/\r?\n/, 1);
    const expected = odd.reduceRight(
      (rest, one) => rest.slice(0, one.start - start) + one.expected + rest.slice(one.end - start),
      text.slice(start, end),
    );
    const values = { reason: first?.reason ?? '', write: (before + expected + after).trim() };
    const mend = odd.every(({ isSure }) => isSure) ? { actual: text.slice(start, end), expected } : undefined;
    report('yaml-quotes', placeAt(start), values, mend);
  }
  return [...lines];
}

function oddValues(document: Document, text: string, { fields }: Pick<YamlOptions, 'fields'>): Odd[] {
  const found: Odd[] = [];
  const known = fields && knownFields(fields);
  visit(document, {
    Scalar(key, node, path) {
      const { type, range } = node;
      const [start, end] = [range?.[0] ?? 0, range?.[1] ?? 0];
      const typed = text.slice(start, end);
      const meant = key === 'key' || typed.includes('\n') ? undefined : meantBy(node, typed);
      if (!meant) return;
      const names = namesIn(path);
      // What is no field at all is told elsewhere; in Markdown a backslash is a sign of its own.
      const isUnknown = known?.namesAt(names.slice(0, -1))?.has(names.at(-1) ?? '') === false;
      if (isUnknown || (meant.reason === 'backslash' && known?.takenAt(names).markdown)) return;
      const expected = type === 'PLAIN' ? writeText(meant.text) : quoteText(meant.text);
      const isSure = meant.reason !== 'print' || known?.isFreeText(names) === false;
      found.push({ start, end, expected, reason: meant.reason, isSure });
    },
  });
  return found;
}

/** What a value says without such marks, if it has any. */
function meantBy({ value, type }: Scalar, typed: string): { reason: string; text: string } | undefined {
  if (PATH.test(typed)) return { reason: 'escape', text: typed.slice(1, -1).replaceAll('\\', '/') };
  if (typeof value !== 'string' || (type !== 'PLAIN' && type !== 'QUOTE_SINGLE')) return undefined;
  if (ESCAPED_MARK.test(value)) return { reason: 'backslash', text: value.replaceAll(/\\(?=["'])/g, '') };
  if (type !== 'PLAIN') return undefined;
  const print = CURLY.exec(value)?.slice(1).find(Boolean);
  if (print !== undefined) return { reason: 'print', text: print };
  const text = withoutUnopened(value);
  return text === value ? undefined : { reason: 'unopened', text };
}

function namesIn(path: readonly unknown[]): string[] {
  return path.flatMap((part) => (isPair(part) && isScalar(part.key) ? [String(part.key.value)] : []));
}
