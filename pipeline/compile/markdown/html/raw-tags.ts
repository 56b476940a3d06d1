import type { Element, Root as HtmlRoot } from 'hast';
import type { Html, Parents, Root } from 'mdast';
import { createPointTable, startOf } from '../points.ts';
import { elementsBelow, visitMarkdown } from '../visit.ts';

/** A piece of markup that the writer typed as HTML, with where it begins. */
export interface RawTag {
  readonly kind: 'start' | 'end' | 'comment' | 'open comment' | 'declaration' | 'open declaration';
  /** The name of the element, in lower case. */
  readonly name: string;
  /** As it was typed, or as it is once facts are in. */
  readonly text: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** The same, with where it stands in its tree: `index` in the value of `node`. */
export interface TagInTree extends RawTag {
  readonly node: Html;
  readonly parent: Parents;
  readonly index: number;
}

/** Elements that have no end tag, or may be without one. */
export const ENDS_BY_ITSELF: ReadonlySet<string> = new Set(
  'br caption dd dt hr img input li p rp rt tbody td tfoot th thead tr wbr'.split(' '),
);

/** Elements that hold nothing. */
export const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr'.split(' '),
);
/** As HTML of the old kind and programs write it: `<br/>`, `<a id="x" />`, not `<a href=x/>`. */
const CLOSES_ITSELF = /^<[^\s/>]+\/>$|[\s"'}]\/>$/;

/** A value in braces, as programs write it, with braces in it; bounded, so that what nothing closes costs little. */
export const BRACED = String.raw`\{[^{}]{0,500}(?:\{[^{}]{0,500}(?:\{[^{}]{0,500}\}[^{}]{0,500})?\}[^{}]{0,500}){0,3}\}`;
const INSIDE = String.raw`"[^"]*"|'[^']*'|=${BRACED}|[^'">]`;
const TAG = new RegExp(
  String.raw`<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?<slash>\/?)(?<name>[a-zA-Z][^\s/>]*)(?:${INSIDE})*>?|<[!?][\s\S]*?(?:>|$)`,
  'g',
);

/** Elements whose content is no HTML, with what ends them. */
const HOLDS_TEXT: ReadonlyMap<string, RegExp> = new Map(
  'iframe noembed noframes noscript script style textarea title xmp'
    .split(' ')
    .map((name) => [name, new RegExp(String.raw`</${name}(?=[\s/>])`, 'gi')]),
);

/** Every tag, comment and declaration in the HTML of a document, in order. */
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

/** The tags as they are once facts are in, each with what is known of it as it was typed, and its place there. */
export function placedAs<Typed extends RawTag>(
  typed: readonly Typed[],
  tags: readonly TagInTree[],
): (Typed & TagInTree)[] {
  return tags.flatMap(({ offset, node, parent, index }, at) => {
    const tag = typed[at];
    return tag ? [{ ...tag, offset, node, parent, index }] : [];
  });
}

/** What an element of HTML has in common with the tag that begins it: the offset, once facts are in, and the name. */
export function keyOfElement(node: Element): string {
  return `${startOf(node)?.offset} ${node.tagName}`;
}

/** The same of a tag. */
export function keyOfTag({ offset, name }: RawTag): string {
  return `${offset} ${name}`;
}

/** Gives elements of HTML the places where their tags were typed: facts that were put in have moved what follows. */
export function placeAsTyped(tree: HtmlRoot, tags: readonly RawTag[]): void {
  const typed = new Map(tags.map((tag) => [keyOfTag(tag), tag]));
  for (const node of elementsBelow(tree)) {
    const tag = typed.get(keyOfElement(node));
    if (tag && node.position) node.position.start = { line: tag.line, column: tag.column, offset: tag.offset };
  }
}

/** Without what looks like a tag inside of an element that holds text only. */
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

/** Whether a tag is start and end in one. */
export function closesItself({ text }: RawTag): boolean {
  return CLOSES_ITSELF.test(text);
}
