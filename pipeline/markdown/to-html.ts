import type { Root } from 'hast';
import type { ListItem, Parents, Root as MarkdownRoot } from 'mdast';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import type { Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import { beginsRightToLeft, hasRightToLeft, isRightToLeft } from '../shared/right-to-left.ts';
import { contextOf } from './context.ts';
import { prefixFootnoteLabel } from './settle-ids.ts';
import { shownText } from './tree-text.ts';

/** Makes an HTML tree of a Markdown tree, and leaves the latter in `file.data.markdown`. */
export function remarkToHtml(this: Processor): (tree: MarkdownRoot, file: VFile) => Root {
  return (tree, file) => {
    const { labels, anchorPrefix } = contextOf(file);
    file.data.markdown = tree;
    const toHtml = remarkRehype.call(this, {
      allowDangerousHtml: true,
      clobberPrefix: anchorPrefix,
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: labels.backToText,
      handlers: { listItem: createItemHandler() },
    }) as (tree: MarkdownRoot, file: VFile) => Root;
    const html = toHtml(tree, file);
    prefixFootnoteLabel(html, anchorPrefix);
    return html;
  };
}

type Handler = NonNullable<NonNullable<Options['handlers']>['listItem']>;

/**
 * Converts list items as the library does, but determines once per list whether it is loose: the library checks all
 * items for each item, which takes quadratic time.
 */
function createItemHandler(): Handler {
  const looseness = new Map<Parents, Parents>();
  return (state, item: ListItem, parent: Parents | undefined) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, item, parent);
    const known = looseness.get(parent) ?? {
      ...parent,
      spread: parent.spread || parent.children.some(({ spread, children }) => spread ?? children.length > 1),
      children: [],
    };
    looseness.set(parent, known);
    return defaultHandlers.listItem(state, item, known);
  };
}

/**
 * Sets the direction of each block whose script runs against that of the site's language: an Arabic list on an English
 * page has its bullets on the right. Keeps a `dir` that the writer set.
 */
export const rehypeDirections: Plugin<[], Root> = () => (tree, file) => {
  const { language } = contextOf(file).labels;
  const isSiteRightToLeft = isRightToLeft(language);
  if (!isSiteRightToLeft && !hasRightToLeft(String(file))) return;
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName === 'pre' || node.properties['dir'] !== undefined) continue;
    const isRight = beginsRightToLeft(shownText(node));
    if (isRight !== undefined && isRight !== isSiteRightToLeft) node.properties['dir'] = 'auto';
  }
};
