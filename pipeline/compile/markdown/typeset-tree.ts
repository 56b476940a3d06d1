import type { Element, ElementContent, ElementData, Root, Text } from 'hast';
import { editText } from '../../shared/edit-text.ts';
import type { Edit } from '../typography/edit.ts';
import { findEdits, typesetLine } from '../typography/typeset.ts';
import {
  unbrokenRanges,
  unbrokenSpans,
  unbrokenSpansOfCell,
  unbrokenSpansOfEnding,
  unbrokenSpansOfLine,
  type TextSpan,
} from '../typography/unbroken.ts';
import { columnHeads } from './column-heads.ts';
import { element, isElement } from './elements.ts';
import { textRuns, type RunPart, type TextRun } from './text-runs.ts';
import { visitElements } from './visit.ts';

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
export function typesetTree(tree: Root, language: string | undefined): void {
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
}

/** Returns the head of the column whose cell a run is. */
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
  return isWhole ? [{ start: 0, end: value.length }] : unbrokenSpansOfCell(value);
}

/** Returns the nodes that show a text: superscript powers, unbroken spans, and plain text. */
function piecesOf(value: string, edits: readonly Edit[], spans: readonly TextSpan[]): ElementContent[] {
  const pieces: ElementContent[] = [];
  let [done, next] = [0, 0];
  const powers = edits.filter((edit) => edit.raised);
  const raised = powers.map((edit) => ({ start: edit.start, push: () => raise(edit) }));
  let passed = 0;
  const whole = spans
    .filter(({ start, end }) => {
      while ((powers[passed]?.end ?? Infinity) <= start) passed++;
      return (powers[passed]?.start ?? Infinity) >= end;
    })
    .map((span) => ({ start: span.start, push: () => keepWhole(span) }));
  for (const { start, push } of [...raised, ...whole].toSorted((a, b) => a.start - b.start)) {
    pushText(pieces, start);
    push();
  }
  pushText(pieces, value.length);
  return pieces;

  function pushText(into: ElementContent[], to: number): void {
    const first = next;
    while ((edits[next]?.end ?? Infinity) <= to) next++;
    const typed = value.slice(done, to);
    if (typed !== '') into.push(textOf(typed, editText(value, edits.slice(first, next), done, to)));
    done = to;
  }

  function raise({ end, text }: Edit): void {
    pieces.push(element('sup', {}, [textOf(value.slice(done, end), text)]));
    done = end;
    next++;
  }

  function keepWhole({ end }: TextSpan): void {
    const children: ElementContent[] = [];
    pushText(children, end);
    pieces.push(element('span', { className: [UNBROKEN_CLASS] }, children));
  }
}

function textOf(typed: string, value: string): Text {
  return typed === value ? { type: 'text', value } : { type: 'text', value, data: { typed } };
}
