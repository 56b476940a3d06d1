import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading, Prose } from '../../model.ts';
import { toPlainText } from './plain-text.ts';

/** A compiled text in the two forms that pages and archives use. */
export function toProse(tree: Root, siteUrl: string): Prose {
  return { html: toHtml(tree), text: toPlainText(tree, { siteUrl }) };
}

/** The headings of a compiled text, in order; those of its footnotes are left out. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (node) => {
    const depth = headingRank(node);
    const id = node.properties['id'];
    if (depth === undefined || typeof id !== 'string' || id.endsWith('footnote-label')) return;
    headings.push({ depth, id, text: toString(node).trim() });
  });
  return headings;
}
