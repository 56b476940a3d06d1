import type { Parents, Root } from 'mdast';
import { startOf } from './points.ts';
import { visitMarkdown } from './visit.ts';

/** A piece of markup that the writer typed as HTML, with where it begins. */
export interface RawTag {
  readonly kind: 'start' | 'end' | 'comment' | 'open comment' | 'declaration';
  /** Of an element, in lower case. */
  readonly name: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** Elements that have no end tag, or may be without one. */
export const ENDS_BY_ITSELF: ReadonlySet<string> = new Set(
  'br caption dd dt hr img input li p rp rt tbody td tfoot th thead tr wbr'.split(' '),
);

const TAG =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?<slash>\/?)(?<name>[a-zA-Z][a-zA-Z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*>?|<[!?][\s\S]*?(?:>|$)/g;

/** Every tag, comment and declaration in the HTML of a document, in order. */
export function rawTags(tree: Root): RawTag[] {
  const tags: RawTag[] = [];
  visitMarkdown(tree, (node) => {
    if (node.type !== 'html') return;
    const start = startOf(node);
    if (!start) return;
    const pointAt = createPointFinder(node.value);
    for (const match of node.value.matchAll(TAG)) {
      const { line, column } = pointAt(match.index);
      tags.push({
        kind: kindOf(match),
        name: match.groups?.['name']?.toLowerCase() ?? '',
        offset: start.offset + match.index,
        line: start.line + line,
        column: line === 0 ? start.column + column - 1 : column,
      });
    }
  });
  return tags;
}

/** Line (from 0) and column (from 1) of places in a text, each later than the one before. */
export function createPointFinder(text: string): (index: number) => { line: number; column: number } {
  let [line, begin] = [0, 0];
  return (index) => {
    for (let end = text.indexOf('\n', begin); end >= 0 && end < index; end = text.indexOf('\n', begin)) {
      line++;
      begin = end + 1;
    }
    return { line, column: index - begin + 1 };
  };
}

/** The tags as they are once facts are in, each at the place where it was typed. */
export function placedAs(typed: readonly RawTag[], tags: readonly RawTag[]): RawTag[] {
  return tags.map((tag, index) => {
    const { line, column } = typed[index] ?? tag;
    return { ...tag, line, column };
  });
}

function kindOf({ 0: text, groups }: RegExpExecArray): RawTag['kind'] {
  if (groups?.['name'] !== undefined) return groups['slash'] === '/' ? 'end' : 'start';
  if (!text.startsWith('<!--')) return 'declaration';
  return text.endsWith('>') ? 'comment' : 'open comment';
}

/** `List<A>`: a capital letter in angle brackets that nothing closes is text, not an element. */
export function typeParametersToText(tree: Root): void {
  const endTags = new Map<Parents, ReadonlySet<string>>();
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return;
    const letter = /^<([A-Z])>$/.exec(node.value)?.[1];
    if (letter === undefined || parent.type === 'root') return;
    if (!endTagsIn(parent).has(`</${letter}>`))
      parent.children.splice(index, 1, {
        type: 'text',
        value: node.value,
        ...(node.position && { position: node.position }),
      });
  });

  function endTagsIn(parent: Parents): ReadonlySet<string> {
    const known = endTags.get(parent);
    if (known) return known;
    const found = new Set(
      parent.children.flatMap((child) => (child.type === 'html' && child.value.startsWith('</') ? [child.value] : [])),
    );
    endTags.set(parent, found);
    return found;
  }
}
