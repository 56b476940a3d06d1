import { isPair, isScalar, visit, type Document, type Scalar } from 'yaml';
import type { Place, Report } from '../report.ts';
import { quoteText, withoutUnopened, writeText } from './diagnose-yaml/quote-text.ts';
import { knownFields } from './known-fields.ts';
import type { YamlOptions } from './yaml-options.ts';

/** A file with the signs of Windows between its folders, which begin escapes in double quotes. */
const PATH = /^"[\w.-]+(?:\\[\w.-]+)+\.\w{2,4}"$/;
const ESCAPED_MARK = /\\(?=["'])/;

/**
 * Reports quotation marks that are letters of a value, which readers would see: one that nothing opens, and those behind backslashes; and
 * backslashes that are no letters. Returns the lines of these values.
 */
export function reportOddQuotes(
  document: Document,
  text: string,
  { fields }: Pick<YamlOptions, 'fields'>,
  placeAt: (offset: number) => Place,
  { report }: Pick<Report, 'report'>,
): number[] {
  const lines: number[] = [];
  const known = fields && knownFields(fields);
  // What is no field at all is told elsewhere; in Markdown a backslash is a sign of its own.
  const isRight = (names: readonly string[], reason: string): boolean =>
    known?.namesAt(names.slice(0, -1))?.has(names.at(-1) ?? '') === false ||
    (reason === 'backslash' && known?.takenAt(names).markdown === true);
  visit(document, {
    Scalar(key, node, path) {
      const { type, range } = node;
      const [start, end] = [range?.[0] ?? 0, range?.[1] ?? 0];
      const actual = text.slice(start, end);
      const meant = key === 'key' || actual.includes('\n') ? undefined : meantBy(node, actual);
      if (!meant || isRight(namesIn(path), meant.reason)) return;
      const expected = type === 'PLAIN' ? writeText(meant.text) : quoteText(meant.text);
      const [before = ''] = text.slice(0, start).split('\n').slice(-1);
      const [after = ''] = text.slice(end).split(/\r?\n/, 1);
      const values = { reason: meant.reason, write: (before + expected + after).trim() };
      report('yaml-quotes', placeAt(start), values, { actual, expected });
      lines.push(placeAt(start).line);
    },
  });
  return lines;
}

/** What a value says without such marks, if it has any. */
function meantBy({ value, type }: Scalar, typed: string): { reason: string; text: string } | undefined {
  if (PATH.test(typed)) return { reason: 'escape', text: typed.slice(1, -1).replaceAll('\\', '/') };
  if (typeof value !== 'string' || (type !== 'PLAIN' && type !== 'QUOTE_SINGLE')) return undefined;
  if (ESCAPED_MARK.test(value)) return { reason: 'backslash', text: value.replaceAll(/\\(?=["'])/g, '') };
  const text = type === 'PLAIN' ? withoutUnopened(value) : value;
  return text === value ? undefined : { reason: 'unopened', text };
}

function namesIn(path: readonly unknown[]): string[] {
  return path.flatMap((part) => (isPair(part) && isScalar(part.key) ? [String(part.key.value)] : []));
}
