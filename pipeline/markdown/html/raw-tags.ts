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
  /** Where it is in the tree: `index` is the offset in the value of `node`. */
  readonly node: Html;
  readonly parent: Parents;
  readonly index: number;
  /** Whether a finding already says what happens to it. */
  readonly isTold?: boolean;
}

/** Void elements, which have no content. */
export const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr'.split(' '),
);
/** Elements whose end tag is absent or optional. */
export const ENDS_BY_ITSELF: ReadonlySet<string> = new Set([
  ...VOID,
  ...'caption dd dt li p rp rt tbody td tfoot th thead tr'.split(' '),
]);
/** A comment; `<!-->` is a whole one. */
const COMMENT = String.raw`<!--(?:-?>|[\s\S]*?(?:-->|$))`;
/** A tag of an element; a `>` between quotation marks does not end it. */
const ELEMENT = String.raw`<(?<slash>\/?)(?<name>[a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>?`;
const TAG = new RegExp(String.raw`${COMMENT}|${ELEMENT}|<[!?][\s\S]*?(?:>|$)`, 'g');
const PHRASES = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** Elements whose content is text, not HTML. */
const HOLDS_TEXT = /^(?:iframe|noembed|noframes|noscript|script|style|textarea|title|xmp)$/i;

/** Returns every tag, comment and declaration in the HTML of a document, in order. */
export function rawTags(tree: Root): RawTag[] {
  const tags: RawTag[] = [];
  visitMarkdown(tree, (node, _, parent) => {
    const start = startOf(node);
    if (node.type !== 'html' || !start) return;
    const pointAt = createPointTable(node.value, start);
    for (const { 0: text, index, groups } of tagsIn(node.value)) {
      const { slash, name } = groups ?? {};
      const hidden = text.startsWith('<!--') ? 'comment' : 'declaration';
      const kind = name === undefined ? hidden : slash === '/' ? 'end' : 'start';
      tags.push({ kind, name: name?.toLowerCase() ?? '', text, ...pointAt(index), node, parent, index });
    }
  });
  return tags;
}

/** Returns the key that a tag shares with its element: the offset after facts are filled in, and the name. */
export function keyOf(tag: RawTag | Element): string {
  return 'tagName' in tag ? `${startOf(tag)?.offset} ${tag.tagName}` : `${tag.offset} ${tag.name}`;
}

/** Finds tags, except what looks like one inside an element that contains only text, to its end tag. */
function tagsIn(html: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    found.push(match);
    const { slash, name = '' } = match.groups ?? {};
    if (slash === '/' || !HOLDS_TEXT.test(name)) continue;
    const length = html.slice(TAG.lastIndex).search(new RegExp(String.raw`</${name}(?=[\s/>])`, 'i'));
    if (length < 0) break;
    TAG.lastIndex += length;
  }
  return found;
}

/** Pairs each end tag with the last open start tag of its name; that of any heading with any, as browsers do. */
export function pairTags(tags: readonly RawTag[]): ReadonlyMap<RawTag, RawTag> {
  const pairs = new Map<RawTag, RawTag>();
  const open = new Map<string, RawTag[]>();
  for (const tag of tags) {
    const name = tag.name.replace(/^h[1-6]$/, 'heading');
    const list = open.get(name) ?? [];
    open.set(name, list);
    if (tag.kind === 'start' && !VOID.has(tag.name)) list.push(tag);
    const start = tag.kind === 'end' ? list.pop() : undefined;
    if (start) pairs.set(start, tag).set(tag, start);
  }
  return pairs;
}

/** Tells whether a tag is in a line of text, not in a block of HTML. */
export function isInline({ parent }: RawTag): boolean {
  return PHRASES.has(parent.type);
}

/** Returns the element name of a tag as it was typed. */
export function typedName({ text }: RawTag): string {
  return /^<\/?([^\s/>]*)/.exec(text)?.[1] ?? '';
}
