import { type TextParameters, inText, warning } from '../rule.ts';
import { BRACED } from '../../compile/markdown/html/raw-tags.ts';
import {
  hasAttribute,
  isBeforeBlanks,
  isKnownElement,
  isMeantAsElement,
} from '../../compile/markdown/html/known-elements.ts';

/** Text that looks like a tag. */
const LIKE_TAG = new RegExp(String.raw`(?<!\{)<(?<name>[A-Za-z][\w.:-]*)(?![\w.:-])(?:[^<>{}]|${BRACED})*>`, 'g');
const END_TAG = /<\/[A-Za-z][\w.:-]*>/g;

export const htmlUnknown = warning<TextParameters<'tag', 'broken' | 'indented'>>('html', {
  message: (v) =>
    v.broken
      ? `Unexpected HTML \`${v.tag}\` with attributes that cannot be read: it is shown as the text that it looks like`
      : `Unexpected element \`${v.tag}\`, which is none of HTML: it is shown as the text that it looks like`,
  advice: (v) =>
    v.broken
      ? 'Write it in Markdown; or put a blank before each attribute, and its value between two straight quotation marks.'
      : `Take it out, ${v.indented ? 'with its end and the blanks that begin the lines between' : 'with its end if it has one'}, and leave what stands between; or put a backslash before it, \`\\<\`, if readers shall see it.`,
  means:
    'Programs name parts of their own, such as `<Video>` or `<Callout>`; HTML knows none of them. ' +
    'What a browser does not know is shown as it is typed, so that no word is lost, and readers see the tag. Take it out, and leave the words. ' +
    'A tag whose attributes cannot be read, such as `<a href="/faq"title="Answers">`, is shown in the same way.',
  parameters: { tag: '<Callout type="info">' },
  example: inText('‸<Callout type="info">Read this first.</Callout>', 'Read this first.'),
  find: {
    signs: /<[A-Za-z]/,
    /** Finds elements unknown to HTML, such as `<Video />`, and broken tags, which are shown as typed. */
    *block({ prose, start, end: blockEnd }, { source }) {
      const tags = [...prose.matchAll(LIKE_TAG)];
      if (tags.length === 0) return;
      // An element in a paragraph of tags only may end in another paragraph.
      const isTagsAlone = /^[\s\ufffc]*$/.test(prose.replace(LIKE_TAG, ''));
      const ends = new Set((isTagsAlone ? source : prose).match(END_TAG));
      for (const { 0: tag, index, groups } of tags) {
        const name = groups?.['name'] ?? '';
        const offset = start + index;
        const typed = source.slice(offset, offset + tag.length).replaceAll(/\s+/g, ' ');
        if (isKnownElement(name) && hasAttribute(tag)) {
          const end = offset + tag.length;
          const endTag = source.slice(0, blockEnd).indexOf(`</${name}>`, end);
          yield { offset, end, values: { tag: typed, broken: 'yes' }, ...(endTag >= 0 && { endTag }) };
        } else if (isMeantAsElement(name, tag, ends.has(`</${name}>`), prose[index - 1] ?? '')) {
          const isIndented = ends.has(`</${name}>`) && isBeforeBlanks(source, offset + tag.length);
          yield { offset, values: { tag: typed, ...(isIndented && { indented: 'yes' }) } };
        }
      }
    },
  },
});
