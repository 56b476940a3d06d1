import { groupBy } from '../../shared/group-by.ts';
import { editText } from '../../shared/edit-text.ts';
import { spanKey } from '../../compile/yaml/spans.ts';
import { readFields, type FieldsText } from '../../compile/fields/read-fields.ts';
import { placesIn } from '../../compile/yaml/yaml-source.ts';
import { createReport, type Report } from '../report.ts';
import { textInCurly } from '../yaml/curly-quotes.ts';
import { writeYamlText } from '../yaml/quote-text.ts';
import type { LostText } from './lost-text.ts';
import { toPath } from './issues.ts';

/** A value that needs no quotes, whatever YAML takes it for. */
const PLAIN = /^[\w./-]+$/;

/**
 * Reports values between curly quotes in fields that take no such signs, such as a day or a path, once a line. Leaves
 * out those that the schema refuses without their quotes, too. Returns the lines.
 */
export function reportCurly(found: readonly LostText[], source: FieldsText<unknown>, report: Report): number[] {
  const placeAt = placesIn(source.text, source.file, source.linesAbove);
  const editOf = ({ offset, text }: LostText) => {
    const inner = textInCurly(text) ?? text;
    return { start: offset, end: offset + text.length, text: PLAIN.test(inner) ? inner : writeYamlText(inner) };
  };
  const meant = readFields({ ...source, text: editText(source.text, found.map(editOf)) }, createReport());
  if (!meant || 'errors' in meant) return [];
  const refused = new Set('issues' in meant ? meant.issues.map(({ path }) => spanKey(toPath(path))) : []);
  const right = found.filter(({ path }) => !refused.has(spanKey(path)));
  const lines = groupBy(right, ({ offset }) => placeAt(offset).line);
  for (const inLine of lines.values()) {
    const [first, last] = [inLine[0], inLine.at(-1)];
    if (!first || !last) continue;
    const [start, end] = [first.offset, last.offset + last.text.length];
    const expected = editText(source.text, inLine.map(editOf), start, end);
    const begin = source.text.lastIndexOf('\n', start) + 1;
    const [after = ''] = source.text.slice(end).split(/\r?\n/, 1);
    const write = (source.text.slice(begin, start) + expected + after).trim();
    const values = { reason: 'curly', text: first.text, mark: first.text.charAt(0), write } as const;
    report.report('yaml-quotes', placeAt(start), values, { actual: source.text.slice(start, end), expected });
  }
  return [...lines.keys()];
}
