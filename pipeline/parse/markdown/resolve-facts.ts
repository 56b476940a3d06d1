import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { factReferences, insertFacts, reportUnknownFact, type Facts } from '../facts.ts';
import type { MarkdownContext } from './context.ts';

const CODE_OR_REST = /<(pre|code)\b[\s\S]*?<\/\1\s*>|(?:(?!<(?:pre|code)\b)[\s\S])+/gi;

/** Reports facts that do not exist, and puts facts into HTML that the writer typed. */
export function resolveFacts(tree: Root, facts: Facts, { locate, report }: MarkdownContext): void {
  visit(tree, (node) => {
    const start = node.position?.start;
    if (!start) return;
    const unknown = (name: string): void => reportUnknownFact(name, facts, locate(start.line, start.column), report);
    if (node.type === 'text' && node.data?.unknownFact) unknown(node.data.unknownFact);
    if (node.type === 'image') factReferences(node.alt ?? '').forEach(({ name }) => unknown(name));
    if (node.type === 'html' && node.value.includes('{{')) {
      node.value = node.value.replace(CODE_OR_REST, (part, code: string | undefined) =>
        code === undefined ? insertFacts(part, facts, escapeHtml) : part,
      );
      const outsideCode = node.value.replace(CODE_OR_REST, (part, code: string | undefined) => (code ? '' : part));
      factReferences(outsideCode)
        .filter(({ name }) => !facts.has(name))
        .forEach(({ name }) => unknown(name));
    }
  });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
