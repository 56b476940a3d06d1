import type { Root } from 'mdast';
import { writeMarkdown } from '../markdown/texts/markdown-text.ts';

/** Signs that mean something on this site only: facts, figures and formulas. */
const UNSAFE = [
  { character: '{', after: '[{<]', inConstruct: 'phrasing' as const },
  { character: ':', after: ':', atBreak: true },
  { character: '$', after: '\\D', inConstruct: 'phrasing' as const },
  { character: '$', before: '\\S', inConstruct: 'phrasing' as const },
];

/** A backslash before a `~` that stands alone, which means nothing here. */
const NEEDLESS = /(?<![~\\])\\~(?!\\?~)/g;

/** Writes a tree as a text of this site, with a line break at its end; what was typed as signs stays signs. */
export function writeText({ children }: Root): string {
  const text = writeMarkdown(children, { unsafe: UNSAFE }).replaceAll(NEEDLESS, '~');
  return text === '' ? '' : `${text}\n`;
}
