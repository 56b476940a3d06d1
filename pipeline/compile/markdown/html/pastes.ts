import type { Root, RootContent, Text } from 'mdast';
import type { MarkdownContext } from '../context.ts';
import { endOf, startOf } from '../points.ts';
import type { TagInTree } from './raw-tags.ts';
import { nodesBelow } from '../visit.ts';

/** Whether something stands in what was pasted from another program, by its line. */
export type IsPasted = (place: { readonly line: number }) => boolean;

/** Programs by what they write into the HTML that they hand out. */
const PROGRAMS: readonly (readonly [string, RegExp])[] = [
  ['Google Docs', /\bid=["']?docs-internal-guid-/i],
  ['Word', /\bclass=["']?Mso|[\s"';]mso-|^<\/?o:p\b|schemas-microsoft-com|^<!--\[if |^<!\[(?:if|endif)\b/i],
  ['WordPress', /^<!--\s*\/?wp:|\bclass=["'][^"']*\b(?:wp-|has-[\w-]+-(?:color|background|font-size)\b)/],
  ['Pages or Notes', /\bclass=["'](?:Apple-|[ps][1-9]\d?["'\s])|Cocoa HTML Writer/],
  ['another program', /^<!--\s*(?:Start|End)Fragment\s*-->/i],
];
/** What Word writes that Markdown takes for text. */
const SIGN_OF_WORD = /<\/?o:p\b|<!\[(?:if !|endif\])/i;
const OF_WORD = /<\/?(?:o|v|w|x|m):[^<>]*>|<!\[(?:if\b[^<>\]]*|endif)\]>/gi;

/**
 * Finds what was pasted from a word processor, with one note a paste, and takes out what such a program has left in the text
 * beside tags. A paste goes on as long as blocks with HTML follow each other. Undefined where there is none.
 */
export function findPastes(
  tree: Root,
  tags: readonly TagInTree[],
  source: string,
  { report, locate }: MarkdownContext,
): IsPasted | undefined {
  const lines = new Set<number>();
  let [next, at] = [0, 0];
  const hasSigns = SIGN_OF_WORD.test(source);
  const blocks = tree.children.map((block) => describe(block));
  while (at < blocks.length) {
    let end = at;
    while (blocks[end]?.isHtml) end++;
    const program = blocks.slice(at, end).find((block) => block.program !== undefined)?.program;
    const [first, last] = [blocks[at], blocks[end - 1]];
    if (program !== undefined && first && last) {
      for (const text of hasSigns ? textsIn(tree.children.slice(at, end)) : [])
        text.value = text.value.replace(OF_WORD, '');
      for (let line = first.line; line <= last.endLine; line++) lines.add(line);
      report.report('html-pasted', locate(first.line, first.column), { program });
    }
    at = end + 1;
  }
  return lines.size === 0 ? undefined : ({ line }) => lines.has(line);

  function describe(block: RootContent): Block {
    const [start, end] = [startOf(block), endOf(block)];
    let program: string | undefined;
    let isHtml = false;
    for (let tag = tags[next]; tag && tag.offset < (end?.offset ?? 0); tag = tags[++next]) {
      isHtml = true;
      program ??= programOf(tag.text);
    }
    if (hasSigns && textsIn([block]).some(({ value }) => SIGN_OF_WORD.test(value))) {
      isHtml = true;
      program ??= 'Word';
    }
    return { line: start?.line ?? 0, column: start?.column ?? 0, endLine: end?.line ?? 0, isHtml, program };
  }
}

interface Block {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Whether there is a tag in it. */
  readonly isHtml: boolean;
  /** What a tag in it was written by. */
  readonly program: string | undefined;
}

function programOf(text: string): string | undefined {
  return PROGRAMS.find(([, signs]) => signs.test(text))?.[0];
}

function textsIn(children: RootContent[]): Text[] {
  return nodesBelow({ type: 'root', children }).filter((node) => node.type === 'text');
}
