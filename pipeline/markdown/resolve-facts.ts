import type { Root } from 'mdast';
import { factReferences, insertFacts, reportUnknownFact, type Facts } from '../facts.ts';
import type { MarkdownContext } from './context.ts';
import { createPointFinder } from './raw-tags.ts';
import { startOf } from './points.ts';
import { visitMarkdown } from './visit.ts';

const CODE_START = /<(pre|code)\b/gi;

/** Reports facts that do not exist, and puts facts into HTML that the writer typed. */
export function resolveFacts(tree: Root, facts: Facts, { locate, report }: MarkdownContext): void {
  visitMarkdown(tree, (node) => {
    const start = startOf(node);
    if (!start) return;
    const unknown = (name: string, { line, column }: Point): void =>
      reportUnknownFact(name, facts, locate(line, column), report);
    if (node.type === 'text' && node.data?.unknownFact) unknown(node.data.unknownFact, start);
    if (node.type === 'image') factReferences(node.alt ?? '').forEach(({ name }) => unknown(name, start));
    if (node.type === 'html' && node.value.includes('{{')) {
      const parts = partsOf(node.value);
      const pointAt = createPointFinder(node.value);
      for (const { name, index } of referencesIn(parts)) {
        const { line, column } = pointAt(index);
        if (!facts.has(name))
          unknown(name, { line: start.line + line, column: line === 0 ? start.column + column - 1 : column });
      }
      node.value = parts.map(({ text, code }) => (code ? text : insertFacts(text, facts, escapeHtml))).join('');
    }
  });
}

interface Point {
  readonly line: number;
  readonly column: number;
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
