import { editText, type TextEdit } from '../../../shared/edit-text.ts';
import type { Html, Parents, RootContent } from 'mdast';
import type { TagInTree } from './raw-tags.ts';
import { isInline } from './tag-pairs.ts';

/** Collects edits of the HTML in a text and applies them all at once. Edits of one node must be added in order. */
export function createTagEdits() {
  const edits = new Map<Html, TextEdit[]>();
  const parents = new Map<Parents, { readonly cuts: [Html, Html][]; readonly texts: Set<Html> }>();
  return {
    /** Replaces a tag, or a piece of it, with other HTML. */
    replace: ({ node, index, text }: TagInTree, by: string, piece = { index: 0, text }) =>
      edit(node, index + piece.index, index + piece.index + piece.text.length, by),
    /** Turns a tag into plain text. */
    showAsText(tag: TagInTree): void {
      if (isInline(tag)) changesIn(tag.parent).texts.add(tag.node);
      else edit(tag.node, tag.index, tag.index + 1, '&lt;');
    },
    /** Removes everything from one tag to another; both must be in one unit. */
    cut(start: TagInTree, end: TagInTree): void {
      if (start.node === end.node) edit(start.node, start.index, end.index + end.text.length, '');
      else changesIn(start.parent).cuts.push([start.node, end.node]);
    },
    apply(): void {
      for (const [node, list] of edits) node.value = editText(node.value, list);
      for (const [parent, { cuts, texts }] of parents) changeChildren(parent, cuts, texts);
    },
  };

  function edit(node: Html, start: number, end: number, text: string): void {
    const list = edits.get(node) ?? [];
    edits.set(node, list);
    list.push({ start, end, text });
  }

  function changesIn(parent: Parents) {
    const changes = parents.get(parent) ?? { cuts: [], texts: new Set<Html>() };
    parents.set(parent, changes);
    return changes;
  }
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
