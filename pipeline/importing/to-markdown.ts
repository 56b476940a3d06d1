import type { Element } from 'hast';
import type { Html, Parents, Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import { writeMarkdown } from '../markdown/texts/markdown-text.ts';
import { UserError } from '../shared/errors.ts';
import { adoptMarkdown } from './adopt-markdown.ts';
import { rehypeBlocks } from './blocks.ts';
import { rehypeDropUnseen } from './drop-unseen.ts';
import { remarkHeadingLevels, remarkTitle } from './headings.ts';
import { namesBeside, type Imported, type ImportedPicture } from './imported.ts';
import { rehypeLists } from './lists.ts';
import { NOTE_DEFINITION, NOTE_REFERENCE, rehypeNotes } from './notes.ts';
import { rehypePictures } from './pictures.ts';
import { readDocx } from './read-docx.ts';
import { rehypeSettleMarks } from './settle-marks.ts';
import { rehypeClassStyles } from './styles.ts';
import { rehypeTables } from './tables.ts';
import { rehypeTargets } from './targets.ts';
import { remarkTidyPhrases } from './tidy-phrases.ts';
import { rehypeWordLists } from './word-lists.ts';
import { rehypeWordParagraphs } from './word-paragraphs.ts';

/** What a clipboard or a document holds: exactly one of the first three. */
export interface Paste {
  readonly html?: string;
  /** A `.docx`, as base64. */
  readonly bytes?: string;
  readonly markdown?: string;
  /** The name of a document that becomes a text of its own: its first heading is the title, and not in the Markdown. */
  readonly name?: string;
}

export interface ImportedText {
  readonly markdown: string;
  readonly title?: string;
  readonly pictures: readonly ImportedPicture[];
  readonly lost: readonly string[];
}

type Handlers = NonNullable<NonNullable<Options>['handlers']>;

/** Words between tags, until their tags are written: HTML would end the paragraph around it, as a block does. */
const TAGGED = 'textDirective';

/** What Markdown has no sign for, and this site allows as HTML. */
const inTags: Handlers[string] = (state, node: Element) => {
  return { type: TAGGED, name: node.tagName, children: state.all(node) } as unknown as ReturnType<typeof state.all>;
};

/** Writes tags around what {@link inTags} has left. */
const remarkTags: Plugin<[], Root> = () =>
  function write(parent: Parents): void {
    const tag = (value: string): Html => ({ type: 'html', value });
    parent.children = parent.children.flatMap((child): RootContent[] => {
      if ('children' in child) write(child);
      const { type, name, children } = child as unknown as { type: string; name: string; children: RootContent[] };
      return type === TAGGED ? [tag(`<${name}>`), ...children, tag(`</${name}>`)] : [child];
    }) as typeof parent.children;
  };

const HANDLERS: Handlers = {
  sub: inTags,
  sup: inTags,
  details: (state, node) => state.toFlow(state.all(node)),
  menu: (state, node) => state.toFlow(state.all(node)),
  br: (state) => (state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' }),
  [NOTE_REFERENCE]: (_state, { properties }: Element) => {
    const label = String(properties['label']);
    return { type: 'footnoteReference', identifier: label, label };
  },
  [NOTE_DEFINITION]: (state, node: Element) => {
    const label = String(node.properties['label']);
    return { type: 'footnoteDefinition', identifier: label, label, children: state.toFlow(state.all(node)) as [] };
  },
};

/** From what a program writes to what this site reads, one idea after the other. */
const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeClassStyles)
  .use(rehypeWordParagraphs)
  .use(rehypeWordLists)
  .use(rehypeDropUnseen)
  .use(rehypeNotes)
  .use(rehypeTargets)
  .use(rehypePictures)
  .use(rehypeTables)
  .use(rehypeSettleMarks)
  .use(rehypeBlocks)
  .use(rehypeLists)
  .use(rehypeRemark, { handlers: HANDLERS })
  .use(remarkTags)
  .use(remarkTidyPhrases)
  .use(remarkTitle)
  .use(remarkHeadingLevels)
  .freeze();

/**
 * Makes this project's Markdown of what a clipboard or a document holds. `language` is that of the site; `nameFor` returns
 * a name for a picture that no other file has. Throws a `UserError` if a document cannot be read.
 */
export async function toMarkdown(
  { html = '', bytes, markdown, name }: Paste,
  language: string,
  nameFor: Imported['nameFor'] = namesBeside(() => undefined),
): Promise<ImportedText> {
  const imported: Imported = { language, nameFor, isDocument: name !== undefined, pictures: [], lost: new Set() };
  const written = bytes === undefined ? html : await readDocx(Buffer.from(bytes, 'base64'));
  const text = markdown === undefined ? textOf(written, imported) : adoptMarkdown(markdown, imported);
  const title = name === undefined ? undefined : (imported.title ?? titleOfName(name));
  return {
    markdown: text,
    ...(title !== undefined && { title }),
    pictures: imported.pictures,
    lost: [...imported.lost],
  };
}

function textOf(html: string, imported: Imported): string {
  const file = new VFile({ value: html, data: { imported } });
  try {
    return writeText(processor.runSync(processor.parse(file), file) as Root);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError('Cannot read this: its parts stand too deep inside of each other; paste its words alone', {
      cause: error,
    });
  }
}

/** Signs that mean something on this site only: facts, figures and formulas. */
const UNSAFE = [
  { character: '{', after: '[{<]', inConstruct: 'phrasing' as const },
  { character: ':', after: ':', atBreak: true },
  { character: '$', after: '\\D', inConstruct: 'phrasing' as const },
  { character: '$', before: '\\S', inConstruct: 'phrasing' as const },
];

/** A backslash before a `~` that stands alone, which means nothing here. */
const NEEDLESS = /(?<![~\\])\\~(?!\\?~)/g;

/** Writes a tree as a text of this site, with a line break at its end; what was typed as signs stays signs. */
function writeText({ children }: Root): string {
  const text = writeMarkdown(children, { unsafe: UNSAFE }).replaceAll(NEEDLESS, '~');
  return text === '' ? '' : `${text}\n`;
}

/** Returns the name of a document as a title: `Burn quality` for `Burn_quality.docx`. */
function titleOfName(name: string): string {
  return name
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+|\s+/g, ' ')
    .trim();
}
