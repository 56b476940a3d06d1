import type { Element, Root as HtmlRoot } from 'hast';
import type { Html, Parents, Root } from 'mdast';
import { createPointTable, startOf } from '../points.ts';
import { elementsBelow, visitMarkdown } from '../visit.ts';

/** A piece of HTML markup that the writer typed, with its start position. */
export interface RawTag {
  readonly kind: 'start' | 'end' | 'comment' | 'open comment' | 'declaration' | 'open declaration';
  /** Lower-case name of the element. */
  readonly name: string;
  /** Its text, as typed or after facts are filled in. */
  readonly text: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** A tag with its position in the tree: `index` is the offset in the value of `node`. */
export interface TagInTree extends RawTag {
  readonly node: Html;
  readonly parent: Parents;
  readonly index: number;
}

/** Elements whose end tag is absent or optional. */
export const ENDS_BY_ITSELF: ReadonlySet<string> = new Set(
  'br caption dd dt hr img input li p rp rt tbody td tfoot th thead tr wbr'.split(' '),
);

/** Void elements, which have no content. */
export const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr'.split(' '),
);
/** XHTML-style self-closing tags, as programs write them: `<br/>`, `<a id="x" />`, but not `<a href=x/>`. */
const CLOSES_ITSELF = /^<[^\s/>]+\/>$|[\s"'}]\/>$/;

/**
 * A value in braces, which may contain braces, as programs write it; its length is limited so that an unclosed brace
 * costs little.
 */
export const BRACED = String.raw`\{[^{}]{0,500}(?:\{[^{}]{0,500}(?:\{[^{}]{0,500}\}[^{}]{0,500})?\}[^{}]{0,500}){0,3}\}`;
const INSIDE = String.raw`"[^"]*"|'[^']*'|=${BRACED}|[^'">]`;
const TAG = new RegExp(
  String.raw`<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?<slash>\/?)(?<name>[a-zA-Z][^\s/>]*)(?:${INSIDE})*>?|<[!?][\s\S]*?(?:>|$)`,
  'g',
);

/** Elements whose content is text, not HTML, with the pattern of their end tag. */
const HOLDS_TEXT: ReadonlyMap<string, RegExp> = new Map(
  'iframe noembed noframes noscript script style textarea title xmp'
    .split(' ')
    .map((name) => [name, new RegExp(String.raw`</${name}(?=[\s/>])`, 'gi')]),
);

/** Returns every tag, comment and declaration in the HTML of a document, in order. */
export function rawTags(tree: Root): TagInTree[] {
  const tags: TagInTree[] = [];
  visitMarkdown(tree, (node, _, parent) => {
    if (node.type !== 'html') return;
    const start = startOf(node);
    if (!start) return;
    const pointAt = createPointTable(node.value, start);
    for (const match of tagsIn(node.value))
      tags.push({
        kind: kindOf(match),
        name: match.groups?.['name']?.toLowerCase() ?? '',
        text: match[0],
        ...pointAt(match.index),
        node,
        parent,
        index: match.index,
      });
  });
  return tags;
}

/** Combines tags as typed with their positions in the tree after facts are filled in. */
export function placedAs<Typed extends RawTag>(
  typed: readonly Typed[],
  tags: readonly TagInTree[],
): (Typed & TagInTree)[] {
  return tags.flatMap(({ offset, node, parent, index }, at) => {
    const tag = typed[at];
    return tag ? [{ ...tag, offset, node, parent, index }] : [];
  });
}

/**
 * Returns the key that an HTML element shares with its start tag: the offset after facts are filled in, and the name.
 */
export function keyOfElement(node: Element): string {
  return `${startOf(node)?.offset} ${node.tagName}`;
}

/** Returns the same key for a tag. */
export function keyOfTag({ offset, name }: RawTag): string {
  return `${offset} ${name}`;
}

/** Moves HTML elements back to the positions where their tags were typed, because filled-in facts have shifted them. */
export function placeAsTyped(tree: HtmlRoot, tags: readonly RawTag[]): void {
  const typed = new Map(tags.map((tag) => [keyOfTag(tag), tag]));
  for (const node of elementsBelow(tree)) {
    const tag = typed.get(keyOfElement(node));
    if (tag && node.position) node.position.start = { line: tag.line, column: tag.column, offset: tag.offset };
  }
}

/** Finds tags, except what looks like one inside an element that contains only text. */
function tagsIn(html: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const missing = new Set<string>();
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    found.push(match);
    const name = match.groups?.['name']?.toLowerCase() ?? '';
    const endTag = match.groups?.['slash'] === '/' || missing.has(name) ? undefined : HOLDS_TEXT.get(name);
    if (!endTag) continue;
    endTag.lastIndex = TAG.lastIndex;
    const end = endTag.exec(html);
    if (end) TAG.lastIndex = end.index;
    else missing.add(name);
  }
  return found;
}

function kindOf({ 0: text, groups }: RegExpExecArray): RawTag['kind'] {
  if (groups?.['name'] !== undefined) return groups['slash'] === '/' ? 'end' : 'start';
  if (!text.startsWith('<!--')) return text.endsWith('>') ? 'declaration' : 'open declaration';
  return text.endsWith('>') ? 'comment' : 'open comment';
}

/** Tells whether a tag is self-closing. */
export function closesItself({ text }: RawTag): boolean {
  return CLOSES_ITSELF.test(text);
}
