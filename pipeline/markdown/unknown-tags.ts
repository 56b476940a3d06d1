import type { Parents, Root } from 'mdast';
import type { MarkdownContext } from './context.ts';
import { isKnownElement } from './known-html.ts';
import { endOf, startOf } from './points.ts';
import { BRACED, createPointFinder } from './raw-tags.ts';
import { isKnownAttribute } from './tag-attributes.ts';
import { visitMarkdown } from './visit.ts';

const ATTRIBUTE = /\s[\w:@.-]+\s*=\s*["'{]/;
/** A first attribute as somebody types it who does not know how: without its quotation marks, with curly ones, or without `=`. */
const ALMOST_ATTRIBUTE = /^<[ \t]?\w+\s+(?<name>[\w-]+)(?:=[^\s>=]|\s?["“”„‘’])/;
const COMPONENT = /^[A-Z][\w.]*[a-z]|^[A-Z]\w*\./;
const LETTER = /[\p{L}\p{N}_\\]/u;
/** What Markdown has left as text, though it begins like a tag, or is the tag without a name that programs know. Its end may be missing. */
const LIKE_TAG = new RegExp(
  String.raw`(?<!\{)<[ \t]?(?<name>[A-Za-z][\w.:-]*)(?:[^<>{}]|${BRACED})*(?:>|(?=<)|$)|<>`,
  'g',
);
const END_TAG = /<\/(?:[A-Za-z][\w.:-]*)?>/g;
const MAY_HOLD = /<(?:[ \t]?[A-Za-z]|>)/;

/**
 * Whether somebody meant an element by what HTML does not know: it has attributes, ends itself, or is named as programs name
 * their own and closed. `before` is the sign before it. `List<String>` and `<your-name>` are plain text.
 */
export function isMeantAsElement(name: string, text: string, isClosed: boolean, before: string): boolean {
  if (LETTER.test(before) || isKnownElement(name)) return false;
  return (
    ATTRIBUTE.test(text) ||
    /\s\/>$|^<[A-Z][\w.]*\/>$/.test(text) ||
    (isClosed && (COMPONENT.test(name) || /^[a-z]+$/.test(name)))
  );
}

/**
 * Reports what looks like an element and is none, in lines of text. Returns the names of known elements
 * among them. `removed` is what is taken out, from where to where, in order.
 */
export function reportUnknownTags(
  tree: Root,
  source: string,
  removed: readonly (readonly [from: number, to: number])[],
  { report, locate }: MarkdownContext,
): Set<string> {
  const malformed = new Set<string>();
  let allEndTags: ReadonlySet<string> | undefined;
  let next = 0;
  visitMarkdown(tree, (node) => {
    const [start, end] = [startOf(node), endOf(node)];
    if ((node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') || !start || !end) return;
    if (!MAY_HOLD.test(source.slice(start.offset, end.offset))) return;
    const text = withoutCode(source, node, start.offset, end.offset);
    const endTags = new Set(text.match(END_TAG));
    const isTagsAlone = text.replace(LIKE_TAG, '').trim() === '';
    const pointAt = createPointFinder(text);
    for (const { 0: tag, index, groups } of text.matchAll(LIKE_TAG)) {
      const name = groups?.['name'] ?? '';
      const before = text[index - 1] ?? '';
      if (!(name === '' ? endTags.has('</>') : isReported(name, tag, before))) continue;
      const offset = start.offset + index;
      while ((removed[next]?.[1] ?? offset) < offset) next++;
      if ((removed[next]?.[0] ?? offset) < offset) continue;
      const { line, column } = pointAt(index);
      const place = locate(start.line + line, line === 0 ? start.column + column - 1 : column);
      const isKnown = isKnownElement(name);
      report.report('html-unknown', place, { name, ...(isKnown && { known: name }) });
      if (isKnown) malformed.add(name.toLowerCase());
      if (name === '') break;
    }

    function isReported(name: string, tag: string, before: string): boolean {
      if (isKnownElement(name)) return !LETTER.test(before) && (ATTRIBUTE.test(tag) || beginsWithAttribute(tag));
      if (!tag.endsWith('>')) return false;
      return isMeantAsElement(name, tag, (isTagsAlone ? endTagsOfAll() : endTags).has(`</${name}>`), before);
    }
  });
  return malformed;

  /** What stands in a paragraph with nothing but tags may end in another. */
  function endTagsOfAll(): ReadonlySet<string> {
    allEndTags ??= new Set(source.match(END_TAG));
    return allEndTags;
  }
}

function beginsWithAttribute(tag: string): boolean {
  return isKnownAttribute(ALMOST_ATTRIBUTE.exec(tag)?.groups?.['name'] ?? '');
}

/** The source of a line of text, with blanks in place of code, HTML and addresses in angle brackets. */
function withoutCode(source: string, node: Parents, from: number, to: number): string {
  const parts: string[] = [];
  let at = from;
  visitMarkdown(node, (child) => {
    const [start, end] = [startOf(child)?.offset, endOf(child)?.offset];
    if (start === undefined || end === undefined || start < at) return;
    if (child.type !== 'inlineCode' && child.type !== 'html' && !(child.type === 'link' && source[start] === '<'))
      return;
    parts.push(source.slice(at, start), ' '.repeat(end - start));
    at = end;
  });
  return [...parts, source.slice(at, to)].join('');
}
