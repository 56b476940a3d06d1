import type { Root } from 'mdast';
import { parseTyped } from '../syntax/parse.ts';

/** A line of plain text as Markdown that shows it: signs that would mean something get a backslash, if any does. */
export function escapeLine(line: string): string {
  return isPlain(line) ? line : line.replace(/[\\`*_[\]<>|~#&]|\{(?=\{)/g, String.raw`\$&`);
}

/** A text whose lines begin no heading: such a line gets a backslash before its first sign. */
export function escapeHeadings(text: string): string {
  const hasHeading = parseTyped(text, false).children.some(({ type }) => type === 'heading');
  return hasHeading ? text.replace(/^([ \t]{0,3})(?=#{1,6}(?:\s|$)|(?:=+|-+)\s*$)/gm, '$1\\') : text;
}

function isPlain(line: string): boolean {
  const { children }: Root = parseTyped(line, false);
  const [only, ...more] = children;
  if (more.length > 0 || only?.type !== 'paragraph') return false;
  const [text, ...others] = only.children;
  return others.length === 0 && text?.type === 'text' && text.value === line && !line.includes('{{');
}
