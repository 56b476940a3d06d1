import { isCollection, isMap, isScalar, isSeq } from 'yaml';
import { editText } from '../shared/edit-text.ts';
import { nodeAt, openYaml, partAt, partsOf, valueOf, type OpenedYaml, type Part } from './yaml-parts.ts';
import type { Path } from './spans.ts';
import { afterDash, afterSign, inline, isRecord, keyText, type Written } from './write-value.ts';

type Range = readonly [start: number, end: number];

/**
 * Returns a YAML text with another value at a path, or without the field if the value is undefined. A new field stands
 * behind those that come before it in `order`. Undefined if the text cannot be changed there.
 */
export function editYaml(text: string, path: Path, value: unknown, order: readonly string[]): string | undefined {
  const opened = openYaml(text);
  if (!opened) return undefined;
  const missing = path.findIndex((_, depth) => partAt(opened, path.slice(0, depth + 1)) === undefined);
  if (missing >= 0) return value === undefined ? text : addMissing(opened, path, missing, value, order);
  const old = valueAt(valueOf(opened), path);
  if (isSame(old, value)) return text;
  if (value === undefined) return removePart(opened, path);
  const isFilled = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (isFilled && isRecord(value) && isMap(nodeAt(opened, path)) && isRecord(old))
    return editMap(text, path, old, value);
  if (isFilled && Array.isArray(value) && Array.isArray(old)) return editList(text, path, old, value);
  return path.length === 0 ? undefined : replacePart(opened, path, value);
}

/** Returns a text in which an entry of the list at `path` has changed places with the next one. */
export function swapEntries(text: string, path: Path, index: number): string | undefined {
  const opened = openYaml(text);
  const list = opened && nodeAt(opened, path);
  const parts = partsOf(text, list);
  const [one, two] = [parts[index], parts[index + 1]];
  if (!isSeq(list) || !one || !two) return undefined;
  if (list.flow === true) return swap(text, [one.start, one.end], [two.start, two.end]);
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const above = index === 0 ? lineStart(text, one.start) : lineEnd(text, parts[index - 1]?.end ?? 0);
  const first: Range = [withComment(text, above, one), lineEnd(whole, one.end)];
  const second: Range = [withComment(text, first[1], two), lineEnd(whole, two.end)];
  return swap(whole, first, second).slice(0, text.length);
}

/** Returns a text with another name for the field at `path`. */
export function renameKey(text: string, path: Path, name: string): string | undefined {
  const opened = openYaml(text);
  const found = opened && partAt(opened, path);
  if (!found || !isMap(found.holder)) return undefined;
  const pair = found.holder.items.find(({ key }) => isScalar(key) && String(key.value) === found.part.name);
  const [start, end] = (isScalar(pair?.key) ? pair.key.range : undefined) ?? [0, 0];
  return editText(text, [{ start, end, text: keyText(name) }]);
}

/** Whether two values are equal as plain data; the order of fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one).filter((name) => one[name] !== undefined);
  const others = Object.keys(other).filter((name) => other[name] !== undefined);
  return names.length === others.length && names.every((name) => isSame(one[name], other[name]));
}

/** Returns the part of a value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((held, name) => (held as Record<string, unknown> | undefined)?.[name], value);
}

function editMap(text: string, path: Path, old: object, value: Record<string, unknown>): string | undefined {
  const names = [...new Set([...Object.keys(value), ...Object.keys(old)])];
  const order = Object.keys(value);
  return inTurn(text, names, (now, name) => editYaml(now, [...path, name], value[name], order));
}

/** Changes the entries between those that both lists begin and end with. */
function editList(text: string, path: Path, old: readonly unknown[], value: readonly unknown[]): string | undefined {
  const shorter = Math.min(old.length, value.length);
  let [head, tail] = [0, 0];
  while (head < shorter && isSame(old[head], value[head])) head++;
  while (tail < shorter - head && isSame(old.at(-1 - tail), value.at(-1 - tail))) tail++;
  const both = shorter - tail;
  const changed = inTurn(text, range(head, both), (now, index) => editYaml(now, [...path, index], value[index], []));
  const lessened = inTurn(changed, range(both, old.length - tail).toReversed(), (now, index) =>
    editYaml(now, [...path, index], undefined, []),
  );
  return inTurn(lessened, range(both, value.length - tail), (now, index) => {
    const opened = openYaml(now);
    return opened && insertPart(opened, path, { index, name: index, value: value[index] });
  });
}

function inTurn<T>(
  text: string | undefined,
  items: readonly T[],
  edit: (text: string, item: T) => string | undefined,
): string | undefined {
  return items.reduce<string | undefined>((now, item) => (now === undefined ? undefined : edit(now, item)), text);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** Adds a field whose path exists up to `depth`. */
function addMissing(
  opened: OpenedYaml,
  path: Path,
  depth: number,
  value: unknown,
  order: readonly string[],
): string | undefined {
  const [holderPath, name = ''] = [path.slice(0, depth), path[depth]];
  const inner = wrapped(path.slice(depth + 1), value);
  const holder = nodeAt(opened, holderPath);
  const parts = partsOf(opened.text, holder);
  const fits = typeof name === 'string' ? isMap(holder) : isSeq(holder) && name === parts.length;
  if (!fits) {
    if (depth > 0) return replacePart(opened, holderPath, wrapped([name], inner));
    const isEmpty = holder === null || holder?.range?.[0] === holder?.range?.[1];
    return isEmpty ? `${opened.text.replace(/([^\n])$/, '$1\n')}${lineOf(name, inner, at(0))}\n` : undefined;
  }
  const isLast = depth === path.length - 1;
  const index = typeof name === 'string' ? placeInOrder(parts, name, isLast ? order : []) : name;
  return insertPart(opened, holderPath, { index, name, value: inner });
}

function placeInOrder(parts: readonly Part[], name: string, order: readonly string[]): number {
  if (!order.includes(name)) return parts.length;
  const before = new Set<string | number>(order.slice(0, order.indexOf(name)));
  return parts.findLastIndex((part) => before.has(part.name)) + 1;
}

function wrapped(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => (typeof name === 'number' ? [inner] : { [name]: inner }), value);
}

