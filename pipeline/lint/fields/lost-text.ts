import { isPair, isScalar, visit, type Document, type Scalar } from 'yaml';

/** An unpaired surrogate, which `"\\uD800"` can express but no file can contain. */
const HALF = /\p{Surrogate}/u;
/** A continuation line that looks like a list entry. */
const ENTRY = /\n[^\S\n]*-[^\S\n]/;

/** Something that the parser accepts silently although the writer loses it. */
export interface LostText {
  readonly kind: 'escape' | 'comment' | 'entry' | 'mark';
  readonly offset: number;
  /** Offset at which the value begins. */
  readonly start: number;
  /** The lost text, or the escape. */
  readonly text: string;
  /** The keys that lead to the value. */
  readonly names: readonly string[];
}

/**
 * Finds what a parsed text would lose: a comment after a value, a mark before a value, an unpaired surrogate, or a list
 * entry that became text.
 */
export function lostTexts(document: Document, text: string): LostText[] {
  const found: LostText[] = [];
  const used = new Set<string>();
  visit(document, {
    Alias: (_key, { source }) => void used.add(source),
    Scalar(_key, node, path) {
      const { value, range, type, source = '' } = node;
      const [start, end] = [range?.[0] ?? 0, range?.[1] ?? 0];
      const [half] = (typeof value === 'string' && HALF.exec(value)) || [];
      const add = (kind: LostText['kind'], offset: number, lost: string): void =>
        void found.push({ kind, offset, start, text: lost, names: namesOf(path) });
      if (half !== undefined) add('escape', start, `\\u${half.charCodeAt(0).toString(16).toUpperCase()}`);
      const mark = markOf(node, text);
      if (mark) add('mark', mark.offset, mark.text);
      if (type !== 'PLAIN') return;
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
  const [line = ''] = text.slice(at, at + 1000).split(/\r?\n/, 1);
  return { offset: at, text: line.trimEnd() };
}

/** Returns the anchor (`&name`) or tag (`!kind`) before a value. Standard YAML tags lose nothing. */
function markOf({ range, anchor, tag }: Scalar, text: string): { offset: number; text: string } | undefined {
  const kind = tag?.startsWith('tag:yaml.org') ? undefined : tag;
  const mark = anchor === undefined ? kind : `&${anchor}`;
  const offset = mark === undefined ? -1 : text.lastIndexOf(mark, range?.[0] ?? 0);
  return mark === undefined || offset < 0 ? undefined : { offset, text: mark };
}

function namesOf(path: readonly unknown[]): string[] {
  return path.flatMap((part) => (isPair(part) && isScalar(part.key) ? [String(part.key.value)] : []));
}
