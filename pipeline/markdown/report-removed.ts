import type { Element, Root } from 'hast';
import { find, html } from 'property-information';
import type { Locator, Report } from '../report.ts';
import { allowedHtml } from './allowed-html.ts';
import { endOf, startOf } from './points.ts';
import { ENDS_BY_ITSELF, type RawTag } from './raw-tags.ts';
import { visitElements } from './visit.ts';

const NOT_CLOSED = ', nor is what follows, since nothing closes it';

/** Says of each tag that the writer typed what the allow-list, or HTML's own grammar, took away. */
export function reportRemoved(
  tags: readonly RawTag[],
  before: Root,
  after: Root,
  locate: Locator,
  { report }: Report,
): void {
  const [parsed, published] = [elementsByOffset(before), elementsByOffset(after)];
  const lastEnds = new Map(tags.filter(({ kind }) => kind === 'end').map(({ name, offset }) => [name, offset]));
  const open = new Map<string, RawTag[]>();
  let goneUntil = 0;
  for (const tag of tags) {
    if (tag.offset < goneUntil) continue;
    const place = locate(tag.line, tag.column);
    switch (tag.kind) {
      case 'comment':
        report('comment-removed', place);
        break;
      case 'open comment':
        report('html-removed', place, { what: 'comment', kept: NOT_CLOSED });
        break;
      case 'declaration':
        report('html-removed', place, { what: 'declaration' });
        break;
      case 'end':
        if (!close(tag.name)) report('html-removed', place, { what: `\`</${tag.name}>\`, which closes nothing` });
        break;
      case 'start':
        startTag(tag);
    }
  }
  for (const { name, offset, line, column } of [...open.values()].flat()) {
    if (published.has(`${offset} ${name}`) && !ENDS_BY_ITSELF.has(name))
      report('html-unclosed', locate(line, column), { name });
  }

  function listOf(name: string): RawTag[] {
    const list = open.get(name) ?? [];
    open.set(name, list);
    return list;
  }

  function close(name: string): boolean {
    return open.get(name)?.pop() !== undefined;
  }

  function startTag(tag: RawTag): void {
    const place = locate(tag.line, tag.column);
    const key = `${tag.offset} ${tag.name}`;
    const [typed, kept] = [parsed.get(key), published.get(key)];
    const withContent = allowedHtml.strip?.includes(tag.name) ?? false;
    if (kept || !withContent) listOf(tag.name).push(tag);
    if (!kept && withContent) goneUntil = (typed && endOf(typed)?.offset) ?? goneUntil;
    if (!kept) {
      report('html-removed', place, { what: `\`<${tag.name}>\``, kept: whatStays(tag, withContent) });
      return;
    }
    for (const name of Object.keys(typed?.properties ?? {})) {
      if (name in kept.properties) continue;
      report('html-removed', place, { what: `attribute \`${find(html, name).attribute}\` of \`<${tag.name}>\`` });
    }
  }

  function whatStays({ name, offset }: RawTag, withContent: boolean): string {
    if (!withContent) return '; its text stays';
    const closed = (lastEnds.get(name) ?? 0) > offset;
    return closed || name === 'embed' || name === 'frame' ? ', nor is what stands in it' : NOT_CLOSED;
  }
}

function elementsByOffset(tree: Root): Map<string, Element> {
  const elements = new Map<string, Element>();
  visitElements(tree, (node) => {
    const offset = startOf(node)?.offset;
    if (offset !== undefined) elements.set(`${offset} ${node.tagName}`, node);
  });
  return elements;
}
