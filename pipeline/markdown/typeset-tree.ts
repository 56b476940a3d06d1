import type { Element, ElementContent, ElementData, Root, Text } from 'hast';
import type { Plugin } from 'unified';
import { editText } from '../shared/edit-text.ts';
import type { Edit } from '../typography/edit.ts';
import { findEdits, typesetLine } from '../typography/typeset.ts';
import {
  unbrokenRanges,
  unbrokenSpans,
  unbrokenSpansOfEnding,
  unbrokenSpansOfLine,
  type TextSpan,
} from '../typography/unbroken.ts';
import { element, isElement, elementsIn, rowsOf } from './elements.ts';
import { visitElements } from './visit.ts';
import { typedText } from './tree-text.ts';
import { OPAQUE } from '../typography/hide-addresses.ts';

declare module 'hast' {
  interface TextData {
    /** The typed text, if something else is shown. */
    typed?: string;
  }
  interface ElementData {
    /** The alternative text as the writer typed it. */
    typedAlt?: string;
  }
}

/** Class of text in which a line must not break; every page's style sheet has it. */
export const UNBROKEN_CLASS = 'whole';
/** A table cell that contains only a figure or a sum. */
const FIGURE = /^[^\p{L}]{3,24}$/u;

/**
 * Typesets the running text of a tree by the rules of a language, block by block, so that quotation marks are paired
 * across inline elements, and keeps ranges on one line. Leaves code alone. Without a language, nothing is typeset. Each
 * changed node keeps its typed text.
 */
export const rehypeTypography: Plugin<[string | undefined], Root> = (language) => (tree) => {
  if (language !== undefined) setPictureWords(tree, language);
  const set = new Map<ElementContent, ElementContent[]>();
  const parents = new Set<Root | Element>();
  const heads = columnHeads(tree);
  for (const run of textRuns(tree)) {
    const edits = language === undefined ? [] : findEdits(run.text, language, headOf(run, heads));
    for (const { part, edits: own } of shareOut(edits, run)) {
      const spans = spansOf(part, own, part === run.parts.at(-1), language !== undefined);
      if (own.length === 0 && spans.length === 0) continue;
      set.set(part.node, piecesOf(part.node.value, own, spans));
      parents.add(part.parent);
    }
  }
  for (const parent of parents)
    parent.children = (parent.children as ElementContent[]).flatMap((node) => set.get(node) ?? [node]);
};

function headOf({ parts }: TextRun, heads: ReadonlyMap<Element, string>): string | undefined {
  const parent = parts[0]?.parent;
  return isElement(parent) ? heads.get(parent) : undefined;
}

function setPictureWords(tree: Root, language: string): void {
  visitElements(tree, (node) => {
    const { alt } = node.properties;
    if (typeof alt !== 'string') return;
    const set = typesetLine(alt, language);
    if (set === alt) return;
    node.properties['alt'] = set;
    node.data = { ...node.data, typedAlt: alt } as ElementData;
  });
}

/** Splits the edits of a run by part, with offsets in the part; drops an edit that crosses the end of a part. */
function shareOut(edits: readonly Edit[], { parts }: TextRun): { part: RunPart; edits: Edit[] }[] {
  let next = 0;
  return parts.map((part) => {
    const end = part.start + part.node.value.length;
    const own: Edit[] = [];
    for (let edit = edits[next]; edit && edit.start <= end; edit = edits[next]) {
      if (edit.end > end && edit.start === end) break;
      if (edit.start >= part.start && edit.end <= end)
        own.push({ ...edit, start: edit.start - part.start, end: edit.end - part.start });
      next++;
    }
    return { part, edits: own };
  });
}

function spansOf(
  { node: { value }, parent }: RunPart,
  edits: readonly Edit[],
  isLast: boolean,
  isSet: boolean,
): TextSpan[] {
  const tagName = parent.type === 'element' ? parent.tagName : '';
  if (isSet && /^h\d$/.test(tagName)) return unbrokenSpansOfLine(value);
  if (isSet && isLast && /^p$/.test(tagName)) return unbrokenSpansOfEnding(value);
  if (!/^t[dh]$/.test(tagName)) return isSet ? unbrokenSpans(value) : unbrokenRanges(value);
  const isWhole = parent.children.length === 1 && FIGURE.test(value) && !edits.some(({ raised }) => raised);
  return isWhole ? [{ start: 0, end: value.length }] : unbrokenSpans(value);
}

