import { isPair, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import type { Path } from '../../compile/yaml/spans.ts';
import { textInCurly } from '../yaml/curly-quotes.ts';

/** An unpaired surrogate, which `"\\uD800"` can express but no file can contain. */
const HALF = /\p{Surrogate}/u;
/** A continuation line that looks like a list entry. */
const ENTRY = /\n[^\S\n]*-[^\S\n]/;

/** What stands between two quotation marks, up to the end of a line or of an entry. */
const BETWEEN_MARKS = /^[^\p{L}\p{N}].*?[^\p{L}\p{N}\s](?=\s*(?:[,\]}]|$))/u;

/** Something that the parser accepts silently although the writer means something else. */
export interface LostText {
  readonly kind: 'escape' | 'comment' | 'entry' | 'mark' | 'curly' | 'curly-name';
  readonly offset: number;
  /** Offset at which the value begins. */
  readonly start: number;
  /** The lost text, or the escape. */
  readonly text: string;
  readonly path: Path;
}

/**
 * Finds what a parsed text would lose: a comment after a value, a mark before a value, an unpaired surrogate, or a list
 * entry that became text; and values between quotation marks that YAML takes for a part of them, or for a name and its
 * value if a colon is in them.
 */
export function lostTexts(document: Document, text: string): LostText[] {
  const found: LostText[] = [];
  const used = new Set<string>();
  visit(document, {
    Alias: (_key, { source }) => void used.add(source),
    Scalar(key, node, ancestors) {
      const { value, range, type, source = '' } = node;
      const [start, end] = [range?.[0] ?? 0, range?.[1] ?? 0];
      const [half] = (typeof value === 'string' && HALF.exec(value)) || [];
      const add = (kind: LostText['kind'], offset: number, lost: string): void =>
        void found.push({ kind, offset, start, text: lost, path: pathOf(ancestors, node) });
      if (half !== undefined) add('escape', start, `\\u${half.charCodeAt(0).toString(16).toUpperCase()}`);
      const mark = markOf(node, text);
      if (mark) add('mark', mark.offset, mark.text);
      if (type !== 'PLAIN') return;
      if (key === 'key') {
        const [entry = ''] = BETWEEN_MARKS.exec(lineFrom(text, start)) ?? [];
        const path = pathOf(ancestors.slice(0, -1), node);
        if (textInCurly(entry) !== undefined)
          found.push({ kind: 'curly-name', offset: start, start, text: entry, path });
        return;
      }
      if (textInCurly(source) !== undefined) add('curly', start, source);
      const comment = commentBehind(text, end);
      const isText = source === '' ? /^#\S/.test(comment?.text ?? '') : typeof value === 'string';
      if (comment && isText) add('comment', comment.offset, comment.text);
      const entry = ENTRY.exec(text.slice(start, end));
      if (entry) add('entry', start + entry.index + entry[0].length - 2, entry[0].trim());
    },
  });
  return found.filter(({ kind, text: mark }) => kind !== 'mark' || !used.has(mark.slice(1)));
}

/** Returns the comment after a value on the same line. */
function commentBehind(text: string, end: number): { offset: number; text: string } | undefined {
  let at = end;
  while (text[at] === ' ' || text[at] === '\t') at++;
  if (text[at] !== '#' || !/\s/.test(text[at - 1] ?? '')) return undefined;
  return { offset: at, text: lineFrom(text, at) };
}

/** Returns the rest of the line at an offset, without blanks at its end. */
function lineFrom(text: string, offset: number): string {
  const [line = ''] = text.slice(offset, offset + 1000).split(/\r?\n/, 1);
  return line.trimEnd();
}

/** Returns the anchor (`&name`) or tag (`!kind`) before a value. Standard YAML tags lose nothing. */
function markOf({ range, anchor, tag }: Scalar, text: string): { offset: number; text: string } | undefined {
  const kind = tag?.startsWith('tag:yaml.org') ? undefined : tag;
  const mark = anchor === undefined ? kind : `&${anchor}`;
  const offset = mark === undefined ? -1 : text.lastIndexOf(mark, range?.[0] ?? 0);
  return mark === undefined || offset < 0 ? undefined : { offset, text: mark };
}

function pathOf(ancestors: readonly unknown[], node: Scalar): Path {
  return ancestors.flatMap((part, index): Path => {
    if (isPair(part)) return isScalar(part.key) ? [String(part.key.value)] : [];
    return isSeq(part) ? [part.items.indexOf(ancestors[index + 1] ?? node)] : [];
  });
}
