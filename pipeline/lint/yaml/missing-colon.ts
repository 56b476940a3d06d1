import { writeYamlText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion, suspects } from './suggestion.ts';
import { contentColumn, indentOf, nextContentLine, readLine } from './yaml-line.ts';

/**
 * A name at the start of a line, then a colon or a blank, then the value, which must not start with a sign typed
 * instead of the colon.
 */
const NAME = /^(\p{L}[\w-]*)(\s*:|\s+(?=[\p{L}\p{N}"'“[{(|>])|$)(.*)$/u;
/** Lists, quoted texts and values for programs, which need no quotes. */
const NEEDS_NO_QUOTES = /^(?:\[.*\]|\{.*\}|"[^"]*"|'[^']*'|[|>][-+]?|[\w./-]*)$/;
/** From this line length on, a text may continue below. */
const WRAPS_FROM = 60;

/** Suggests the missing colon of a field, or the missing blank after it. */
export function* missingColon(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const found = nameIn(broken, index);
    if (!found || !isKnown(found.name, broken.namesAt(index))) continue;
    const { name, between, rest } = found;
    const write = `${name}: ${NEEDS_NO_QUOTES.test(rest) ? rest : writeYamlText(rest)}`.trimEnd();
    yield {
      ...rewriting(broken, index, contentColumn(line) + 1, line.indent + line.dashes + write),
      rule: 'yaml-colon',
      values: { name, reason: between.endsWith(':') ? 'blank' : 'missing', write },
    };
  }
}

/** Tells whether a word may be a field name: one of these names, or any if the writer invents them. */
export function isKnown(word: string | undefined, names: ReadonlySet<string> | undefined): boolean {
  return word !== undefined && (names?.has(word) ?? /^[a-z][a-z0-9-]*$/.test(word));
}

/** Tells whether a line is more likely a field without a colon than the rest of the text above it. */
export function isField(broken: Broken, index: number): boolean {
  const { name = '' } = nameIn(broken, index) ?? {};
  return broken.namesAt(index)?.has(name) ?? false;
}

/** Returns the word at the start of a line that may be a field name, what is in place of its colon, and its value. */
function nameIn({ lines }: Broken, index: number): { name: string; between: string; rest: string } | undefined {
  const { key, colon, value } = readLine(lines[index] ?? '');
  const [, name = '', between = '', rest = ''] = NAME.exec((key ?? '') + colon + value) ?? [];
  if (name === '' || key === name) return undefined;
  const isText =
    between === '' ? !hasNestedLines(lines, index) : between.trim() === '' && mayContinueText(lines, index, name);
  return isText ? undefined : { name, between, rest: rest.trimStart() };
}

/** Tells whether the line below is a list entry or is indented more. */
function hasNestedLines(lines: readonly string[], index: number): boolean {
  const below = readLine(lines[nextContentLine(lines, index + 1, 1)] ?? '');
  return below.dashes !== '' || below.indent.length > indentOf(lines[index]);
}

/** Tells whether a line may be the rest of a long text above it, so that its first word only looks like a name. */
function mayContinueText(lines: readonly string[], index: number, name: string): boolean {
  const above = readLine(lines[nextContentLine(lines, index - 1, -1)] ?? '');
  const isLong = above.value.length >= WRAPS_FROM && !/[.!?"']$/.test(above.value);
  return isLong && !name.includes('-') && !name.includes('_');
}
