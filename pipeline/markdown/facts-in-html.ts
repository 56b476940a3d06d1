import type { Html, Nodes, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import {
  type Facts,
  hasFarBraces,
  insertFacts,
  marksIn,
  oddReferences,
  problemOfMark,
  problemOfReference,
} from '../facts/facts.ts';
import { withoutMarks } from '../facts/quantities.ts';
import { contextOf } from './context.ts';
import { messageOfProblem } from './message.ts';
import { createPointTable, endOf, sourceOf, startOf, type Point } from './points.ts';
import { visitMarkdown } from './visit.ts';

const CODE_START = /<(pre|code)\b/gi;
/** A comment alone, which is not published. */
const COMMENT = /^<!--(?:(?!-->)[\s\S])*-->\s*$/;

/**
 * Reports unknown facts, odd braces and sentences to confirm, fills facts into HTML that the writer typed, and removes
 * the marks that say that a number is not a fact.
 */
export const remarkFactsInHtml: Plugin<[Facts], Root> = (facts) => (tree, file) => {
  const source = String(file);
  const { locate } = contextOf(file);
  visitMarkdown(tree, (node, index, parent) => {
    const start = startOf(node);
    if (!start) return undefined;
    reportMarks(node, start);
    if (node.type === 'text') {
      if (parent.children[index - 1]?.type !== 'text') reportOdd(runFrom(index, parent, source), start);
      node.value = withoutMarks(node.value);
    }
    if ('alt' in node && typeof node.alt === 'string') {
      // The path behind the words may hold braces of its own.
      reportOdd(sourceOf(node, source).replace(/\](?:\(|\[)[\s\S]*$/, ''), start);
      const alt = withoutMarks(node.alt);
      node.alt = marksIn(sourceOf(node, source)).length > 0 ? alt.replaceAll(/\s+/g, ' ').trim() : alt;
    }
    if ('title' in node && node.title?.includes('{')) {
      for (const reference of oddReferences(titleOf(node, source), facts))
        messageOfProblem(file, start, problemOfReference(reference, facts, false));
      node.title = insertFacts(node.title, facts);
    }
    if (node.type === 'html' && /[{\\]/.test(node.value) && !COMMENT.test(node.value)) resolveInHtml(node, start);
    return joinMarked(node, index, parent);
  });

  /**
   * Joins a text that begins with a mark with the text before it, as if there were no mark: nodes bound what is typeset
   * as a whole. Returns where to go on.
   */
  function joinMarked(node: Nodes, index: number, parent: Parents): number | undefined {
    const before = parent.children[index - 1];
    if (node.type !== 'text' || before?.type !== 'text' || marksIn(sourceOf(node, source))[0] !== 0) return undefined;
    before.value = before.value.trimEnd() + node.value;
    if (before.position && node.position) before.position.end = node.position.end;
    parent.children.splice(index, 1);
    return index;
  }

  function reportMarks(node: Nodes, start: Point): void {
    const written = sourceOf(node, source);
    const pointAt = createPointTable(written, start);
    for (const index of marksOf(node, written)) {
      messageOfProblem(file, pointAt(index), problemOfMark(source, start.offset + index));
    }
  }

  function reportOdd(typed: string, start: Point): void {
    if (!/[{}]/.test(typed)) return;
    // Signs of quotations at the start of a line become blanks.
    const written = typed.replaceAll(/\n[ \t>]+/g, (lead) => `\n${' '.repeat(lead.length - 1)}`);
    const pointAt = createPointTable(written, start);
    for (const reference of oddReferences(written, facts)) {
      const { line, column } = pointAt(reference.index);
      // In folded YAML text, only the start has a known place.
      const isPlaced = locate(line, column + 1).column === locate(line, column).column + 1;
      const [from, to] = [reference.index, reference.index + reference.typed.length];
      const as = typed.slice(from, to);
      const isExact =
        isPlaced && !hasFarBraces(reference, source.slice(0, start.offset + from), source.slice(start.offset + to));
      messageOfProblem(file, { line, column }, problemOfReference({ ...reference, typed: as }, facts, isExact));
    }
  }

  function resolveInHtml(node: Html, start: Point): void {
    // The published text may differ from the typed text, even in length.
    const written = partsOf(sourceOf(node, source)).map(({ text, code }) =>
      code ? text.replaceAll(/[{}]/g, ' ') : text,
    );
    reportOdd(written.join(''), start);
    node.value = partsOf(node.value)
      .map(({ text, code }) => (code ? text : insertFacts(text, facts, escapeHtml)))
      .join('');
  }
};

function titleOf(node: Nodes, source: string): string {
  const [title = ''] = /["'(][^\]]*$/.exec(sourceOf(node, source)) ?? [];
  return title;
}

/** Returns the source of a text node and those that follow it: a fact begins a node of its own. */
function runFrom(index: number, { children }: Parents, source: string): string {
  const behind = children.findIndex((node, at) => at > index && node.type !== 'text');
  const run: readonly Nodes[] = children.slice(index, behind < 0 ? undefined : behind);
  const [start, end] = [run[0] && startOf(run[0]), run.findLast(endOf)];
  return start && end ? source.slice(start.offset, endOf(end)?.offset) : '';
}

/** Returns the indexes of the marks of sentences to confirm in the source of a node, without those of nodes in it. */
function marksOf(node: Nodes, written: string): number[] {
  if (!written.includes('{{')) return [];
  switch (node.type) {
    case 'text':
    case 'image':
    case 'imageReference':
      return marksIn(written);
    case 'html':
      return written.startsWith('<!--')
        ? []
        : partsOf(written).flatMap(({ text, code, offset }) =>
            code ? [] : marksIn(text).map((index) => offset + index),
          );
    case 'link':
    case 'definition': {
      const inTitle = marksIn(node.title ?? '').length;
      return inTitle > 0 ? marksIn(written).slice(-inTitle) : [];
    }
    default:
      return [];
  }
}

/**
 * Splits HTML at its `pre` and `code` elements, in which braces are literal. An unclosed element is not code; a missing
 * end tag is searched for only once, because repeated searches would take quadratic time.
 */
function partsOf(html: string) {
  const parts: { readonly text: string; readonly code: boolean; readonly offset: number }[] = [];
  const missing = new Set<string>();
  let begin = 0;
  for (const { 1: written = '', index } of html.matchAll(CODE_START)) {
    const name = written.toLowerCase();
    if (index < begin || missing.has(name)) continue;
    const end = endOfElement(html, name, index);
    if (end === undefined) missing.add(name);
    else {
      parts.push({ text: html.slice(begin, index), code: false, offset: begin });
      parts.push({ text: html.slice(index, end), code: true, offset: index });
      begin = end;
    }
  }
  return [...parts, { text: html.slice(begin), code: false, offset: begin }];
}

function endOfElement(html: string, name: string, from: number): number | undefined {
  const end = name === 'pre' ? /<\/pre\s*>/gi : /<\/code\s*>/gi;
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : undefined;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
