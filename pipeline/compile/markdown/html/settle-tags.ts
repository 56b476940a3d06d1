import type { Root } from 'mdast';
import type { Place } from '../../../lint/report.ts';
import type { MarkdownContext } from '../context.ts';
import { countBelow } from '../points.ts';
import { optional } from '../../../shared/optional.ts';
import { linkForEmbedded } from './embedded-link.ts';
import { findPastes, type IsPasted } from './pastes.ts';
import { closesItself, rawTags, VOID, type RawTag, type TagInTree } from './raw-tags.ts';
import { attributesOf, isOfProgram } from './tag-attributes.ts';
import { createTagEdits } from './tag-edits.ts';
import { goesWithContent, isAllowed, isHeading, isInline, isOneUnit, pairTags } from './tag-pairs.ts';
import { isBeforeBlanks, isKnownElement, isMeantAsElement } from './known-elements.ts';
import { readsAsText, writtenName } from './text-like-tags.ts';

/** A tag that stays in a text, with the attributes that were removed because a program wrote them. */
export interface SettledTag extends RawTag {
  readonly ofProgram: readonly string[];
}

/** Stands before what looks like a tag in a template of another program: `{{<figure src="a.png">}}`. */
const SHORTCODE = '{{';
/** Elements whose end tag may be far away; without the tags, their content can still be read. */
const MEDIA = new Set('applet audio canvas embed frame frameset iframe noembed noframes object video'.split(' '));
/** Elements whose text a browser shows, or a reader was meant to see. */
const SHOWN = new Set(['math', 'plaintext', 'svg', 'xmp']);
/** Lists and tables, whose items and cells may lack end tags. */
const LISTS = new Set(['dl', 'menu', 'ol', 'ruby', 'select', 'table', 'ul']);
/**
 * Elements of a paste to remove with their content, and those whose tags only are removed because their text is the
 * writer's.
 */
const OF_PASTES = new Set(['style', 'title', 'xml']);
const OF_PROGRAM = /^(?:html|head|body|meta|link|base)$|:/;

/** The HTML of a text. */
interface SettledHtml {
  /** The tags that stay, with the positions where they were typed. */
  readonly typed: readonly SettledTag[];
  readonly isPasted: IsPasted | undefined;
  readonly hasHtml: boolean;
}

/**
 * Decides what in a text is HTML, what is text, and what belongs to a paste. Removes tags from the tree that would hide
 * words. Returns at once if there is no `<`.
 */
export function settleHtml(tree: Root, source: string, context: MarkdownContext): SettledHtml {
  if (!source.includes('<')) return { typed: [], isPasted: undefined, hasHtml: false };
  const tags = rawTags(tree);
  const isPasted = findPastes(tree, tags, source, context);
  return { typed: settleTags(tags, source, isPasted, context), isPasted, hasHtml: tags.length > 0 };
}

