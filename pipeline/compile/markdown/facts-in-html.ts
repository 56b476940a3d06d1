import type { Html, Root } from 'mdast';
import { factReferences, insertFacts, oddReferences, reportOddReference, type Facts } from '../facts.ts';
import type { MarkdownContext } from './context.ts';
import { withoutMarks } from '../quantities.ts';
import { createPointTable, sourceOf, startOf, type Point } from './points.ts';
import { visitMarkdown } from './visit.ts';

const CODE_START = /<(pre|code)\b/gi;

/**
 * Reports unknown facts, fills facts into HTML that the writer typed, and removes the marks that say that a number is
 * not a fact.
 */
export function finishFacts(tree: Root, source: string, facts: Facts, { locate, report }: MarkdownContext): void {
  visitMarkdown(tree, (node) => {
    const start = startOf(node);
    if (!start) return;
    if (node.type === 'text') {
      if (node.value.includes('{')) reportOdd(sourceOf(node, source), start);
      node.value = withoutMarks(node.value);
    }
    if ('alt' in node && typeof node.alt === 'string') node.alt = withoutMarks(node.alt);
    if (node.type === 'image') for (const { name } of factReferences(node.alt ?? '')) reportUnknown(name, start);
    if (node.type === 'html' && /\{\{|\\/.test(node.value)) resolveInHtml(node, start);
  });

  function reportOdd(written: string, start: Point): void {
    const pointAt = createPointTable(written, start);
    for (const reference of oddReferences(written, facts)) {
      const { line, column } = pointAt(reference.index);
      // In folded YAML text, only the start has a known place.
      const isExact = locate(line, column + 1).column === locate(line, column).column + 1;
      reportOddReference(reference, facts, locate(line, column), report, isExact);
    }
  }

  function resolveInHtml(node: Html, start: Point): void {
    const parts = partsOf(node.value);
    const missing = new Set(referencesIn(parts).flatMap(({ name }) => (facts.has(name) ? [] : [name])));
    // The published text may differ from the typed text, even in length.
    const written = sourceOf(node, source);
    const pointAt = createPointTable(written, start);
    for (const { name, index } of missing.size > 0 ? referencesIn(partsOf(written)) : [])
      if (missing.has(name)) reportUnknown(name, pointAt(index));
    node.value = parts.map(({ text, code }) => (code ? text : insertFacts(text, facts, escapeHtml))).join('');
  }

  function reportUnknown(name: string, { line, column }: Point): void {
    reportOddReference({ name, typed: name }, facts, locate(line, column), report, false);
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

function referencesIn(parts: ReturnType<typeof partsOf>): { name: string; index: number }[] {
  return parts.flatMap(({ text, code, offset }) =>
    code ? [] : factReferences(text).map(({ name, index }) => ({ name, index: offset + index })),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
