import type { Html, Parents, RootContent } from 'mdast';
import type { TagInTree } from './raw-tags.ts';
import { isInline } from './tag-pairs.ts';

/** Changes of the HTML of a text, which are made all at once. */
export interface TagEdits {
  /** Puts other HTML in the place of a tag, or of a piece of it. */
  replace(tag: TagInTree, by: string, piece?: { readonly index: number; readonly text: string }): void;
  /** Makes a tag the text that it looks like. */
  showAsText(tag: TagInTree): void;
  /** Takes out what stands from one tag to another, both of one unit. */
  cut(start: TagInTree, end: TagInTree): void;
  apply(): void;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** No change yet. Those of one text must come in its order. */
export function createTagEdits(): TagEdits {
  const pieces = new Map<Html, Piece[]>();
  const parents = new Map<Parents, { readonly cuts: [Html, Html][]; readonly texts: Set<Html> }>();
  return {
    replace: (tag, by, piece = { index: 0, text: tag.text }) =>
      edit(tag.node, { from: tag.index + piece.index, to: tag.index + piece.index + piece.text.length, by }),
    showAsText(tag) {
      if (isInline(tag)) changesIn(tag.parent).texts.add(tag.node);
      else edit(tag.node, { from: tag.index, to: tag.index + 1, by: '&lt;' });
    },
    cut(start, end) {
      if (start.node === end.node) edit(start.node, { from: start.index, to: end.index + end.text.length, by: '' });
      else changesIn(start.parent).cuts.push([start.node, end.node]);
    },
    apply() {
      for (const [node, list] of pieces) node.value = withPieces(node.value, list);
      for (const [parent, { cuts, texts }] of parents) changeChildren(parent, cuts, texts);
    },
  };

  function edit(node: Html, piece: Piece): void {
    const list = pieces.get(node) ?? [];
    pieces.set(node, list);
    list.push(piece);
  }

  function changesIn(parent: Parents): { readonly cuts: [Html, Html][]; readonly texts: Set<Html> } {
    const changes = parents.get(parent) ?? { cuts: [], texts: new Set<Html>() };
    parents.set(parent, changes);
    return changes;
  }
}

function withPieces(value: string, pieces: readonly Piece[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, by } of pieces) {
    parts.push(value.slice(at, from), by);
    at = to;
  }
  return [...parts, value.slice(at)].join('');
}

function changeChildren(parent: Parents, cuts: readonly (readonly [Html, Html])[], texts: ReadonlySet<Html>): void {
  const ends = new Map<RootContent, RootContent>(cuts);
  const children: RootContent[] = [];
  let until: RootContent | undefined;
  for (const child of parent.children) {
    until ??= ends.get(child);
    if (until === undefined) children.push(child.type === 'html' && texts.has(child) ? textOf(child) : child);
    if (until === child) until = undefined;
  }
  parent.children = children as typeof parent.children;
}

function textOf({ value, position }: Html): RootContent {
  return { type: 'text', value, ...(position && { position }) };
}