function settleTags(
  tags: readonly TagInTree[],
  source: string,
  isPasted: IsPasted | undefined,
  { report: { report }, locate }: MarkdownContext,
): SettledTag[] {
  const pairs = pairTags(tags.filter((tag) => !isOfShortcode(tag)));
  const [edits, countWords] = [createTagEdits(), createWordCounter(source)];
  const besideLists = new Set(tags.filter(({ name }) => LISTS.has(name)).map(({ parent }) => parent));
  const textual = new Set<TagInTree>();
  const gone = new Set<TagInTree>();
  const unclosed = new Map<string, TagInTree>();
  const kept: SettledTag[] = [];
  let cutUntil: TagInTree | undefined;
  for (const tag of tags) {
    if (cutUntil === undefined) {
      if (gone.has(tag)) edits.replace(tag, '');
      else settle(tag);
    }
    if (cutUntil === tag) cutUntil = undefined;
  }
  edits.apply();
  return kept;

  /** Tells whether a tag stands in a template of another program. A comment never does, so that it stays hidden. */
  function isOfShortcode({ name, offset }: TagInTree): boolean {
    return name !== '' && source.startsWith(SHORTCODE, offset - SHORTCODE.length);
  }

  function settle(tag: TagInTree): void {
    if (isOfShortcode(tag)) return edits.showAsText(tag);
    switch (tag.kind) {
      case 'start':
        return settleStart(tag);
      case 'end':
        return settleEnd(tag);
      case 'comment':
      case 'declaration':
        return isPasted?.(tag) ? edits.replace(tag, '') : keep(tag);
      case 'open comment':
      case 'open declaration':
        return settleOpen(tag);
    }
  }

  function settleStart(tag: TagInTree): void {
    const partner = pairs.get(tag);
    if (isPasted?.(tag) && OF_PASTES.has(tag.name)) return takeOut(tag, partner);
    if (isPasted?.(tag) && OF_PROGRAM.test(tag.name)) return takeTagsOut(tag, partner);
    const isBesideList = besideLists.has(tag.parent);
    const before = source[tag.offset - 1] ?? '';
    const isSecond = unclosed.get(tag.name)?.parent === tag.parent && isInline(tag);
    const text = readsAsText(tag, { partner, before, isSecond, isBesideList });
    if (text !== undefined) {
      textual.add(tag);
      edits.showAsText(tag);
      if (isMeantAsElement(writtenName(tag), tag.text, partner !== undefined, before))
        report('html-unknown', placeOf(tag), {
          tag: tag.text.replaceAll(/\s+/g, ' '),
          ...(partner && isBeforeBlanks(source, endOf(tag)) && { indented: 'yes' }),
        });
      if (text === 'doubtful') report('html-unclosed', placeOf(tag), { name: tag.name, shown: 'as text' });
    } else if (goesWithContent(tag.name)) settleRemoved(tag, partner);
    else if (isHeading(tag) && !partner) settleOpenHeading(tag);
    else if (tag.name === 'textarea' && !partner) settleUnclosed(tag, undefined);
    else if (tag.name === 'input' && !isCheckbox(tag)) {
      reportRemoved(tag, '');
      takeTagsOut(tag, partner);
    } else if (tag.name === 'strike') {
      keepStart(renamed(tag, 's'));
    } else if (!isAllowed(tag.name) && !isWhole(tag, partner)) {
      reportRemoved(tag, '; its text stays');
      takeTagsOut(tag, partner);
    } else {
      if (!partner) unclosed.set(tag.name, tag);
      keepStart(tag);
    }
  }

  function settleRemoved(tag: TagInTree, partner: TagInTree | undefined): void {
    if (!isWhole(tag, partner)) return settleUnclosed(tag, partner);
    const words = partner && SHOWN.has(tag.name) ? countWords(endOf(tag), partner.offset) : 0;
    if (words > 0) report('html-swallows', placeOf(tag), { name: tag.name, words: String(words), how: 'inside' });
    else reportRemoved(tag, partner ? ', nor is what stands in it' : '');
    takeOut(tag, partner);
  }

  /** Removes only the tags, and reports the words that they would have hidden. */
  function settleUnclosed(tag: TagInTree, partner: TagInTree | undefined): void {
    const words = countWords(endOf(tag), partner?.offset ?? source.length);
    if (words === 0) reportRemoved(tag, '');
    else if (MEDIA.has(tag.name) || (tag.name === 'textarea' && isInline(tag))) reportRemoved(tag, '; its text stays');
    else report('html-swallows', placeOf(tag), { name: tag.name, words: String(words), how: partner ? 'far' : 'open' });
    takeTagsOut(tag, partner);
  }

  /** Makes a paragraph of a heading that nothing ends: it would take all text up to the next heading along. */
  function settleOpenHeading(tag: TagInTree): void {
    const isSecond = unclosed.get('heading')?.node === tag.node;
    if (!isSecond) report('html-unclosed', placeOf(tag), { name: tag.name });
    unclosed.set('heading', tag);
    edits.replace(tag, isSecond || isInline(tag) ? '' : '<p>');
  }

  function settleEnd(tag: TagInTree): void {
    const start = pairs.get(tag);
    if (start && !textual.has(start)) return keep(tag.name === 'strike' ? renamed(tag, 's') : tag);
    if (isPasted?.(tag)) return edits.replace(tag, '');
    if (!isKnownElement(writtenName(tag))) return edits.showAsText(tag);
    if (tag.name === 'br') {
      edits.replace(tag, '<br>');
      return keep({ ...tag, kind: 'start' });
    }
    edits.replace(tag, '');
    if (!start) report('html-removed', placeOf(tag), { what: `\`</${tag.name}>\`, which closes nothing` });
  }

  function settleOpen(tag: TagInTree): void {
    const words = countWords(tag.offset, source.length);
    const name = tag.kind === 'open comment' ? '!--' : '!';
    if (words > 0) report('html-swallows', placeOf(tag), { name, words: String(words), how: 'open' });
    else report('html-removed', placeOf(tag), { what: tag.kind === 'open comment' ? 'comment' : 'declaration' });
    edits.replace(tag, '');
  }

  function keepStart(tag: TagInTree): void {
    const ofProgram = attributesOf(tag).filter(isOfProgram);
    for (const attribute of ofProgram) edits.replace(tag, '', attribute);
    const names = ofProgram.map(({ name, value }) => (value?.startsWith('{') ? `${name}={…}` : name));
    keep(tag, names);
    if (!closesItself(tag) || VOID.has(tag.name)) return;
    const text = `</${tag.name}>`;
    edits.replace(tag, text, { index: tag.text.length, text: '' });
    keep({ ...tag, kind: 'end', text });
  }

  /** Renames an element that HTML no longer has to the one that means the same. */
  function renamed(tag: TagInTree, name: string): TagInTree {
    edits.replace(tag, name, { index: tag.text.search(/[a-z]/i), text: tag.name });
    return { ...tag, name };
  }

  function keep(tag: RawTag, ofProgram: readonly string[] = []): void {
    kept.push({ ...tag, ofProgram });
  }

  function takeOut(tag: TagInTree, partner: TagInTree | undefined): void {
    if (!partner || !isOneUnit(tag, partner)) return edits.replace(tag, '');
    edits.cut(tag, partner);
    cutUntil = partner;
  }

  /** Removes the tags but keeps what is between them. */
  function takeTagsOut(tag: TagInTree, partner: TagInTree | undefined): void {
    if (partner) gone.add(partner);
    edits.replace(tag, '');
  }

  function reportRemoved(tag: TagInTree, rest: string): void {
    const what = `\`<${writtenName(tag)}>\``;
    const isInside = /\n[ \t]*$/.test(tag.node.value.slice(0, tag.index));
    const values = { what, kept: rest, ...(isInside && { inside: 'yes' }), ...optional('link', linkForEmbedded(tag)) };
    report('html-removed', placeOf(tag), values);
  }

  function placeOf({ line, column }: RawTag): Place {
    return locate(line, column);
  }
}

/**
 * Creates a counter of the visible words between two offsets of a text, without what looks like a tag or a target.
 * Reads the text once, on the first call.
 */
function createWordCounter(source: string): (from: number, to: number) => number {
  let begins: number[] | undefined;
  return (from, to) => {
    begins ??= [...source.matchAll(WORD)].flatMap(({ 1: word, index }) => (word === undefined ? [] : [index]));
    return countBelow(begins, to) - countBelow(begins, from);
  };
}

const WORD = /<!--|-->|<[^<>]*>|\]\([^()\s]*\)|([\p{L}\p{N}][\p{L}\p{N}'’.-]*)/gu;

/** Tells whether an element has no content, or ends in the unit in which it began. */
function isWhole(tag: TagInTree, partner: TagInTree | undefined): boolean {
  return partner ? isOneUnit(tag, partner) : closesItself(tag) || VOID.has(tag.name);
}

function endOf({ offset, text }: RawTag): number {
  return offset + text.length;
}

/** Tells whether an input is a task's check box, the only form field that a text may show. */
function isCheckbox(tag: RawTag): boolean {
  return attributesOf(tag).some(
    ({ name, value }) => name.toLowerCase() === 'type' && /^["']?checkbox["']?$/i.test(value ?? ''),
  );
}
