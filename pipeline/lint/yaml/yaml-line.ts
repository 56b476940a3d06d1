/** A line of YAML, as a person sees it. */
export interface YamlLine {
  /** The blanks that it begins with. */
  readonly indent: string;
  /** The hyphens of a list that stand before its content, each with its blanks. */
  readonly dashes: string;
  /** The name before the colon, as typed; undefined where there is none. */
  readonly key: string | undefined;
  /** The colon, with the blanks around it. */
  readonly colon: string;
  /** What follows. */
  readonly value: string;
}

const INDENT = /^[\s\u00a0\u3000]*/;
const DASHES = /^(?:-[ \t]+)+|^-$/;
const NAME = /^(?:"[^"]*"|'[^']*'|[^\s#'"[\]{},&*!|>%@`][^:]*)/;
const COLON = /^[ \t]*:(?:[ \t]+|$)/;

/** Takes a line apart; the pieces, joined, are the line without the blanks at its end. */
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

/** A pattern for them would look at each blank of a long line again and again. */
function withoutBlanksBehind(name: string): string {
  let end = name.length;
  while (name[end - 1] === ' ' || name[end - 1] === '\t') end--;
  return name.slice(0, end);
}

/** How many blanks a line begins with. */
export function indentOf(line = ''): number {
  return readLine(line).indent.length;
}

/** The column, from 0, at which the content of a line begins, behind its hyphens. */
export function contentColumn({ indent, dashes }: YamlLine): number {
  return indent.length + dashes.length;
}

/** What stands before the value of a line. */
export function beforeValue({ indent, dashes, key = '', colon }: YamlLine): string {
  return indent + dashes + key + colon;
}

/** Whether a line holds nothing, or only a comment. */
export function isIdle(line: string | undefined): boolean {
  return line === undefined || /^\s*(?:#|$)/.test(line);
}

/** What begins no further line of a text: brackets, signs of lists, lines of signs that programs put between parts. */
const NO_TEXT = /^\s*(?:[[\]{}•·+-]|\*\s|\.{3}|[<=>]{7})/;

/** Whether a line may go on with the text above it: it is no field, no entry of a list and no comment. */
export function isRest(line: string | undefined): boolean {
  return !isIdle(line) && readLine(line ?? '').key === undefined && !NO_TEXT.test(line ?? '');
}

/** The nearest line from `from` on in steps of `step` that is not idle; -1 if there is none. */
export function nextBusy(lines: readonly string[], from: number, step: 1 | -1): number {
  for (let index = from; index >= 0 && index < lines.length; index += step) if (!isIdle(lines[index])) return index;
  return -1;
}
