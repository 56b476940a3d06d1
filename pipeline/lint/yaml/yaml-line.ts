/** A line of YAML, split into its parts. */
export interface YamlLine {
  /** The leading blanks. */
  readonly indent: string;
  /** The hyphens of list entries before the content, each with its blanks. */
  readonly dashes: string;
  /** The key before the colon, as typed; undefined if there is none. */
  readonly key: string | undefined;
  /** The colon with the blanks around it. */
  readonly colon: string;
  /** The rest of the line. */
  readonly value: string;
}

const INDENT = /^[\s\u00a0\u3000]*/;
const DASHES = /^(?:-[ \t]+)+|^-$/;
const NAME = /^(?:"[^"]*"|'[^']*'|[^\s#'"[\]{},&*!|>%@`][^:]*)/;
const COLON = /^[ \t]*:(?:[ \t]+|$)/;

/** Splits a line into its parts; joined, they give the line without trailing blanks. */
export function readLine(line: string): YamlLine {
  const typed = line.trimEnd();
  const [indent] = INDENT.exec(typed) ?? [''];
  const [dashes] = DASHES.exec(typed.slice(indent.length)) ?? [''];
  const content = typed.slice(indent.length + dashes.length);
  const [name] = NAME.exec(content) ?? [];
  const key = name && withoutBlanksBehind(name);
  const [colon] = key === undefined ? [] : (COLON.exec(content.slice(key.length)) ?? []);
  if (key === undefined || colon === undefined) return { indent, dashes, key: undefined, colon: '', value: content };
  return { indent, dashes, key, colon, value: content.slice(key.length + colon.length) };
}

/** A pattern would examine each blank of a long line again and again. */
function withoutBlanksBehind(name: string): string {
  let end = name.length;
  while (name[end - 1] === ' ' || name[end - 1] === '\t') end--;
  return name.slice(0, end);
}

/** Returns the number of leading blanks. */
export function indentOf(line = ''): number {
  return readLine(line).indent.length;
}

/** Returns the column, from 0, at which the content of a line begins, after its hyphens. */
export function contentColumn({ indent, dashes }: YamlLine): number {
  return indent.length + dashes.length;
}

/** Returns what precedes the value of a line. */
export function beforeValue({ indent, dashes, key = '', colon }: YamlLine): string {
  return indent + dashes + key + colon;
}

/** Tells whether a line is empty or only a comment. */
export function isBlankOrComment(line: string | undefined): boolean {
  return line === undefined || /^\s*(?:#|$)/.test(line);
}

/** What cannot continue a text: brackets, list markers, and lines of signs that programs put between parts. */
const NO_TEXT = /^\s*(?:[[\]{}•·+-]|\*\s|\.{3}|[<=>]{7})/;

/** Tells whether a line may continue the text above it: it is not a field, a list entry or a comment. */
export function isContinuation(line: string | undefined): boolean {
  return !isBlankOrComment(line) && readLine(line ?? '').key === undefined && !NO_TEXT.test(line ?? '');
}

/** Returns the nearest line, from `from` in steps of `step`, with content; -1 if there is none. */
export function nextContentLine(lines: readonly string[], from: number, step: 1 | -1): number {
  for (let index = from; index >= 0 && index < lines.length; index += step)
    if (!isBlankOrComment(lines[index])) return index;
  return -1;
}

/** Tells whether the line around a line is its field, and no text of several lines. */
export function isPlaced(lines: readonly string[], index: number): boolean {
  const column = indentOf(lines[index]);
  const around = lines.findLast((line, at) => at < index && !isBlankOrComment(line) && indentOf(line) < column);
  return around === undefined || readLine(around).value === '';
}
