import type { Finding } from '../finding.ts';
import type { Fix } from '../markdown/found.ts';
import { applyFixes } from './apply-fixes.ts';
import { keepsPage } from './keeps-page.ts';
import { readPage, type PageContent } from './page-content.ts';

type Fixable = Finding & { readonly fix: Fix };

/**
 * Returns the findings of a Markdown file with only those fixes that keep its page, but for the signs that they name.
 * A fix that changes more becomes a suggestion. `source` is the text in which the findings are.
 */
export function withSureFixes(source: string, findings: readonly Finding[]): Finding[] {
  const fixable = findings.filter(isFixable);
  if (fixable.length === 0) return [...findings];
  const before = readPage(source);
  if (isSure(source, before, fixable)) return [...findings];
  return findings.map((finding) => {
    if (!isFixable(finding) || isSure(source, before, [finding])) return finding;
    const { fix, ...others } = finding;
    return { ...others, suggestion: fix };
  });
}

function isFixable(finding: Finding): finding is Fixable {
  return finding.fix !== undefined;
}

function isSure(source: string, before: PageContent, findings: readonly Fixable[]): boolean {
  const { text } = applyFixes(source, findings);
  return keepsPage(
    before,
    readPage(text),
    findings.map((finding) => wholeWords(source, finding)),
    text,
  );
}

/** Returns a fix with the rest of the words that it begins or ends in. */
export function wholeWords(
  source: string,
  { line, column, fix: { actual, expected } }: Pick<Fixable, 'line' | 'column' | 'fix'>,
): Fix {
  const lines = source.split('\n');
  const typed = lines.slice(line - 1).join('\n');
  const [start = ''] = /[\p{L}\p{M}\p{N}\p{Cf}]*$/u.exec(typed.slice(0, column - 1)) ?? [];
  const [end = ''] = /^[\p{L}\p{M}\p{N}\p{Cf}]*/u.exec(typed.slice(column - 1 + actual.length)) ?? [];
  return { actual: start + actual + end, expected: start + expected + end };
}
