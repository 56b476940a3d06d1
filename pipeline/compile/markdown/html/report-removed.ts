import type { Element, Root } from 'hast';
import type { Parents } from 'mdast';
import { find, html } from 'property-information';
import type { Locator, Report } from '../../../lint/report.ts';
import type { IsPasted } from './pastes.ts';
import { startOf } from '../points.ts';
import { VOID, ENDS_BY_ITSELF, type RawTag, type TagInTree } from './raw-tags.ts';
import type { SettledTag } from './settle-tags.ts';
import { attributesOf } from './tag-attributes.ts';
import { isInline } from './tag-pairs.ts';
import { writtenName } from './text-like-tags.ts';
import { elementsBelow } from '../visit.ts';

type PlacedTag = SettledTag & TagInTree;

/** What a text was before the allow-list and is behind it. */
interface Surroundings {
  readonly before: Root;
  readonly after: Root;
  readonly isPasted: IsPasted | undefined;
}

/**
 * Says of each tag that stays in a text what the allow-list took away of it, in one finding a tag. Of a paste there is nothing to
 * say but that it is one.
 */
export function reportRemoved(
  tags: readonly PlacedTag[],
  { before, after, isPasted }: Surroundings,
  locate: Locator,
  { report }: Report,
): void {
  const [parsed, published] = [elementsByOffset(before), elementsByOffset(after)];
  const open = new Map<string, PlacedTag[]>();
  for (const tag of tags) {
    if (isPasted?.(tag)) continue;
    const place = locate(tag.line, tag.column);
    switch (tag.kind) {
      case 'comment':
        report('comment-removed', place, {});
        break;
      case 'declaration':
        report('html-removed', place, { what: 'declaration' });
        break;
      case 'end':
        open.get(tag.name)?.pop();
        break;
      case 'start':
        startTag(tag);
    }
  }
  for (const list of open.values())
    reportUnclosed(list.filter(({ offset, name }) => published.has(`${offset} ${name}`)));

  /** In a line such as `<b>word<b>`, the second tag was meant to close the first. */
  function reportUnclosed(list: readonly PlacedTag[]): void {
    for (const [at, { name, text, line, column, parent }] of list.entries()) {
      if (ENDS_BY_ITSELF.has(name)) continue;
      const [tag, last, next] = [list[at], list[at - 1], list[at + 1]];
      if (isClosedBy(next, parent) && !isClosedBy(tag, last?.parent)) continue;
      const fix = isClosedBy(tag, last?.parent) ? { actual: text, expected: `</${name}>` } : undefined;
      report('html-unclosed', locate(line, column), { name, ...(fix && { meant: fix.expected }) }, fix);
    }
  }

  function startTag(tag: PlacedTag): void {
    const key = `${tag.offset} ${tag.name}`;
    const isOfPicture = tag.name === 'source' && (open.get('picture')?.length ?? 0) > 0;
    const kept = published.get(key);
    openTags(tag.name).push(tag);
    if (kept) reportAttributes(tag, parsed.get(key), kept);
    else if (!isOfPicture)
      report('html-removed', locate(tag.line, tag.column), {
        what: `\`<${writtenName(tag)}>\``,
        ...(!VOID.has(tag.name) && { kept: '; its text stays' }),
      });
  }

  function reportAttributes(tag: SettledTag, typed: Element | undefined, kept: Element): void {
    const lost = Object.keys(typed?.properties ?? {}).filter((name) => !(name in kept.properties));
    const names = [...lost.map((name) => asTyped(tag, name)), ...tag.ofProgram].map((name) => `\`${name}\``);
    if (names.length === 0) return;
    const what = `${names.length === 1 ? 'attribute' : 'attributes'} ${new Intl.ListFormat('en-GB').format(names)} of \`<${writtenName(tag)}>\``;
    report('html-removed', locate(tag.line, tag.column), { what, ...(names.length > 1 && { many: 'many' }) });
  }

  function openTags(name: string): PlacedTag[] {
    const list = open.get(name) ?? [];
    open.set(name, list);
    return list;
  }
}

function isClosedBy(tag: PlacedTag | undefined, parent: Parents | undefined): boolean {
  return tag !== undefined && tag.parent === parent && isInline(tag) && tag.text === `<${tag.name}>`;
}

/** The name of an attribute, from what a program calls it. */
function asTyped(tag: RawTag, property: string): string {
  const { attribute } = find(html, property);
  return attributesOf(tag).find(({ name }) => find(html, name).property === property)?.name ?? attribute;
}

function elementsByOffset(tree: Root): Map<string, Element> {
  return new Map(elementsBelow(tree).map((node) => [`${startOf(node)?.offset} ${node.tagName}`, node]));
}
