import { isCollection, isMap, isScalar, isSeq, parseDocument, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

/** The text between the lines of hyphens, as it stands in a file. */
interface Front {
  readonly start: number;
  readonly text: string;
  readonly end: string;
}

const FENCED = /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Where the text of a Markdown file begins, below its fields; 0 where it has none. */
export function bodyStart(text: string): number {
  return FENCED.exec(text)?.[0].length ?? 0;
}

/** The text of a file in which its list `aliases` has lost some addresses and gained others; all else is as it was typed. */
export function changeAliases(text: string, gone: ReadonlySet<string>, added: readonly string[]): string {
  const without = [...gone].reduce((now, address) => dropAlias(now, address), text);
  return added.reduce((now, address) => addAlias(now, address), without);
}

/** The text of a file with another value of one field that holds a plain text. */
export function setField(text: string, name: string, value: string): string {
  const front = frontOf(text);
  const node = front && pairOf(front, name)?.value;
  if (!front || !isScalar(node) || !node.range) return text;
  const [start, end] = node.range;
  // A text in several lines reaches to the beginning of the next field.
  const typed = front.text.slice(start, end).trimEnd();
  return splice(text, front.start + start, front.start + start + typed.length, value);
}

function addAlias(text: string, address: string): string {
  const front = frontOf(text);
  if (!front) return text;
  const list = listOf(front);
  const last = list?.items.at(-1);
  if (!list?.range) {
    const line = `aliases: [${address}]${front.end}`;
    const pair = pairOf(front, 'aliases');
    // A list that was left empty, as in `aliases:`.
    if (pair) return replaceLine(text, front.start + offsetOf(pair), `aliases: [${address}]`);
    return splice(text, front.start + front.text.length, front.start + front.text.length, line);
  }
  const end = rangeOf(last)?.[1];
  if (end === undefined) return splice(text, front.start + list.range[0] + 1, front.start + list.range[0] + 1, address);
  if (list.flow === true) return splice(text, front.start + end, front.start + end, `, ${address}`);
  const lineStart = text.lastIndexOf('\n', front.start + end - 1) + 1;
  const lineEnd = text.indexOf('\n', front.start + end) + 1;
  const indent = /^[ \t]*-[ \t]+/.exec(text.slice(lineStart))?.[0] ?? '  - ';
  return splice(text, lineEnd, lineEnd, indent + address + front.end);
}

function dropAlias(text: string, address: string): string {
  const front = frontOf(text);
  const list = front && listOf(front);
  const index = list?.items.findIndex((item) => isScalar(item) && trimmed(item.value) === address) ?? -1;
  const range = rangeOf(list?.items[index]);
  if (!front || !list || !range) return text;
  const pair = pairOf(front, 'aliases');
  if (list.items.length === 1 && pair && list.range) {
    const start = text.lastIndexOf('\n', front.start + offsetOf(pair) - 1) + 1;
    return splice(text, start, text.indexOf('\n', front.start + (list.flow ? list.range[1] : range[1])) + 1, '');
  }
  if (list.flow !== true) {
    const start = text.lastIndexOf('\n', front.start + range[0] - 1) + 1;
    return splice(text, start, text.indexOf('\n', front.start + range[1]) + 1, '');
  }
  const [from, to] =
    index > 0
      ? [rangeOf(list.items[index - 1])?.[1] ?? range[0], range[1]]
      : [range[0], rangeOf(list.items[1])?.[0] ?? range[1]];
  return splice(text, front.start + from, front.start + to, '');
}

/** The fields of a Markdown file; undefined where it has none. */
export function frontOf(text: string): Front | undefined {
  const match = FENCED.exec(text);
  if (!match) return undefined;
  return { start: match[1]?.length ?? 0, text: match[2] ?? '', end: match[1]?.endsWith('\r\n') ? '\r\n' : '\n' };
}

function pairOf({ text }: Front, name: string): Pair | undefined {
  const { contents } = parseDocument(text, { logLevel: 'silent' });
  return isMap(contents)
    ? (contents as YAMLMap).items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
}

function listOf(front: Front): YAMLSeq | undefined {
  const value = pairOf(front, 'aliases')?.value;
  return isSeq(value) ? value : undefined;
}

function offsetOf({ key }: Pair): number {
  return rangeOf(key)?.[0] ?? 0;
}

function rangeOf(node: unknown): readonly [start: number, end: number] | undefined {
  const range = isScalar(node) || isCollection(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

function trimmed(value: unknown): string {
  return String(value).replace(/(?<=.)\/$/, '');
}

function replaceLine(text: string, at: number, line: string): string {
  const end = /\r?\n|$/.exec(text.slice(at))?.index ?? 0;
  return splice(text, at, at + end, line);
}

function splice(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
