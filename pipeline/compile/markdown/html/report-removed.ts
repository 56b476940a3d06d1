import type { Element, Root } from 'hast';
import type { Parents } from 'mdast';
import { find, html } from 'property-information';
import type { MarkdownContext } from '../context.ts';
import { keyOfElement, keyOfTag, VOID, ENDS_BY_ITSELF, type TagInTree } from './raw-tags.ts';
import type { SettledTag } from './settle-tags.ts';
import { attributesOf } from './tag-attributes.ts';
import { typeOfStyle } from '../list-markers.ts';
import { isInline } from './tag-pairs.ts';
import { writtenName } from './text-like-tags.ts';
import { elementsBelow } from '../visit.ts';

/** An attribute that says nothing but the letters of a list. */
const ONLY_LETTERS = /^(?:type|class|style)\s*=\s*["']?(?:\s*list-style(?:-type)?\s*:)?\s*[\w-]+\s*;?\s*["']?$/i;

type PlacedTag = SettledTag & TagInTree;

/**
 * Reports what the allow-list removed from each tag, one finding per tag: `before` is the tree before filtering,
 * `after` the tree after it.
 */
export function reportRemoved(
  tags: readonly PlacedTag[],
  before: Root,
  after: Root,
  { locate, report: { report } }: MarkdownContext,
): void {
  const [parsed, published] = [elementsByKey(before), elementsByKey(after)];
  const open = new Map<string, PlacedTag[]>();
  for (const tag of tags) {
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
  for (const list of open.values()) reportUnclosed(list.filter((tag) => published.has(keyOfTag(tag))));

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
    const isOfPicture = tag.name === 'source' && (open.get('picture')?.length ?? 0) > 0;
    const kept = published.get(keyOfTag(tag));
    const list = open.get(tag.name) ?? [];
    open.set(tag.name, list);
    list.push(tag);
    if (kept) reportAttributes(tag, parsed.get(keyOfTag(tag)), kept);
    else if (!isOfPicture)
      report('html-removed', locate(tag.line, tag.column), {
        what: `\`<${writtenName(tag)}>\``,
        ...(!VOID.has(tag.name) && { kept: '; its text stays' }),
      });
  }

  function reportAttributes(tag: SettledTag, typed: Element | undefined, kept: Element): void {
    const lost = Object.keys(typed?.properties ?? {}).filter((name) => !Object.hasOwn(kept.properties, name));
    const typedNames = attributesOf(tag).map(({ name }) => name);
    const unknown = typedNames.filter(isOfObjects);
    const nameOf = asTyped(typedNames.filter((name) => !isOfObjects(name)));
    const names = [...lost.map(nameOf), ...unknown, ...tag.ofProgram].map((name) => `\`${name}\``);
    if (names.length === 0) return;
    const what = `${names.length === 1 ? 'attribute' : 'attributes'} ${new Intl.ListFormat('en-GB').format(names)} of \`<${writtenName(tag)}>\``;
    const list = kept.properties['type'] === undefined ? ofList(tag) : undefined;
    const values = { what, ...(names.length > 1 && { many: 'many' }), ...list };
    report('html-removed', locate(tag.line, tag.column), values, list && typeInTag(tag, names, list));
  }
}

function isClosedBy(tag: PlacedTag | undefined, parent: Parents | undefined): boolean {
  return tag !== undefined && tag.parent === parent && isInline(tag) && tag.text === `<${tag.name}>`;
}

/** Returns a lookup of an attribute's name, as typed first, by its property name. */
function asTyped(names: readonly string[]): (property: string) => string {
  const typed = new Map(names.toReversed().map((name) => [find(html, name.toLowerCase()).property, name]));
  return (property) => typed.get(property) ?? find(html, property).attribute;
}

/**
 * Tells whether an attribute has the name of a member of every object, such as `constructor`, which neither `find` nor
 * the tree knows.
 */
function isOfObjects(name: string): boolean {
  return name.toLowerCase() in Object.prototype;
}

/** Returns the letters or Roman numbers that a style gives to a list, as its `type`. */
function ofList({ name, text }: SettledTag): { readonly list: string; readonly type: string } | undefined {
  const type = /^(?:li|ol|ul)$/.test(name) ? typeOfStyle(text) : undefined;
  return type === undefined ? undefined : { list: name, type };
}

/** Returns a fix that replaces the only attribute that is lost, unless it says more than the letters. */
function typeInTag(
  tag: SettledTag,
  names: readonly string[],
  { list, type }: { readonly list: string; readonly type: string },
) {
  const [only, ...others] = attributesOf(tag).filter(({ text }) => typeOfStyle(text) !== undefined);
  const isSure = only && others.length === 0 && names.length === 1 && list === 'ol' && ONLY_LETTERS.test(only.text);
  if (!isSure || /\stype\s*=/i.test(tag.text.replace(only.text, ''))) return undefined;
  return { actual: tag.text, expected: tag.text.replace(only.text, `type="${type}"`) };
}

function elementsByKey(tree: Root): Map<string, Element> {
  return new Map(elementsBelow(tree).map((node) => [keyOfElement(node), node]));
}
