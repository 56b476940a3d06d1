import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { optional } from '../../shared/optional.ts';
import { message } from '../message.ts';
import { startOf } from '../points.ts';
import { refuseDeepTags } from '../document-limits.ts';
import { allowedHtml } from './typed-html.ts';
import { isKnownElement } from '../syntax/known-html.ts';
import { findPaste } from './pastes.ts';
import { ENDS_BY_ITSELF, isInline, pairTags, rawTags, typedName, VOID, type RawTag } from './raw-tags.ts';

declare module 'vfile' {
  interface DataMap {
    /** The HTML tags of the text, in order; absent in a text without HTML. */
    tags: readonly RawTag[];
    /** Whether the HTML was pasted from another program. */
    isPasted: boolean;
  }
}

/** Stands before what looks like a tag in a template of another program: `{{<figure src="a.png">}}`. */
const SHORTCODE = /(?<!\\)\{\{$/;
const LETTER = /[\p{L}\p{N}_]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;
/** Elements removed with their content although a browser shows it. */
const SHOWN = new Set(['math', 'plaintext', 'svg', 'xmp']);
/** Elements of a paste that nobody asks for. */
const OF_PASTES = new Set(['style', 'title']);
/** Elements that take along what follows if nothing closes them. */
const SWALLOWS = /^(?:select|textarea)$/;
/** An attribute with a value: the tag is meant as one. */
const VALUE = /\s[\w:.-]+\s*=/;
const EMBEDDED = new Set('applet audio embed frame iframe object video'.split(' '));
const SOURCE = /\s(?:src|data)\s*=\s*["']?((?:https?:)?\/\/[^\s"'<>()]+)/i;
const TITLE = /\stitle\s*=\s*(?:"([^"]+)"|'([^']+)')/i;

/**
 * Prepares the HTML of a text for the HTML parser, and reports what the parser would say nothing about: tags without
 * their partner, and elements that are removed with the words in them. A tag in a line of text that nothing closes is
 * shown as text.
 */
export const remarkHtml: Plugin<[], Root> = () => (tree, file) => {
  if (!String(file).includes('<')) return;
  const tags = rawTags(tree);
  // Before anything else is said of them.
  refuseDeepTags(tags, file);
  const isPasted = findPaste(tree, file);
  if (tags.length > 0) file.data.tags = settleTags(tags, file, isPasted);
  file.data.isPasted = isPasted;
};

function settleTags(tags: readonly RawTag[], file: VFile, isPasted: boolean): RawTag[] {
  const source = String(file);
  const pairs = pairTags(tags.filter((tag) => !isOfShortcode(tag, source)));
  const unclosed = new Set<string>();
  let toldUntil = 0;
  let isCut = false;
  return tags.flatMap((tag) => {
    const isInside = tag.offset < toldUntil;
    if (!isInside) isCut = false;
    const isKept = isInside ? !isCut : settle(tag);
    return isKept ? [{ ...tag, isTold: isInside || tag.offset < toldUntil || isPasted }] : [];
  });

  /** Reports what is odd about a tag, and returns whether it is still one. */
  function settle(tag: RawTag): boolean {
    const partner = pairs.get(tag);
    if (isOfShortcode(tag, source)) return showAsText(tag);
    if (tag.kind === 'start') return isText(tag, partner) ? showAsText(tag) : settleStart(tag, partner);
    if (tag.kind === 'end') return partner !== undefined || settleLoneEnd(tag);
    settleHidden(tag);
    return true;
  }

  function isText(tag: RawTag, partner: RawTag | undefined): boolean {
    if (!tag.text.endsWith('>')) return true;
    return isInline(tag) && !ENDS_BY_ITSELF.has(tag.name) && !partner && !VALUE.test(tag.text);
  }

  /** Behind a letter, as in `List<A>` and `a<b and c>d`, nothing else can be meant. */
  function showAsText(tag: RawTag): boolean {
    const isMeant = isOfShortcode(tag, source) || LETTER.test(source[tag.offset - 1] ?? '');
    if (!isMeant) reportUnclosed(tag, { shown: 'as text' });
    const { node, index } = tag;
    if (isInline(tag)) Object.assign(node, { type: 'text' });
    else node.value = `${node.value.slice(0, index)}&lt;${node.value.slice(index + 1)}`;
    return false;
  }

  function settleStart(tag: RawTag, partner: RawTag | undefined): boolean {
    const isRemoved = allowedHtml.strip?.includes(tag.name) || (SWALLOWS.test(tag.name) && !partner);
    if (isRemoved) return settleRemoved(tag, partner);
    const isWhole = ENDS_BY_ITSELF.has(tag.name) || partner?.name === tag.name;
    if (!isWhole && allowedHtml.tagNames?.includes(tag.name)) reportUnclosed(tag, {});
    return true;
  }

  /** Reports the first of such tags in a paragraph or in the blocks of HTML. */
  function reportUnclosed(tag: RawTag, values: { readonly shown?: string }): void {
    const key = `${startOf(tag.parent)?.offset} ${tag.name}`;
    if (!unclosed.has(key)) message(file, 'html-unclosed', tag, { name: tag.name, ...values });
    unclosed.add(key);
  }

  /** An element without its end takes along all that follows. */
  function settleRemoved(tag: RawTag, partner: RawTag | undefined): boolean {
    const begin = endOf(tag);
    const end = VOID.has(tag.name) ? begin : (partner?.offset ?? source.length);
    const isInLine = partner !== undefined && isInline(tag) && tag.parent === partner.parent;
    const isWhole = isInLine || tag.node === partner?.node;
    toldUntil = isInLine ? endOf(partner) : end;
    if (isInLine) {
      const siblings: Nodes[] = tag.parent.children;
      const start = siblings.indexOf(tag.node);
      siblings.splice(start, siblings.indexOf(partner.node) + 1 - start);
    }
    isCut = isInLine;
    const words = isWhole && !SHOWN.has(tag.name) ? 0 : countWords(source.slice(begin, end));
    const how = isWhole ? 'inside' : partner ? 'far' : 'open';
    if (words > 0) message(file, 'html-swallows', tag, { name: tag.name, words: String(words), how });
    else if (!isPasted || !OF_PASTES.has(tag.name))
      message(file, 'html-removed', tag, {
        what: `\`<${typedName(tag)}>\``,
        ...(partner && { kept: ', nor is what stands in it' }),
        ...(isBelowTag(tag) && { inside: 'yes' }),
        ...optional('link', linkForEmbedded(tag)),
      });
    return !isInLine;
  }

  /** An end tag in a line of text must not close what Markdown has opened. */
  function settleLoneEnd(tag: RawTag): boolean {
    const isOdd = !isPasted && isKnownElement(typedName(tag));
    if (isOdd) message(file, 'html-removed', tag, { what: `\`</${tag.name}>\`, which closes nothing` });
    if (!isInline(tag)) return true;
    tag.node.value = '';
    return false;
  }

  /** A comment or a declaration without its end takes along all that follows. */
  function settleHidden(tag: RawTag): void {
    const { kind } = tag;
    const isOpen = !tag.text.endsWith('>');
    const words = isOpen ? countWords(source.slice(tag.offset)) : 0;
    const name = kind === 'comment' ? '!--' : '!';
    if (words > 0) message(file, 'html-swallows', tag, { name, words: String(words), how: 'open' });
    else if (isPasted) return;
    else if (kind === 'comment' && !isOpen) message(file, 'comment-removed', tag, {});
    else message(file, 'html-removed', tag, { what: kind });
  }
}

/** Tells whether a tag stands in a template of another program. A comment never does, so that it stays hidden. */
function isOfShortcode({ name, offset }: RawTag, source: string): boolean {
  return name !== '' && SHORTCODE.test(source.slice(Math.max(0, offset - 3), offset));
}

function endOf({ offset, text }: RawTag): number {
  return offset + text.length;
}

/** Counts the words of a source text, without those in tags and addresses. */
function countWords(text: string): number {
  return text.replaceAll(/<[^<>]*>|\]\([^()\s]*\)/g, ' ').match(WORD)?.length ?? 0;
}

/** Tells whether a tag begins a line inside a block of HTML, which an empty line in its place would end. */
function isBelowTag({ node, index }: RawTag): boolean {
  return /\n[ \t]*$/.test(node.value.slice(0, index));
}

/** Returns a link to what an element embeds: as HTML behind another tag, where Markdown is not read. */
function linkForEmbedded({ name, text, node, index }: RawTag): string | undefined {
  if (!EMBEDDED.has(name)) return undefined;
  const address = SOURCE.exec(text)?.[1]?.replace(/^\/\//, 'https://') ?? 'address';
  const [, double, single] = TITLE.exec(text) ?? [];
  const words = double ?? single ?? 'words';
  return node.value.slice(0, index).trim() === '' ? `[${words}](${address})` : `<a href="${address}">${words}</a>`;
}
