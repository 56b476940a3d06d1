import type { Root } from 'mdast';
import { factReferences, insertFacts, reportUnknownFact, type Facts } from '../facts.ts';
import type { MarkdownContext } from './context.ts';
import { startOf } from './points.ts';
import { visitMarkdown } from './visit.ts';

const CODE_OR_REST = /<(pre|code)\b[\s\S]*?<\/\1\s*>|(?:(?!<(?:pre|code)\b)[\s\S])+/gi;

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
      for (const { name, index } of referencesInHtml(node.value))
        if (!facts.has(name)) unknown(name, pointIn(node.value, index, start));
      node.value = node.value.replace(CODE_OR_REST, (part, code: string | undefined) =>
        code === undefined ? insertFacts(part, facts, escapeHtml) : part,
      );
    }
  });
}

interface Point {
  readonly line: number;
  readonly column: number;
}

function referencesInHtml(html: string): { name: string; index: number }[] {
  return [...html.matchAll(CODE_OR_REST)].flatMap(({ 0: part, 1: code, index: offset }) =>
    code === undefined ? factReferences(part).map(({ name, index }) => ({ name, index: offset + index })) : [],
  );
}

function pointIn(text: string, index: number, start: Point): Point {
  const above = text.slice(0, index).split('\n');
  const column = (above.at(-1)?.length ?? 0) + 1;
  return { line: start.line + above.length - 1, column: above.length === 1 ? start.column + column - 1 : column };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
