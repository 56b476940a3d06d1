import { writeYamlText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion, suspects } from './suggestion.ts';
import { contentColumn, indentOf, nextBusy, readLine } from './yaml-line.ts';

/** A name at the beginning of a line, a colon or a blank behind it, and the value, which no other sign begins in place of the colon. */
const NAME = /^(\p{L}[\w-]*)(\s*:|\s+(?=[\p{L}\p{N}"'“[{(|>])|$)(.*)$/u;
/** Lists, texts in quotes and values for programs, which stay as they are typed. */
const WRITTEN = /^(?:\[.*\]|\{.*\}|"[^"]*"|'[^']*'|[|>][-+]?|[\w./-]*)$/;
/** From here on a line is long enough for a text to go on below it. */
const WRAPS_FROM = 60;

/** A name whose colon is missing, or has no blank behind it. */
export function* missingColon(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const found = nameIn(broken, index);
    if (!found || !isKnown(found.name, broken.namesAt(index))) continue;
    const { name, between, rest } = found;
    const write = `${name}: ${WRITTEN.test(rest) ? rest : writeYamlText(rest)}`.trimEnd();
    yield {
      ...rewriting(broken, index, contentColumn(line) + 1, line.indent + line.dashes + write),
      rule: 'yaml-colon',
      values: { name, reason: between.endsWith(':') ? 'blank' : 'missing', write },
    };
  }
}

/** Whether a word may be the name of a field where there are these names, or where the writer invents them. */
export function isKnown(word: string | undefined, names: ReadonlySet<string> | undefined): boolean {
  return word !== undefined && (names?.has(word) ?? /^[a-z][a-z0-9-]*$/.test(word));
}

/** Whether a line is rather a field without its colon than the rest of the text above it. */
export function isField(broken: Broken, index: number): boolean {
  const { name = '' } = nameIn(broken, index) ?? {};
  return broken.namesAt(index)?.has(name) ?? false;
}

/** The word at the beginning of a line that may be the name of a field, what stands in place of its colon, and its value. */
function nameIn({ lines }: Broken, index: number): { name: string; between: string; rest: string } | undefined {
  const { key, colon, value } = readLine(lines[index] ?? '');
  const [, name = '', between = '', rest = ''] = NAME.exec((key ?? '') + colon + value) ?? [];
  if (name === '' || key === name) return undefined;
  const isText = between === '' ? !isAbove(lines, index) : between.trim() === '' && mayGoOn(lines, index, name);
  return isText ? undefined : { name, between, rest: rest.trimStart() };
}

/** Whether the line below is an entry, or is indented deeper. */
function isAbove(lines: readonly string[], index: number): boolean {
  const below = readLine(lines[nextBusy(lines, index + 1, 1)] ?? '');
  return below.dashes !== '' || below.indent.length > indentOf(lines[index]);
}

/** Whether a line may be the rest of a long text above it: the word at its beginning only looks like a name. */
function mayGoOn(lines: readonly string[], index: number, name: string): boolean {
  const above = readLine(lines[nextBusy(lines, index - 1, -1)] ?? '');
  const isLong = above.value.length >= WRAPS_FROM && !/[.!?"']$/.test(above.value);
  return isLong && !name.includes('-') && !name.includes('_');
}