/** Returns the nodes that show a text: superscript powers, unbroken spans, and plain text. */
function piecesOf(value: string, edits: readonly Edit[], spans: readonly TextSpan[]): ElementContent[] {
  const pieces: ElementContent[] = [];
  const powers = edits.filter(({ raised }) => raised);
  const parts: readonly (TextSpan & { readonly text?: string })[] = [
    ...powers,
    ...withoutPowers(spans, powers),
  ].toSorted((a, b) => a.start - b.start);
  let [done, next] = [0, 0];
  for (const part of parts) {
    pieces.push(...shownTo(part.start));
    if (part.text === undefined) {
      pieces.push(element('span', { className: [UNBROKEN_CLASS] }, shownTo(part.end)));
      continue;
    }
    pieces.push(element('sup', {}, [textOf(value.slice(part.start, part.end), part.text)]));
    done = part.end;
    next++;
  }
  return [...pieces, ...shownTo(value.length)];

  function shownTo(end: number): Text[] {
    const [start, first] = [done, next];
    while ((edits[next]?.end ?? Infinity) <= end) next++;
    done = end;
    const typed = value.slice(start, end);
    return typed === '' ? [] : [textOf(typed, editText(value, edits.slice(first, next), start, end))];
  }
}

/** Returns the spans that no power crosses; both are in order. */
function withoutPowers(spans: readonly TextSpan[], powers: readonly Edit[]): TextSpan[] {
  let passed = 0;
  return spans.filter(({ start, end }) => {
    while ((powers[passed]?.end ?? Infinity) <= start) passed++;
    return (powers[passed]?.start ?? Infinity) >= end;
  });
}

function textOf(typed: string, value: string): Text {
  return typed === value ? { type: 'text', value } : { type: 'text', value, data: { typed } };
}

/** Returns the typed head of its column for each cell of a table in which every cell is in one column. */
function columnHeads(tree: Root): ReadonlyMap<Element, string> {
  const heads = new Map<Element, string>();
  visitElements(tree, (table) => {
    if (table.tagName !== 'table') return;
    const [first = [], ...rows] = rowsOf(table).map((row) => elementsIn(row));
    if ([first, ...rows].flat().some(({ properties }) => properties['colSpan'] ?? properties['rowSpan'])) return;
    const names = first.map((head) => (head.tagName === 'th' ? typedText(head).trim() : ''));
    for (const cells of rows)
      for (const [column, cell] of cells.entries()) {
        const name = names[column];
        if (name) heads.set(cell, name);
      }
  });
  return heads;
}

/** A text node of a run, with its offset in the run's text and its parent in the tree. */
interface RunPart {
  readonly node: Text;
  readonly parent: Root | Element;
  readonly start: number;
}

/** The running text of one block without its markup, and the text nodes that it comes from. */
interface TextRun {
  readonly text: string;
  readonly parts: readonly RunPart[];
}

/** Elements whose content is not running text; one placeholder sign stands for each in a run. */
const LITERAL = new Set('code kbd samp var tt math svg img input'.split(' '));
/** Elements that contain no running text at all. */
const LITERAL_BLOCKS = new Set('pre script style textarea'.split(' '));
/** Inline elements, which continue the surrounding text. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite data del dfn em font i ins label mark q s small span strike strong time u wbr'.split(' '),
);
/** Elements beside the line, with a run of their own. */
const BESIDE = new Set('sup sub'.split(' '));

/** Returns the runs of a tree, each a block or a part of one. */
function textRuns(tree: Root): TextRun[] {
  const runs: TextRun[] = [];
  let text = '';
  let parts: RunPart[] = [];
  collect(tree);
  finish();
  return runs;

  function collect(parent: Root | Element): void {
    for (const node of parent.children) {
      if (node.type === 'text') {
        parts.push({ node, parent, start: text.length });
        text += node.value;
      } else if (node.type === 'element') {
        collectElement(node);
      }
    }
  }

  function collectElement(node: Element): void {
    const { tagName } = node;
    if (LITERAL.has(tagName)) text += OPAQUE;
    else if (tagName === 'br') text += '\n';
    else if (INLINE.has(tagName)) collect(node);
    else if (BESIDE.has(tagName)) collectBeside(node);
    else {
      finish();
      if (!LITERAL_BLOCKS.has(tagName)) collect(node);
      finish();
    }
  }

  function collectBeside(node: Element): void {
    const around = { text: text + OPAQUE, parts };
    [text, parts] = ['', []];
    collect(node);
    finish();
    ({ text, parts } = around);
  }

  function finish(): void {
    if (parts.length > 0) runs.push({ text, parts });
    [text, parts] = ['', []];
  }
}
