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
  /** What precedes the value. */
  readonly before: string;
  /** The column, from 0, at which the content begins, after the hyphens. */
  readonly column: number;
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
  const key = NAME.exec(content)?.[0].trimEnd();
  const [colon] = key === undefined ? [] : (COLON.exec(content.slice(key.length)) ?? []);
  const name = key === undefined || colon === undefined ? '' : key + colon;
  return {
    indent,
    dashes,
    key: colon === undefined ? undefined : key,
    colon: colon ?? '',
    value: content.slice(name.length),
    before: indent + dashes + name,
    column: indent.length + dashes.length,
  };
}

/** Returns the number of leading blanks. */
export function indentOf(line = ''): number {
  return readLine(line).indent.length;
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

/** A value that starts a block scalar in the next line. */
const BLOCK = /^[|>][-+\d]*$/;

/** Tells whether a line is part of a text of several lines. */
export function isInText(lines: readonly string[], index: number, column = indentOf(lines[index])): boolean {
  const above = lines.findLastIndex((line, at) => at < index && !isBlankOrComment(line) && indentOf(line) < column);
  if (above < 0) return false;
  return BLOCK.test(readLine(lines[above] ?? '').value) || isInText(lines, above);
}

/** Returns the following lines that begin in `column` or further right. */
export function linesBelow(lines: readonly string[], index: number, column: number): number[] {
  const end = lines.findIndex((line, at) => at > index && !isBlankOrComment(line) && indentOf(line) < column);
  return lines.flatMap((line, at) => (at > index && (end < 0 || at < end) && !isBlankOrComment(line) ? [at] : []));
}

const UNSAFE_START = /^(?:[[\]{}>|*&!%@`"'#,]|[-?:](?:\s|$))/;
const UNSAFE_INSIDE = /:(?:\s|$)|\s#/;
const NOT_TEXT = /^(?:~|null|true|false|[-+]?[.\d][\d.eE+_-]*)?$/i;

/** Returns a text in YAML quotes: double ones if it contains none, else single ones. */
export function quoteText(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a text, which has no blanks around it, so that YAML reads it as text: unquoted if possible, else quoted. */
export function writeYamlText(text: string): string {
  const isPlain = !UNSAFE_START.test(text) && !UNSAFE_INSIDE.test(text) && !NOT_TEXT.test(text);
  return isPlain ? text : quoteText(text);
}
