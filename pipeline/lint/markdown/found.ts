import type { Heading, Nodes, Paragraph, Parents, TableCell, Text } from 'mdast';
import type { Fix } from '../../findings/finding.ts';
import type { Values } from '../../findings/message.ts';
import type { RuleName } from '../../findings/rules.ts';
import type { MarkdownContext, ParsedText } from '../../markdown/context.ts';
import type { RawTag } from '../../markdown/html/raw-tags.ts';
import { endOf, startOf } from '../../markdown/points.ts';
import { visitMarkdown } from '../../markdown/visit.ts';

/** Something that a rule has found in a text. */
export interface Found<Name extends RuleName> {
  readonly offset: number;
  readonly values: Values<Name>;
  /** End of the reported range, if it is larger than the fixed text; findings inside the range are dropped. */
  readonly end?: number;
  /** Where the same thing occurs earlier in the text; reported as the parameter `line`. */
  readonly earlier?: number;
  readonly fix?: Fix;
  /** Offset of the other tag of an element whose one tag is reported: nothing else is told of it. */
  readonly alsoAt?: number;
}

/** What a rule looks for in texts, and where. */
export interface Finders<Name extends RuleName> {
  /**
   * Matches the characters that the rule needs; a block of prose without a match for any rule is skipped, as nearly all
   * are. Used with the flags `m` and `u`.
   */
  readonly signs?: RegExp;
  /** Checks a paragraph, heading or cell that contains a sign of some rule. */
  block?(block: ProseBlock, text: TextParts): Iterable<Found<Name>>;
  /** Checks each node of a type. */
  readonly nodes?: { readonly [Type in NodeType]?: NodeFinder<NodeOf<Type>, Name> };
  /** Checks a whole text. */
  text?(text: TextParts): Iterable<Found<Name>>;
  /** Checks a line of plain text in a field. */
  line?(line: string, field: string): Iterable<Found<Name>>;
}

/** What a rule looks for at a node. */
export type NodeFinder<Node, Name extends RuleName> = (one: Located<Node>, text: TextParts) => Iterable<Found<Name>>;
export type NodeType = Nodes['type'];
type NodeOf<Type extends NodeType> = Extract<Nodes, { type: Type }>;

/** A node with its place. */
export interface Located<T> {
  readonly node: T;
  readonly parent: Parents;
  /** Its index among its parent's children. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** As it stands in the source. */
  readonly typed: string;
}

/** A paragraph, a heading or a cell, with its prose. */
export interface ProseBlock extends Located<Paragraph | Heading | TableCell> {
  /** As long as `typed`, with `HIDDEN` for each character of code, HTML or parsed syntax. */
  readonly prose: string;
}

/** What rules look at: the parts of a parsed text, in order, each collected once. */
export interface TextParts {
  readonly source: string;
  /** The published tags, with the positions where they were typed. */
  readonly tags: readonly RawTag[];
  /** Highest heading level allowed in this text. */
  readonly topLevel: number;
  /** The blocks that contain a sign of some rule. */
  readonly blocks: readonly ProseBlock[];
  /** Returns the nodes of a type, in order. */
  nodes<Type extends NodeType>(type: Type): readonly Located<NodeOf<Type>>[];
  /** Identifiers of referenced definitions and of footnotes. */
  readonly usedDefinitions: ReadonlySet<string>;
  readonly usedNotes: ReadonlySet<string>;
}

/** Replaces each character of a block that is not prose. */
export const HIDDEN = '\ufffc';

