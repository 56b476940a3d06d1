import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Heading, Prose } from '../../model.ts';
import { toPlainText } from './plain-text.ts';
import { visitElements } from './visit.ts';

const serializer = unified().use(rehypeStringify).freeze();

/** A compiled text in the two forms that pages and archives use. */
export function toProse(tree: Root, siteUrl: string): Prose {
  return { html: serializer.stringify(tree), text: toPlainText(tree, { siteUrl }) };
}

/** The headings of a compiled text, in order; those of its footnotes are left out. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visitElements(tree, (node) => {
    const depth = headingRank(node);
    const id = node.properties['id'];
    if (depth === undefined || typeof id !== 'string' || id.endsWith('footnote-label')) return;
    headings.push({ depth, id, text: toString(node).trim() });
  });
  return headings;
}
