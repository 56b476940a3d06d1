import type { Element, Root } from 'hast';
import { find, html } from 'property-information';
import rehypeRaw from 'rehype-raw';
import { defaultSchema } from 'rehype-sanitize';
import { type Plugin, unified } from 'unified';
import { message } from '../message.ts';
import { elementsBelow, visitElements } from '../visit.ts';
import { keyOf, typedName, VOID } from './raw-tags.ts';

declare module 'vfile' {
  interface DataMap {
    /** The HTML tree before the allow-list. */
    unfiltered: Root;
  }
}

const raw = unified().use(rehypeRaw).freeze();

/**
 * Parses the HTML that the writer typed, if there is any. Its elements get the positions of their tags in the source,
 * which filled-in facts have shifted.
 */
export const rehypeTypedHtml: Plugin<[], Root> = () => (tree, file) => {
  const { tags } = file.data;
  if (!tags) return undefined;
  const parsed = raw.runSync(tree) as Root;
  const typed = new Map(tags.map((tag) => [keyOf(tag), tag]));
  for (const node of elementsBelow(parsed)) {
    const tag = typed.get(keyOf(node));
    if (tag && node.position) node.position.start = { line: tag.line, column: tag.column, offset: tag.offset };
  }
  file.data.unfiltered = parsed;
  return parsed;
};

/**
 * Reports the start tags that the HTML parser or the allow-list left out, and the attributes that the allow-list left
 * out, one finding per tag.
 */
export const rehypeReportRemoved: Plugin<[], Root> = () => (tree, file) => {
  const { tags = [], unfiltered } = file.data;
  if (tags.length === 0 || !unfiltered) return;
  const parsed = elementsByKey(unfiltered);
  const published = elementsByKey(tree);
  for (const tag of tags) {
    if (tag.kind !== 'start' || tag.isTold) continue;
    const element = published.get(keyOf(tag));
    const name = `\`<${typedName(tag)}>\``;
    if (!element) {
      message(file, 'html-removed', tag, { what: name, ...(!VOID.has(tag.name) && { kept: '; its text stays' }) });
      continue;
    }
    const typed = new Map(Array.from(tag.text.matchAll(/[^\s"'<>/=]+/g), ([one]) => [one.toLowerCase(), one]));
    const lost = Object.keys(parsed.get(keyOf(tag))?.properties ?? {})
      .filter((property) => !Object.hasOwn(element.properties, property))
      .map((property) => {
        const { attribute } = find(html, property);
        return `\`${typed.get(property.toLowerCase()) ?? typed.get(attribute) ?? attribute}\``;
      });
    if (lost.length === 0) continue;
    const what = `${lost.length === 1 ? 'attribute' : 'attributes'} ${new Intl.ListFormat('en-GB').format(lost)} of ${name}`;
    message(file, 'html-removed', tag, { what, ...(lost.length > 1 && { many: 'many' }) });
  }
};

function elementsByKey(tree: Root): Map<string, Element> {
  return new Map(elementsBelow(tree).map((node) => [keyOf(node), node]));
}

const OBSOLETE = new Set(['strike', 'tt', 'picture', 'source']);
const ADDED = 'abbr bdi bdo caption cite dfn figcaption figure mark small time u wbr'.split(' ');

/** The content of such an element is not text for readers, so it is removed with the element. */
const WITH_CONTENT = (
  'applet audio canvas embed frame frameset iframe math noembed noframes noscript ' +
  'object plaintext script style svg template title video xmp'
).split(' ');

/**
 * The allow-list for HTML: what GitHub allows, minus obsolete and presentational parts. Ids keep the names that the
 * writer gave them, since links and the specification name them; `settle-ids.ts` keeps them apart from the ids of the
 * page itself.
 */
export const allowedHtml: typeof defaultSchema = {
  strip: WITH_CONTENT,
  clobber: [],
  clobberPrefix: '',
  ancestors: { ...defaultSchema.ancestors, li: ['ol', 'ul'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'mailto', 'tel', 'destination'],
    src: ['http', 'https'],
  },
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !OBSOLETE.has(name)), ...ADDED],
  attributes: {
    '*': ['id', 'title', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: [
      'href',
      'ariaDescribedBy',
      'ariaLabel',
      'dataFootnoteBackref',
      'dataFootnoteRef',
      ['className', 'data-footnote-backref'],
    ],
    blockquote: ['cite'],
    code: [['className', /^language-./]],
    del: ['cite', 'dateTime'],
    details: ['open'],
    h2: [['className', 'sr-only']],
    img: ['src', 'alt', 'width', 'height'],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    ins: ['cite', 'dateTime'],
    li: [['className', 'task-list-item'], 'value'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I'], ['className', 'contains-task-list']],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
};

/** Removes form fields, of which the allow-list would make check boxes. */
export const rehypeRemoveFields: Plugin<[], Root> = () => (tree, file) => {
  if (!file.data.tags) return;
  visitElements(tree, ({ tagName, properties }, index, parent) => {
    if (tagName !== 'input' || properties['type'] === 'checkbox') return undefined;
    parent.children.splice(index, 1);
    return index;
  });
};
