import type { Root } from 'mdast';
import type { Place } from '../../../lint/report.ts';
import type { MarkdownContext } from '../context.ts';
import { countBelow } from '../points.ts';
import { findPastes, type IsPasted } from './pastes.ts';
import { closesItself, rawTags, VOID, type RawTag, type TagInTree } from './raw-tags.ts';
import { attributesOf, isOfProgram } from './tag-attributes.ts';
import { createTagEdits } from './tag-edits.ts';
import { goesWithContent, isAllowed, isInline, isOneUnit, pairTags } from './tag-pairs.ts';
import { isKnownElement, isMeantAsElement } from './known-elements.ts';
import { readsAsText, writtenName } from './text-like-tags.ts';

/** A tag that stays in a text, with the attributes that were taken out of it because a program wrote them. */
export interface SettledTag extends RawTag {
  readonly ofProgram: readonly string[];
}

/** Elements whose end may be far: without them, what stands in them can be read all the same. */
const MEDIA = new Set('applet audio canvas embed frame frameset iframe noembed noframes object video'.split(' '));
/** Elements whose words a browser shows, or a reader was meant to see. */
const SHOWN = new Set(['math', 'plaintext', 'svg', 'xmp']);
/** What ends of a list or a table may be without an end tag of its own. */
const LISTS = new Set(['dl', 'menu', 'ol', 'ruby', 'select', 'table', 'ul']);
/** Elements of a paste whose text its program has written, and those whose text is the writer's. */
const OF_PASTES = new Set(['style', 'title', 'xml']);
const OF_PROGRAM = /^(?:html|head|body|meta|link|base)$|:/;

/** What a text holds of HTML. */
interface SettledHtml {
  /** The tags that stay, at the places where they were typed. */
  readonly typed: readonly SettledTag[];
  readonly isPasted: IsPasted | undefined;
  readonly hasHtml: boolean;
}

/**
 * Settles what in a text is HTML, what is text, and what came along with a paste. Takes out of the tree whatever would take words
 * along. Costs nothing where no `<` is.
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
  const pairs = pairTags(tags);
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

  function settle(tag: TagInTree): void {
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
        report('html-unknown', placeOf(tag), { name: writtenName(tag) });
      if (text === 'doubtful') report('html-unclosed', placeOf(tag), { name: tag.name, shown: 'as text' });
    } else if (goesWithContent(tag.name)) settleRemoved(tag, partner);
    else if (tag.name === 'textarea' && !partner) settleUnclosed(tag, undefined);
    else if (tag.name === 'input' && !isCheckbox(tag)) {
      reportRemoved(tag, '');
      takeTagsOut(tag, partner);
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

  /** Takes out the tags alone, and says what they would have taken along. */
  function settleUnclosed(tag: TagInTree, partner: TagInTree | undefined): void {
    const words = countWords(endOf(tag), partner?.offset ?? source.length);
    if (words === 0) reportRemoved(tag, '');
    else if (MEDIA.has(tag.name) || (tag.name === 'textarea' && isInline(tag))) reportRemoved(tag, '; its text stays');
    else report('html-swallows', placeOf(tag), { name: tag.name, words: String(words), how: partner ? 'far' : 'open' });
    takeTagsOut(tag, partner);
  }

  function settleEnd(tag: TagInTree): void {
    const start = pairs.get(tag);
    if (start && !textual.has(start)) return keep(tag);
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

  function keep(tag: RawTag, ofProgram: readonly string[] = []): void {
    kept.push({ ...tag, ofProgram });
  }

  function takeOut(tag: TagInTree, partner: TagInTree | undefined): void {
    if (!partner || !isOneUnit(tag, partner)) return edits.replace(tag, '');
    edits.cut(tag, partner);
    cutUntil = partner;
  }

  /** Takes out the tags, and leaves what stands between them. */
  function takeTagsOut(tag: TagInTree, partner: TagInTree | undefined): void {
    if (partner) gone.add(partner);
    edits.replace(tag, '');
  }

  function reportRemoved(tag: TagInTree, rest: string): void {
    report('html-removed', placeOf(tag), { what: `\`<${writtenName(tag)}>\``, kept: rest });
  }

  function placeOf({ line, column }: RawTag): Place {
    return locate(line, column);
  }
}

/**
 * Counts the words that a reader would see between two offsets of a text; what looks like a tag or a target is none. The text is read
 * once, when the counter is first asked.
 */
function createWordCounter(source: string): (from: number, to: number) => number {
  let begins: number[] | undefined;
  return (from, to) => {
    begins ??= [...source.matchAll(WORD)].flatMap(({ 1: word, index }) => (word === undefined ? [] : [index]));
    return countBelow(begins, to) - countBelow(begins, from);
  };
}

const WORD = /<!--|-->|<[^<>]*>|\]\([^()\s]*\)|([\p{L}\p{N}][\p{L}\p{N}'’.-]*)/gu;

/** Whether what an element holds, if anything, ends where it began. */
function isWhole(tag: TagInTree, partner: TagInTree | undefined): boolean {
  return partner ? isOneUnit(tag, partner) : closesItself(tag) || VOID.has(tag.name);
}

function endOf({ offset, text }: RawTag): number {
  return offset + text.length;
}

/** The only field that a text may show: the box of a task. */
function isCheckbox(tag: RawTag): boolean {
  return attributesOf(tag).some(
    ({ name, value }) => name.toLowerCase() === 'type' && /^["']?checkbox["']?$/i.test(value ?? ''),
  );
}
