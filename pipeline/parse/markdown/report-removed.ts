import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Report } from '../../report.ts';
import type { Locator } from '../scalar-locator.ts';
import { allowedHtml } from './allowed-html.ts';
import { COMMENT, type RawTag } from './raw-tags.ts';

/** Says of each tag that the writer typed what the allow-list, or HTML's own grammar, took away. */
export function reportRemoved(
  tags: readonly RawTag[],
  before: Root,
  after: Root,
  locate: Locator,
  { report }: Report,
): void {
  const [parsed, published] = [elementsByOffset(before), elementsByOffset(after)];
  for (const tag of tags) {
    const place = locate(tag.line, tag.column);
    if (tag.name === COMMENT) {
      report('comment-removed', place);
      continue;
    }
    const key = `${tag.offset} ${tag.name}`;
    const kept = published.get(key);
    if (!kept) {
      const withContent = allowedHtml.strip?.includes(tag.name) ?? false;
      report('html-removed', place, {
        what: `\`<${tag.name}>\``,
        kept: withContent ? ', nor is what stands in it' : '; its text stays',
      });
      continue;
    }
    for (const name of Object.keys(parsed.get(key)?.properties ?? {})) {
      if (name in kept.properties) continue;
      report('html-removed', place, { what: `attribute \`${name.toLowerCase()}\` of \`<${tag.name}>\`` });
    }
  }
}

function elementsByOffset(tree: Root): Map<string, Element> {
  const elements = new Map<string, Element>();
  visit(tree, 'element', (node) => {
    const offset = node.position?.start.offset;
    if (offset !== undefined) elements.set(`${offset} ${node.tagName}`, node);
  });
  return elements;
}
