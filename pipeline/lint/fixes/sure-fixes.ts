import type { Finding, Fix } from '../../findings/finding.ts';
import { editText, type TextEdit } from '../../shared/edit-text.ts';
import { type Alignment, alignWords } from './diff.ts';
import { type PageContent, type PageLink, readPage, wordsOf } from './page-content.ts';

type Fixable = Finding & { readonly fix: Fix };

/**
 * Returns the findings of a Markdown file with only those fixes that keep its page, but for the signs that they name.
 * A fix that changes more becomes a suggestion. `source` is the text in which the findings are.
 */
export function withSureFixes(source: string, findings: readonly Finding[]): Finding[] {
  const fixable = findings.filter((finding): finding is Fixable => finding.fix !== undefined);
  if (fixable.length === 0) return [...findings];
  const before = readPage(source);
  const isSure = (some: readonly Fixable[]): boolean => {
    const text = applyFixes(source, some);
    const fixes = some.map((finding) => wholeWords(source, finding));
    return keepsPage(before, readPage(text), fixes, text);
  };
  if (isSure(fixable)) return [...findings];
  return findings.map(({ fix, ...others }) => {
    if (!fix) return others;
    return isSure([{ ...others, fix }]) ? { ...others, fix } : { ...others, suggestion: fix };
  });
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

/**
 * Tells whether a page is the same after fixes, but for what they name: its words in their order, its lines, its links
 * with their words. Only words that a fix replaces may go; only words that it writes, or that stand in the text already
 * and were not published, may come. Two lines never become one. `source` is the text after the fixes.
 */
function keepsPage(before: PageContent, after: PageContent, fixes: readonly Fix[], source: string): boolean {
  const named = new Set(fixes.flatMap(({ actual }) => wordsOf(actual)));
  const written = new Set(fixes.flatMap(({ expected }) => wordsOf(expected)));
  const words = alignWords(before.words, after.words);
  const typed = new Set(wordsOf(source));
  return (
    words.removed.every((word) => named.has(word) && !words.added.includes(word)) &&
    words.added.every((word) => written.has(word) || typed.has(word)) &&
    keepsLines(words.kept, before.lines, after.lines) &&
    keepsLinks(linksOnlyIn(before, after), linksOnlyIn(after, before), named, written, words)
  );
}

/** Tells whether each kept word that began a line still does, or follows words that do. */
function keepsLines(kept: Alignment['kept'], before: ReadonlySet<number>, after: ReadonlySet<number>): boolean {
  return kept.every(([own, other], index) => {
    const [lastOwn, lastOther] = kept[index - 1] ?? [-1, -1];
    return !hasLine(before, lastOwn, own) || hasLine(after, lastOther, other);
  });
}

/** Tells whether a line begins after the word at `from` and not after the one at `to`. */
function hasLine(lines: ReadonlySet<number>, from: number, to: number): boolean {
  for (let index = from + 1; index <= to; index++) if (lines.has(index)) return true;
  return false;
}

/** Tells whether only links of which a fix names the target have changed, and still hold the same words. */
function keepsLinks(
  gone: readonly PageLink[],
  come: readonly PageLink[],
  named: ReadonlySet<string>,
  written: ReadonlySet<string>,
  { removed, added }: Alignment,
): boolean {
  return (
    gone.every(({ target }) => wordsOf(target).every((word) => named.has(word))) &&
    come.every(({ target }) => wordsOf(target).every((word) => written.has(word))) &&
    gone.every((one) => {
      const same = come.find(({ kind, target }) => kind === one.kind && target === one.target);
      const left = one.label.filter((word) => !removed.includes(word));
      return !same || left.join(' ') === same.label.filter((word) => !added.includes(word)).join(' ');
    })
  );
}

function linksOnlyIn({ links }: PageContent, other: PageContent): PageLink[] {
  const left = other.links.map(keyOf);
  return links.filter((link) => {
    const at = left.indexOf(keyOf(link));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function keyOf({ kind, target, label }: PageLink): string {
  return [kind, target, ...label].join(' ');
}

/**
 * Applies the fixes of findings to a text as saved. Applies a fix only if the text contains what it replaces, and the
 * first of those that touch each other; everything else stays, including byte order mark and line endings.
 */
export function applyFixes(saved: string, findings: readonly Pick<Finding, 'line' | 'column' | 'fix'>[]): string {
  const starts = lineStarts(saved);
  const lineEnd = /\r\n?|\n/.exec(saved)?.[0] ?? '\n';
  const wanted = findings.flatMap(({ line, column, fix }): TextEdit[] => {
    if (!fix) return [];
    const start = (starts[line - 1] ?? saved.length) + column - 1;
    const actual = fix.actual.replaceAll('\n', lineEnd);
    const text = fix.expected.replaceAll('\n', lineEnd);
    return saved.startsWith(actual, start) ? [{ start, end: start + actual.length, text }] : [];
  });
  const edits: TextEdit[] = [];
  for (const edit of wanted.toSorted((a, b) => a.start - b.start))
    if (edit.start > (edits.at(-1)?.end ?? -1)) edits.push(edit);
  return editText(saved, edits);
}

function lineStarts(text: string): number[] {
  const lineEnds = [...text.matchAll(/\r\n?|\n/g)];
  return [text.startsWith('\uFEFF') ? 1 : 0, ...lineEnds.map(({ 0: end, index }) => index + end.length)];
}
