import { allowedHtml } from './allowed-html.ts';
import { closesItself, VOID, type TagInTree } from './raw-tags.ts';

const ALLOWED: ReadonlySet<string> = new Set(allowedHtml.tagNames);
const PHRASES = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference']);

/**
 * Pairs each end tag with the last open start tag of its name; the map finds each from the other. As in browsers, the
 * end tag of any heading ends a heading.
 */
export function pairTags(tags: readonly TagInTree[]): ReadonlyMap<TagInTree, TagInTree> {
  const pairs = new Map<TagInTree, TagInTree>();
  const open = new Map<string, TagInTree[]>();
  for (const tag of tags) {
    if (tag.kind === 'start' && !VOID.has(tag.name) && !closesItself(tag)) {
      const list = open.get(groupOf(tag)) ?? [];
      open.set(groupOf(tag), list);
      list.push(tag);
    }
    const start = tag.kind === 'end' ? open.get(groupOf(tag))?.pop() : undefined;
    if (start) pairs.set(start, tag).set(tag, start);
  }
  return pairs;
}

function groupOf(tag: TagInTree): string {
  return isHeading(tag) ? 'heading' : tag.name;
}

/** Tells whether a tag is that of a heading. */
export function isHeading({ name }: TagInTree): boolean {
  return /^h[1-6]$/.test(name);
}

/** Tells whether a tag is in a line of text, not in a block of HTML. */
export function isInline({ parent }: TagInTree): boolean {
  return PHRASES.has(parent.type);
}

/** Tells whether no Markdown structure, such as another paragraph, can be between two tags. */
export function isOneUnit(start: TagInTree, end: TagInTree): boolean {
  return start.node === end.node || (isInline(start) && start.parent === end.parent);
}

/** Tells whether an element is removed with its content. */
export function goesWithContent(name: string): boolean {
  return allowedHtml.strip?.includes(name) ?? false;
}

/** Tells whether an element may be published. */
export function isAllowed(name: string): boolean {
  return ALLOWED.has(name);
}
