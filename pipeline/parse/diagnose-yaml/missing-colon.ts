import { writeText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { contentColumn, nextBusy, readLine } from './yaml-line.ts';

/** A name at the beginning of a line, what stands in place of the colon, and the value. */
const NAME =
  /^[*_]{0,2}["“”]?([\p{L}][\w-]*)["“”]?(\s*(?:[*_]{0,2}(?:[=-]>|[：:=;；→]+)[*_]{0,2}|\s[-–—](?=\s))\s*|\s+|$)(\S.*)?$/u;
/** A whole field in quotes. */
const QUOTED = /^\s*["“]([\w-]+):\s/;
/** What other programs put between two fields, behind what needs no quotes. */
const COMMA = /(?<=^(?:".*"|'.*'|\[.*\]|\{.*\}|[\d.]+|true|false)),$/;
/** From here on a line is long enough for a text to go on below it. */
const WRAPS_FROM = 60;

/** A name whose colon is missing, has no blank behind it, or is another sign. */
export function* missingColon(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const found = nameIn(broken, index);
    if (!found || !isKnown(found.name, broken.namesAt(index))) continue;
    const { name, between } = found;
    const rest = found.rest.replace(COMMA, '');
    const written = `${line.indent}${line.dashes}${name}: ${isWritten(rest) ? rest : writeText(rest)}`;
    yield rewriting(broken, index, written.trimEnd(), {
      rule: 'yaml-colon',
      column: contentColumn(line) + 1,
      values: { name, reason: rest === found.rest ? reasonOf(between) : 'comma' },
    });
  }
}

/** Whether a word may be the name of a field where there are these names, or where the writer invents them. */
export function isKnown(word: string | undefined, names: ReadonlySet<string> | undefined): boolean {
  return word !== undefined && (names?.has(word) ?? /^[a-z][a-z0-9-]*$/.test(word));
}

/** Whether a line is rather a field that is not written as one than the rest of the text above it. */
export function isField(broken: Broken, index: number): boolean {
  const [, quoted] = QUOTED.exec(broken.lines[index] ?? '') ?? [];
  const name = quoted ?? nameIn(broken, index)?.name;
  return name !== undefined && (broken.namesAt(index)?.has(name) ?? false);
}

/** The word at the beginning of a line that may be the name of a field, what stands in place of its colon, and its value. */
function nameIn(broken: Broken, index: number): { name: string; between: string; rest: string } | undefined {
  const line = readLine(broken.lines[index] ?? '');
  const [, name = '', between = '', rest = ''] = NAME.exec(contentOf(line)) ?? [];
  const isOpen = /^["“](?![\p{L}\w-]+["”])/u.test(contentOf(line));
  if (name === '' || line.key === name || isOpen) return undefined;
  const isText = between === '' ? !isAbove(broken.lines, index) : between.trim() === '' && mayGoOn(broken, index, name);
  return isText ? undefined : { name, between, rest };
}

function contentOf({ key = '', colon, value }: ReturnType<typeof readLine>): string {
  return key + colon + value;
}

/** Lists, texts in quotes and values for programs stay as they are typed. */
function isWritten(rest: string): boolean {
  return rest === '' || /^(?:\[.*\]|\{.*\}|"[^"]*"|'[^']*'|[|>][-+]?|[\w./-]+)$/.test(rest);
}

/** Whether the line below is an entry, or is indented deeper. */
function isAbove(lines: readonly string[], index: number): boolean {
  const below = readLine(lines[nextBusy(lines, index + 1, 1)] ?? '');
  return below.dashes !== '' || below.indent.length > readLine(lines[index] ?? '').indent.length;
}

/** Whether a line may be the rest of a long text above it: the word at its beginning only looks like a name. */
function mayGoOn({ lines }: Broken, index: number, name: string): boolean {
  const above = readLine(lines[nextBusy(lines, index - 1, -1)] ?? '');
  const isLong = above.value.length >= WRAPS_FROM && !/[.!?"']$/.test(above.value);
  return isLong && !name.includes('-') && !name.includes('_');
}

function reasonOf(between: string): string {
  const sign = between.trim();
  if (sign === '') return 'missing';
  return sign.includes(':') ? 'blank' : sign;
}
