import type { Element } from 'hast';
import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { ANCHOR } from '../content/slug.ts';
import { contextOf } from './context.ts';
import { elementsIn } from './elements.ts';
import { message } from './message.ts';
import { startOf } from './points.ts';
import { rawTags, type RawTag } from './html/raw-tags.ts';
import { nodesBelow } from './visit.ts';
import { parseTyped } from './syntax/parse.ts';

const OF_HEADING = /^h[1-6]$/;
/** Anchors that the writer puts after a heading, the current one first, then older ones: `{#new #old}`. */
const EXPLICIT_ID = new RegExp(String.raw`(?<![ \t])[ \t]*\{(${ANCHOR}(?:[ \t]+${ANCHOR})*)\}[ \t]*$`, 'u');

/** Splits a heading into its words and the anchors that the writer gave it; the first anchor is the current one. */
function readAnchors(typed: string): { readonly words: string; readonly anchors: readonly string[] } {
  const [, names = ''] = EXPLICIT_ID.exec(typed) ?? [];
  return { words: typed.replace(EXPLICIT_ID, ''), anchors: names.match(/[^\s#]+/g) ?? [] };
}

/** Returns the further anchors of an HTML heading. */
export function otherAnchorsOf(heading: Element): string[] {
  return elementsIn(heading).flatMap(({ children, properties: { id } }) =>
    children.length === 0 && typeof id === 'string' ? [id] : [],
  );
}

/**
 * Takes `{#anchor}` from the end of a heading as its anchor; older anchors become empty elements before its words.
 * `##Title {#anchor}` is a paragraph, but links to its anchor still work.
 */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree, file) => {
  const { given } = contextOf(file);
  for (const node of nodesBelow(tree)) {
    if (node.type === 'paragraph') anchorParagraph(node);
    if (node.type !== 'heading') continue;
    const anchors = takeAnchors(node);
    placeAnchors(node, anchors);
    for (const anchor of anchors) given?.add(anchor);
  }
};

function anchorParagraph(node: Paragraph): void {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (first?.type !== 'text' || last?.type !== 'text' || !/^#{2,6}[^\s#]/.test(first.value)) return;
  const [id] = readAnchors(last.value).anchors;
  if (id !== undefined) node.data = { ...node.data, hProperties: { id } };
}

/** Removes the anchors from the end of a heading, or from before the notes there, and returns them. */
function takeAnchors({ children }: Heading): readonly string[] {
  const index = children.findLastIndex(({ type }) => type !== 'footnoteReference');
  const last = children[index];
  if (last?.type !== 'text') return [];
  const { words, anchors } = readAnchors(last.value);
  if (anchors.length === 0) return [];
  last.value = words.trimEnd();
  if (last.value === '') children.splice(index, 1);
  return anchors;
}

function placeAnchors(node: Heading, [id, ...others]: readonly string[]): void {
  if (id === undefined) return;
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  const { position } = node;
  const places = others.map((other): PhrasingContent => ({
    type: 'emphasis',
    children: [],
    data: { hName: 'span', hProperties: { id: other } },
    ...(position && { position }),
  }));
  node.children.unshift(...places);
}

/**
 * Reports headings above the top level, which belongs to the page title, and jumps between levels. If a heading is too
 * high, moves all headings of the text down, so that its outline stays. HTML headings count too: gives their tags the
 * new names.
 */
export const remarkHeadingLevels: Plugin<[], Root> = () => (tree, file) => {
  const tags = file.data.tags ? placedAs(file.data.tags, rawTags(tree)) : [];
  const { topLevel } = contextOf(file);
  const nodes = nodesBelow(tree).flatMap((node) => (node.type === 'heading' && !node.data?.isProse ? [node] : []));
  const starts = tags.filter(({ kind, name }) => kind === 'start' && OF_HEADING.test(name));
  const headings = [
    ...nodes.map((node) => ({ depth: node.depth, start: startOf(node), underline: node.data?.underline })),
    ...starts.map((tag) => ({ depth: depthOf(tag), start: tag, underline: undefined })),
  ].toSorted(({ start: a }, { start: b }) => (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0));
  const highest = headings.reduce((least, { depth }) => Math.min(least, depth), 6);
  const isDeeper = highest > topLevel && nodes.length === headings.length && nodes.length > 1;
  let previous = topLevel - 1;
  for (const { depth, start, underline } of headings) {
    const tooHigh = depth < topLevel;
    if (start && (tooHigh || depth > previous + 1)) {
      message(file, 'heading-level', start, {
        level: String(depth),
        top: '#'.repeat(topLevel),
        ...(underline !== undefined && { underline }),
        ...(isDeeper && depth === highest && { deeper: String(highest - topLevel) }),
        expected: tooHigh ? `${topLevel} or deeper` : String(previous + 1),
      });
    }
    previous = depth;
  }
  const shift = Math.max(0, topLevel - highest);
  for (const node of nodes) node.depth = Math.min(6, node.depth + shift) as Heading['depth'];
  if (file.data.tags)
    file.data.tags = tags.map((tag) => (OF_HEADING.test(tag.name) ? renamed(tag, depthOf(tag) + shift) : tag));
};

/** Combines tags as typed with their positions in the tree after facts are filled in. */
function placedAs(typed: readonly RawTag[], tags: readonly RawTag[]): RawTag[] {
  return tags.flatMap(({ offset, node, parent, index }, at) => {
    const tag = typed[at];
    return tag ? [{ ...tag, offset, node, parent, index }] : [];
  });
}

function depthOf({ name }: RawTag): number {
  return Number(name.slice(1));
}

/** Renames a heading tag; all heading names have the same length, so offsets stay valid. */
function renamed(tag: RawTag, depth: number): RawTag {
  const { node, index, kind } = tag;
  const at = index + (kind === 'end' ? '</h' : '<h').length;
  const shown = Math.min(6, depth);
  node.value = node.value.slice(0, at) + String(shown) + node.value.slice(at + 1);
  return { ...tag, name: `h${shown}` };
}

interface TypedHeading {
  /** The words without the anchors. */
  readonly words: string;
  /** The anchors that the writer gave it, the current one first. */
  readonly anchors: readonly string[];
  readonly depth: number;
  /** Offset of its line; `line` is the line's number, from 1. */
  readonly start: number;
  readonly line: number;
}

/** Returns the headings of a file with front matter, in order, without those in quotes and lists. */
export function typedHeadings(text: string): TypedHeading[] {
  const headings = parseTyped(text, true).children.filter((node) => node.type === 'heading');
  return headings.map((node) => describe(node, text));
}

/** Notes at the end of a heading, which may stand after its anchors. */
const NOTES = /(?:\[\^[^\s[\]]+\])+$/;

function describe({ depth, children, position }: Heading, text: string): TypedHeading {
  const offset = position?.start.offset ?? 0;
  const from = children[0]?.position?.start.offset ?? offset;
  const typed = text.slice(from, children.at(-1)?.position?.end.offset ?? from);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return { ...readAnchors(typed.replace(NOTES, '')), depth, start, line: position?.start.line ?? 1 };
}
