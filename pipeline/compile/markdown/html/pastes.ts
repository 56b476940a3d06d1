import type { Root, RootContent, Text } from 'mdast';
import type { MarkdownContext } from '../context.ts';
import { endOf, placeOf, startOf } from '../points.ts';
import type { TagInTree } from './raw-tags.ts';
import { nodesBelow } from '../visit.ts';

/** Tells by its line whether a place is inside text pasted from another program. */
export type IsPasted = (place: { readonly line: number }) => boolean;

/** Programs, by what they write into the HTML that they export. */
const PROGRAMS: readonly (readonly [string, RegExp])[] = [
  ['Google Docs', /\bid=["']?docs-internal-guid-/i],
  ['Word', /\bclass=["']?Mso|[\s"';]mso-|^<\/?o:p\b|schemas-microsoft-com|^<!--\[if |^<!\[(?:if|endif)\b/i],
  ['WordPress', /^<!--\s*\/?wp:|\bclass=["'][^"']*\b(?:wp-|has-[\w-]+-(?:color|background|font-size)\b)/],
  ['Pages or Notes', /\bclass=["'](?:Apple-|[ps][1-9]\d?["'\s])|Cocoa HTML Writer/],
  ['another program', /^<!--\s*(?:Start|End)Fragment\s*-->/i],
];
/** What Word writes and Markdown reads as text. */
const SIGN_OF_WORD = /<\/?o:p\b|<!\[(?:if !|endif\])/i;
const OF_WORD = /<\/?(?:o|v|w|x|m):[^<>]*>|<!\[(?:if\b[^<>\]]*|endif)\]>/gi;

/**
 * Finds text pasted from word processors, reports each paste once, and removes what such a program left in the text
 * beside tags. A paste extends over consecutive blocks with HTML. Undefined if there is none.
 */
export function findPastes(
  tree: Root,
  tags: readonly TagInTree[],
  source: string,
  context: MarkdownContext,
): IsPasted | undefined {
  const lines = new Set<number>();
  let next = 0;
  const hasSigns = SIGN_OF_WORD.test(source);
  let together: RootContent[] = [];
  let program: string | undefined;
  for (const block of tree.children) {
    const found = programsOf(block);
    if (found.length === 0) finish();
    else together.push(block);
    program ??= found.find((one) => one !== undefined);
  }
  finish();
  return lines.size === 0 ? undefined : ({ line }) => lines.has(line);

  /** Returns the program that wrote each piece of HTML in a block, if known. */
  function programsOf(block: RootContent): (string | undefined)[] {
    const end = endOf(block)?.offset ?? 0;
    const found: (string | undefined)[] = [];
    for (let tag = tags[next]; tag && tag.offset < end; tag = tags[++next]) found.push(programOf(tag));
    if (hasSigns && textsIn([block]).some(({ value }) => SIGN_OF_WORD.test(value))) found.push('Word');
    return found;
  }

  function finish(): void {
    const [first, last] = [together[0], together.at(-1)];
    if (program !== undefined && first && last) {
      if (hasSigns) for (const text of textsIn(together)) text.value = text.value.replace(OF_WORD, '');
      for (let line = startOf(first)?.line ?? 0; line <= (endOf(last)?.line ?? 0); line++) lines.add(line);
      context.report.report('html-pasted', placeOf(first, context), { program });
    }
    [together, program] = [[], undefined];
  }
}

function programOf({ text }: TagInTree): string | undefined {
  return PROGRAMS.find(([, signs]) => signs.test(text))?.[0];
}

function textsIn(children: RootContent[]): Text[] {
  return nodesBelow({ type: 'root', children }).filter((node) => node.type === 'text');
}
