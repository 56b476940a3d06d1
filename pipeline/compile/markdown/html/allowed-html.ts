import { defaultSchema } from 'rehype-sanitize';

type Schema = typeof defaultSchema;

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
export const allowedHtml: Schema = {
  strip: WITH_CONTENT,
  clobber: [],
  clobberPrefix: '',
  ancestors: defaultSchema.ancestors ?? {},
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