/** Collects in one visit what rules look at in a text; keeps only blocks with one of the `signs`. */
export function collectParts(
  { tree, source, tags }: ParsedText,
  { topLevel }: MarkdownContext,
  signs: RegExp,
): TextParts {
  const byType = new Map<string, Located<Nodes>[]>();
  const blocks: ProseBlock[] = [];
  const [usedDefinitions, usedNotes] = [new Set<string>(), new Set<string>()];
  let block: Omit<ProseBlock, 'prose'> | undefined;
  visitMarkdown(tree, (node, index, parent) => {
    const located = locate(node, index, parent, source);
    const alike = byType.get(node.type) ?? [];
    byType.set(node.type, alike);
    if (located) alike.push(located);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      block = located && { ...located, node };
    if (node.type === 'linkReference' || node.type === 'imageReference') usedDefinitions.add(node.identifier);
    if (node.type === 'footnoteReference') usedNotes.add(node.identifier);
    if (node.type !== 'text' || !block || !isWorthALook(node, source, signs)) return;
    blocks.push({ ...block, prose: proseOf(block, source) });
    block = undefined;
  });
  const nodes: TextParts['nodes'] = (type) => (byType.get(type) ?? []).filter(isOfType(type));
  return { source, tags, topLevel, blocks, nodes, usedDefinitions, usedNotes };
}

function isOfType<Type extends NodeType>(type: Type) {
  return (one: Located<Nodes>): one is Located<NodeOf<Type>> => one.node.type === type;
}

function locate(node: Nodes, index: number, parent: Parents, source: string): Located<Nodes> | undefined {
  const [start, end] = [startOf(node)?.offset, endOf(node)?.offset];
  if (start === undefined || end === undefined) return undefined;
  return { node, parent, index, start, end, typed: source.slice(start, end) };
}

/** Tells whether a text of a block needs a closer look: it has a sign, or its position is unknown. */
function isWorthALook({ position }: Text, source: string, signs: RegExp): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined || signs.test(source.slice(start, end));
}

/** A backslash escape with its character. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** A start or end tag of an element for code, keyboard input or sample output. */
const CODE_TAG = /^<(\/?)(?:code|kbd|samp|tt)\b/i;

/** Returns a block as it was typed, at its full length, with everything hidden that is not prose. */
function proseOf({ node, start, end }: Omit<ProseBlock, 'prose'>, source: string): string {
  const hidden: [number, number][] = [];
  collectHidden(node, source, start, end, hidden);
  let [prose, at] = ['', start];
  for (const [from, to] of hidden) {
    prose += source.slice(at, from) + hide(source.slice(from, to));
    at = to;
  }
  prose += source.slice(at, end);
  return prose.includes('\\') ? prose.replace(ESCAPE, HIDDEN + HIDDEN) : prose;
}

/**
 * Collects the spans to hide, in order: the syntax around a node's children, children that are not prose or are inside
 * HTML for code, and removed HTML. If an address was found in a text, the parser does not give the positions of its
 * parts: everything up to the next known position counts as prose.
 */
function collectHidden(parent: Parents, source: string, start: number, end: number, hidden: [number, number][]): void {
  let at: number | undefined = start;
  let isCode = false;
  for (const child of parent.children) {
    const [from, to] = [startOf(child)?.offset, endOf(child)?.offset];
    if (at !== undefined && from !== undefined && from > at && (at === start || source[at] === '<'))
      hidden.push([at, from]);
    at = to;
    const tag = child.type === 'html' ? CODE_TAG.exec(child.value) : null;
    if (tag) isCode = tag[1] === '';
    if ((child.type === 'text' && !isCode) || from === undefined || to === undefined) continue;
    if ('children' in child && child.children.length > 0 && !isCode) collectHidden(child, source, from, to, hidden);
    else hidden.push([from, to]);
  }
  if (at !== undefined && end > at) hidden.push([at, end]);
}

function hide(text: string): string {
  return text.includes('\n') ? text.replace(/[^\n]/g, HIDDEN) : HIDDEN.repeat(text.length);
}

/** Counts the lines between two blocks; 0 if one is directly below the other. */
export function linesBetween(above: Nodes | undefined, below: Nodes | undefined): number {
  return ((below && startOf(below)?.line) ?? 0) - ((above && endOf(above)?.line) ?? 0) - 1;
}
