import type { Root } from 'mdast';
import { factReferences, insertFacts, oddReferences, reportOddReference, type Facts } from '../facts.ts';
import type { MarkdownContext } from './context.ts';
import { withoutMarks } from '../measures.ts';
import { createPointTable, endOf, startOf, type Point } from './points.ts';
import { visitMarkdown } from './visit.ts';

const CODE_START = /<(pre|code)\b/gi;

/** Reports facts that do not exist, puts facts into HTML that the writer typed, and takes out what says of a number that it is no fact. */
export function resolveFacts(tree: Root, source: string, facts: Facts, { locate, report }: MarkdownContext): void {
  visitMarkdown(tree, (node) => {
    const start = startOf(node);
    if (!start) return;
    const unknown = (name: string, { line, column }: Point): void =>
      reportOddReference({ name, typed: name }, facts, locate(line, column), report, false);
    if (node.type === 'text' && node.value.includes('{')) {
      const written = source.slice(start.offset, endOf(node)?.offset);
      const pointAt = createPointTable(written, start);
      for (const reference of oddReferences(written, facts)) {
        const { line, column } = pointAt(reference.index);
        // In a folded text of YAML only the beginning has a known place.
        const isExact = locate(line, column + 1).column === locate(line, column).column + 1;
        reportOddReference(reference, facts, locate(line, column), report, isExact);
      }
    }
    if (node.type === 'text') node.value = withoutMarks(node.value);
    if ('alt' in node && typeof node.alt === 'string') node.alt = withoutMarks(node.alt);
    if (node.type === 'image') factReferences(node.alt ?? '').forEach(({ name }) => unknown(name, start));
    if (node.type === 'html' && /\{\{|\\/.test(node.value)) {
      const parts = partsOf(node.value);
      const missing = new Set(referencesIn(parts).flatMap(({ name }) => (facts.has(name) ? [] : [name])));
      // What is published may differ from what is typed, in length too.
      const written = source.slice(start.offset, endOf(node)?.offset);
      const pointAt = createPointTable(written, start);
      for (const { name, index } of missing.size > 0 ? referencesIn(partsOf(written)) : [])
        if (missing.has(name)) unknown(name, pointAt(index));
      node.value = parts.map(({ text, code }) => (code ? text : insertFacts(text, facts, escapeHtml))).join('');
    }
  });
}

/** A piece of HTML; in code, braces are what they are. */
interface Part {
  readonly text: string;
  readonly code: boolean;
  readonly offset: number;
}

/**
 * HTML cut at its `pre` and `code` elements. What nothing closes is no code; once an end tag has not been found
 * it is not looked for again, which would take the square of the length.
 */
function partsOf(html: string): Part[] {
  const parts: Part[] = [];
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
  const match = end.exec(html);
  return match ? match.index + match[0].length : undefined;
}

function referencesIn(parts: readonly Part[]): { name: string; index: number }[] {
  return parts.flatMap(({ text, code, offset }) =>
    code ? [] : factReferences(text).map(({ name, index }) => ({ name, index: offset + index })),
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
