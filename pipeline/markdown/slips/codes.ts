import type { Code, Parents } from 'mdast';
import { endOf } from '../points.ts';
import { createIndentedHtmlFinder } from './indented-html.ts';
import type { Located, Slip, TextParts } from './slip.ts';

const FENCE = /^(?:`{3,}|~{3,})/;
/** What other programs draw, beside the fence. */
const DIAGRAM = /^(?:mermaid|plantuml)$/i;
const QUOTED = /^> ?/gm;
const WORD = /^["“‘'(«]?\p{L}[\p{L}'’-]*[.,;:!?)”"’»…]*$/u;
const FEWEST_WORDS = 6;
const SHARE_OF_WORDS = 0.8;

/** Code that never ends or that was to be drawn, and what is code only because it stands four blanks in. */
export function findCodes({ tags, codes, source }: TextParts): Slip[] {
  const findHtml = createIndentedHtmlFinder(tags, source);
  return codes.flatMap((code) => {
    const typed = source.slice(code.start, code.end);
    const fence = FENCE.exec(typed.trimStart())?.[0];
    if (fence !== undefined) return fenced(code, typed, fence);
    if (isPrinted(code)) return [];
    return findHtml(code) ?? indented(code, typed, source);
  });
}

function fenced({ node: { lang, value }, start }: Located<Code>, typed: string, fence: string): Slip[] {
  if (!isClosed(typed, fence)) {
    const values = { fence: nameOf(fence), lines: String(value.split('\n').length) };
    return [{ rule: 'unclosed-code', offset: start, values }];
  }
  if (!lang || !DIAGRAM.test(lang)) return [];
  return [{ rule: 'foreign-syntax', offset: start, values: { kind: 'diagram', what: lang } }];
}

function isClosed(typed: string, fence: string): boolean {
  const last = typed
    .slice(typed.lastIndexOf('\n') + 1)
    .replace(/^[ \t>]+/, '')
    .trimEnd();
  return typed.includes('\n') && last.startsWith(fence) && new Set(last).size === 1;
}

function nameOf(fence: string): string {
  if (fence.startsWith('~')) return `\`${fence}\``;
  return `${fence.length === 3 ? 'three' : fence.length} backticks`;
}

/** What stands four blanks in, directly behind code between fences, is what that code has printed. */
function isPrinted({ parent, index }: Located<Code>): boolean {
  return parent.children[index - 1]?.type === 'code';
}

function indented({ node, parent, index, start, end }: Located<Code>, typed: string, source: string): Slip[] {
  if (!isProse(node.value.replace(QUOTED, '')) || isAnnounced(parent, index, source)) return [];
  const values = { what: node.value.startsWith('>') ? 'a quote' : 'a paragraph' };
  const mend = { actual: typed, expected: typed.replace(/^( *?)(?: {4}|\t)/gm, '$1') };
  const isApart = !/^\n[ \t]*\S/.test(source.slice(end));
  return [{ rule: 'prose-as-code', offset: start, values, ...(isApart && { mend }) }];
}

/** Words and their signs, which end as a sentence does. */
function isProse(text: string): boolean {
  if (!/[.!?…]["”’)]?\s*$/.test(text)) return false;
  const words = text.split(/\s+/).filter(Boolean);
  return (
    words.length >= FEWEST_WORDS && words.filter((word) => WORD.test(word)).length >= words.length * SHARE_OF_WORDS
  );
}

/** Behind a colon, code may well be a text that is shown as an example. */
function isAnnounced({ children }: Parents, index: number, source: string): boolean {
  const before = children[index - 1];
  const end = before && endOf(before)?.offset;
  return end !== undefined && /:\s?$/.test(source.slice(Math.max(0, end - 2), end));
}
