import type { Element, Root, RootContent } from 'hast';
import type { Chapter } from '../../model/text.ts';
import type { PlainTextOptions } from '../../../compile/markdown/texts/plain-text.ts';
import { toProse } from '../../../compile/markdown/texts/prose.ts';
import { shownText } from '../../../compile/markdown/tree-text.ts';

/**
 * A compiled text in parts, each from one heading of level 2 to the next. Text before the first
 * heading is a part without one.
 */
export function chaptersOf(tree: Root, options: PlainTextOptions): Chapter[] {
  const drafts: { heading?: Element; nodes: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (isHeading(node)) drafts.push({ heading: node, nodes: [] });
    else if (drafts.length > 0) drafts.at(-1)?.nodes.push(node);
    else if (node.type !== 'text' || node.value.trim() !== '') drafts.push({ nodes: [node] });
  }
  return drafts.map(({ heading, nodes }) => ({
    ...(heading && { heading: headingOf(heading, options) }),
    prose: toProse({ type: 'root', children: nodes }, options),
  }));
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2' && typeof node.properties['id'] === 'string';
}

function headingOf(node: Element, options: PlainTextOptions): NonNullable<Chapter['heading']> {
  const { html } = toProse({ type: 'root', children: node.children }, options);
  return { id: String(node.properties['id']), text: shownText(node).trim(), html };
}
