import type { Element } from 'hast';
import type { Html, Parents, Root } from 'mdast';
import { createPointTable, startOf } from '../points.ts';
import { visitMarkdown } from '../visit.ts';

/** A piece of HTML markup that the writer typed, with its start position; it may lack its end. */
export interface RawTag {
  readonly kind: 'start' | 'end' | 'comment' | 'declaration';
  /** Lower-case name of the element. */
  readonly name: string;
  /** Its text, as typed or after facts are filled in. */
  readonly text: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** A tag with its place in the tree: `index` is the offset in the value of `node`. */
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
/** A comment; `<!-->` is a whole one. */
const COMMENT = String.raw`<!--(?:-?>|[\s\S]*?(?:-->|$))`;
/** A tag of an element; a `>` between quotation marks does not end it. */
const ELEMENT = String.raw`<(?<slash>\/?)(?<name>[a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>?`;
const TAG = new RegExp(String.raw`${COMMENT}|${ELEMENT}|<[!?][\s\S]*?(?:>|$)`, 'g');
const PHRASES = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference']);

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
  return text.startsWith('<!--') ? 'comment' : 'declaration';
}

/**
 * Pairs each end tag with the last open start tag of its name; the map finds each from the other. As in browsers, the
 * end tag of any heading ends a heading.
 */
export function pairTags<Tag extends TagInTree>(tags: readonly Tag[]): ReadonlyMap<Tag, Tag> {
  const pairs = new Map<Tag, Tag>();
  const open = new Map<string, Tag[]>();
  for (const tag of tags) {
    const group = isHeading(tag) ? 'heading' : tag.name;
    const list = open.get(group) ?? [];
    open.set(group, list);
    if (tag.kind === 'start' && !VOID.has(tag.name)) list.push(tag);
    const start = tag.kind === 'end' ? list.pop() : undefined;
    if (start) pairs.set(start, tag).set(tag, start);
  }
  return pairs;
}

/** Tells whether a tag is that of a heading. */
export function isHeading({ name }: RawTag): boolean {
  return /^h[1-6]$/.test(name);
}

/** Tells whether a tag is in a line of text, not in a block of HTML. */
export function isInline({ parent }: TagInTree): boolean {
  return PHRASES.has(parent.type);
}

/** Returns the element name of a tag as it was typed. */
export function typedName({ text }: RawTag): string {
  return /^<\/?([^\s/>]*)/.exec(text)?.[1] ?? '';
}
