import type { Root } from 'mdast';
import { parseTyped } from '../syntax/parse.ts';

/** Escapes a line of plain text so that Markdown shows it unchanged. */
export function escapeLine(line: string): string {
  return isPlain(line) ? line : line.replace(/[\\`*_[\]<>|~#&]|\{(?=\{)/g, String.raw`\$&`);
}

/** Escapes the first character of each line that would begin a heading. */
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