interface NewPart {
  readonly index: number;
  readonly name: string | number;
  readonly value: unknown;
}

function insertPart(opened: OpenedYaml, path: Path, { index, name, value }: NewPart): string | undefined {
  const { text } = opened;
  const holder = nodeAt(opened, path);
  const parts = partsOf(text, holder);
  const [first, previous] = [parts[0], parts[index - 1]];
  if (!isCollection(holder) || !first)
    return path.length > 0 ? replacePart(opened, path, wrapped([name], value)) : undefined;
  if (holder.flow === true) {
    const part = typeof name === 'number' ? inline(value) : `${keyText(name)}: ${inline(value)}`;
    if (!previous) return insert(text, first.start, `${part}, `);
    return insert(text, previous.end, `, ${part}`);
  }
  const column = first.start - lineStart(text, first.start);
  const isInline = parts.every((part) => isCollection(part.value) && part.value.flow === true) && isSeq(holder);
  const how = { ...at(column), isInline };
  const line = lineOf(name, value, how);
  if (!previous && !isOnOwnLine(text, first)) return insert(text, first.start, `${line}\n${how.indent}`);
  const start = previous ? lineEnd(text, previous.end) : lineStart(text, first.start);
  if (start > 0 && text[start - 1] !== '\n') return insert(text, start, `\n${how.indent}${line}`);
  return insert(text, start, `${how.indent}${line}\n`);
}

function replacePart(opened: OpenedYaml, path: Path, value: unknown): string | undefined {
  const { text } = opened;
  const found = partAt(opened, path);
  if (!found) return undefined;
  const { part, holder } = found;
  const isInFlow = isCollection(holder) && holder.flow === true;
  const start = part.value?.range?.[0] ?? part.end;
  const written = text.slice(start, part.end);
  if (isInFlow && part.sign === undefined && isMap(holder)) return insert(text, part.end, `: ${inline(value)}`);
  const hasComment = text.slice(part.end, lineEnd(text, part.end)).trim() !== '';
  const how = {
    ...at(part.start - lineStart(text, part.start)),
    isInline: found.isInline || isInFlow || hasComment,
    style: isScalar(part.value) ? part.value.type : undefined,
    width: Math.max(...written.split('\n').map((line) => line.length)),
  };
  const after = isSeq(holder) ? afterDash(value, how) : afterSign(value, how);
  const isOneLine = written !== '' && !written.includes('\n') && !after.includes('\n');
  if (isOneLine || part.sign === undefined) return replace(text, [start, part.end], after.slice(1));
  return replace(text, [part.sign, part.end], after);
}

function removePart(opened: OpenedYaml, path: Path): string | undefined {
  const { text } = opened;
  const found = partAt(opened, path);
  if (!found) return text;
  const { part, holder } = found;
  const parts = partsOf(text, holder);
  const index = parts.findIndex(({ name }) => name === part.name);
  const [previous, next] = [parts[index - 1], parts[index + 1]];
  if (parts.length === 1 && path.length > 1) return replacePart(opened, path.slice(0, -1), isMap(holder) ? {} : []);
  if (isCollection(holder) && holder.flow === true) {
    if (previous) return replace(text, [previous.end, part.end], '');
    return replace(text, [part.start, next?.start ?? part.end], '');
  }
  const end = lineEnd(text, part.end);
  if (isOnOwnLine(text, part)) {
    const isOnlyEntry = parts.length === 1 && isSeq(holder);
    return replace(text, [lineStart(text, part.start), end], isOnlyEntry ? '[]\n' : '');
  }
  return replace(text, [part.start, end + (/\S/.exec(text.slice(end))?.index ?? 0)], '');
}

/** Takes the comment lines directly above an entry with it. */
function withComment(text: string, from: number, part: Part): number {
  const start = lineStart(text, part.start);
  const comment = /(?:^[ \t]*#.*\n)+$/m.exec(text.slice(from, start));
  return comment && from + comment.index + comment[0].length === start ? from + comment.index : start;
}

function lineOf(name: string | number, value: unknown, how: Written): string {
  return typeof name === 'number' ? `-${afterDash(value, how)}` : `${keyText(name)}:${afterSign(value, how)}`;
}

function at(column: number): Written {
  return { indent: ' '.repeat(column), isInline: false };
}

function isOnOwnLine(text: string, part: Part): boolean {
  return text.slice(lineStart(text, part.start), part.start).trim() === '';
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the offset behind the line end of a line. */
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

function insert(text: string, offset: number, inserted: string): string {
  return replace(text, [offset, offset], inserted);
}

function replace(text: string, [start, end]: Range, by: string): string {
  return editText(text, [{ start, end, text: by }]);
}

function swap(text: string, first: Range, second: Range): string {
  const between = text.slice(first[1], second[0]);
  return text.slice(0, first[0]) + text.slice(...second) + between + text.slice(...first) + text.slice(second[1]);
}
