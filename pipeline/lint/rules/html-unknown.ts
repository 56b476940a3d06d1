import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';
import { isKnownElement } from '../../markdown/syntax/known-html.ts';

/** A value in braces, which may contain braces, as programs write it. */
const BRACED = String.raw`\{[^{}]{0,500}(?:\{[^{}]{0,500}\}[^{}]{0,500}){0,3}\}`;
/** Text that looks like a tag. */
const LIKE_TAG = new RegExp(String.raw`(?<!\{)<(?<name>[A-Za-z][\w.:-]*)(?![\w.:-])(?:[^<>{}]|${BRACED})*>`, 'g');
const END_TAG = /<\/[A-Za-z][\w.:-]*>/g;
const LETTER = /[\p{L}\p{N}_]/u;
const ATTRIBUTE = /\s[\w:@.-]+\s*=/;
const ENCLOSED_ATTRIBUTE = new RegExp(String.raw`${ATTRIBUTE.source}\s*["'{]`);
const COMPONENT = /^[A-Z][\w.]*[a-z]|^[A-Z]\w*\./;
/** What follows a tag without which the next line would be code. */
const BEFORE_BLANKS = /^[ \t]*\n(?: {4}|\t)/;

export const htmlUnknown: Finders<'html-unknown'> = {
  signs: /<[A-Za-z]/,
  /** Finds elements unknown to HTML, such as `<Video />`, and broken tags, which are shown as typed. */
  *block({ prose, start, end: blockEnd }, { source }) {
    const tags = allMatches(LIKE_TAG, prose);
    if (tags.length === 0) return;
    // An element in a paragraph of tags only may end in another paragraph.
    const isTagsAlone = /^[\s\ufffc]*$/.test(prose.replace(LIKE_TAG, ''));
    const ends = new Set((isTagsAlone ? source : prose).match(END_TAG));
    for (const { 0: tag, index, groups } of tags) {
      const name = groups?.['name'] ?? '';
      const offset = start + index;
      const typed = source.slice(offset, offset + tag.length).replaceAll(/\s+/g, ' ');
      if (isKnownElement(name) && ATTRIBUTE.test(tag)) {
        const end = offset + tag.length;
        const endTag = source.slice(0, blockEnd).indexOf(`</${name}>`, end);
        yield { offset, end, values: { tag: typed, broken: 'yes' }, ...(endTag >= 0 && { alsoAt: endTag }) };
      } else if (isMeantAsElement(name, tag, ends.has(`</${name}>`), prose[index - 1] ?? '')) {
        const isIndented = ends.has(`</${name}>`) && BEFORE_BLANKS.test(source.slice(offset + tag.length));
        yield { offset, values: { tag: typed, ...(isIndented && { indented: 'yes' }) } };
      }
    }
  },
};

/**
 * Tells whether an unknown tag was meant as an element: it has attributes, closes itself, or is closed and named like a
 * component. `before` is the character before it. `List<String>` and `<your-name>` are plain text.
 */
function isMeantAsElement(name: string, text: string, isClosed: boolean, before: string): boolean {
  if (LETTER.test(before) || isKnownElement(name)) return false;
  return (
    ENCLOSED_ATTRIBUTE.test(text) ||
    /\s\/>$|^<[A-Z][\w.]*\/>$/.test(text) ||
    (isClosed && (COMPONENT.test(name) || /^[a-z]+$/.test(name)))
  );
}
