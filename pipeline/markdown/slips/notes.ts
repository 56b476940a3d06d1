import { nearestValue } from '../../nearest.ts';
import { startOf } from '../points.ts';
import type { Slip, TextParts } from './slip.ts';

const REFERENCE = /\[\^(?<label>[^\s[\]^]+(?: [^\s[\]^]+){0,3})\](?![(+*?{])/g;
/** What a regular expression has in brackets, such as `a-z`. */
const RANGE = /^\S-\S|\\/;
/** Where a note should begin, without its colon or with a blank before it. */
const WITHOUT_COLON = /^\[\^[^\s[\]^]+\](?:[ \t]*[-–—:.)])?(?=[ \t]+\S)/;
const COLON = /:[ \t]+\S/y;
const WITHOUT_SIGN = /\[(?<label>\d{1,3})\](?![(:[])/g;

/** Something in brackets that is published as it was typed, though it should be a note. */
interface Missing {
  readonly label: string;
  readonly offset: number;
  /** What was typed where the note itself should begin. */
  readonly begin: string | undefined;
}

/**
 * References without their note, notes without words, and notes that nothing refers to; one of each is one slip. `misnamed` are
 * the names of notes that are told already.
 */
export function findNotes(parts: TextParts, misnamed: ReadonlySet<string>): Slip[] {
  const missing = missingOf(parts).filter(({ label }) => !misnamed.has(label));
  const notUsed = parts.notes.filter(({ node }) => !parts.usedNotes.has(node.identifier));
  const plain = withoutSign(parts, new Set(notUsed.map(({ node }) => node.identifier)));
  const unused = notUsed.filter(({ node }) => !plain.some(({ label }) => label === node.identifier));
  const [only] = unused;
  const isRenamed = unused.length === 1 && new Set(missing.map(({ label }) => label)).size === 1;
  const labels =
    isRenamed && only
      ? [only.node.label ?? only.node.identifier]
      : unused.map(({ node }) => node.label ?? node.identifier);
  const told = new Set(missing.filter(({ begin }) => begin !== undefined).map(({ label }) => label));
  return [
    ...missing.flatMap(({ label, offset, begin }): Slip[] => {
      if (begin !== undefined) return [toBegun(label, offset, begin)];
      if (told.has(label)) return [];
      told.add(label);
      const nearest = isRenamed && labels[0] !== undefined ? { nearest: labels[0] } : nearestValue(label, labels);
      return [{ rule: 'missing-note', offset, values: { label, kind: 'without note', ...nearest } }];
    }),
    ...(isRenamed ? [] : unused).map(({ node, start }): Slip => {
      return { rule: 'unused-note', offset: start, values: { label: node.label ?? node.identifier } };
    }),
    ...plain.map(({ label, offset }): Slip => {
      const mend = { actual: `[${label}]`, expected: `[^${label}]` };
      return { rule: 'note-form', offset, values: { label, kind: 'reference' }, mend };
    }),
    ...findEmpty(parts),
  ];
}

function missingOf({ blocks, notes }: TextParts): Missing[] {
  const known = new Set(notes.map(({ node }) => node.identifier));
  return blocks.flatMap(({ kind, parent, prose, start }) => {
    if (!prose.includes('[^')) return [];
    const own = kind === 'paragraph' ? WITHOUT_COLON.exec(prose)?.[0] : undefined;
    return [...prose.matchAll(REFERENCE)].flatMap(({ 0: typed, index, groups }): Missing[] => {
      const label = groups?.['label'] ?? '';
      const isApart = label.includes(' ') && !/\S/.test(prose[index - 1] ?? '');
      if (isApart || RANGE.test(label) || known.has(label.toLowerCase())) return [];
      COLON.lastIndex = index + typed.length;
      const isBehind = parent.type === 'footnoteDefinition' && COLON.test(prose);
      return [{ label, offset: start + index, begin: index === 0 ? own : isBehind ? `${typed}:` : undefined }];
    });
  });
}

/** `[7]` in a text that has a note of this name and no other reference to it. */
function withoutSign({ blocks }: TextParts, unused: ReadonlySet<string>): Pick<Missing, 'label' | 'offset'>[] {
  if (unused.size === 0) return [];
  return blocks.flatMap(({ prose, start }) =>
    [...prose.matchAll(WITHOUT_SIGN)].flatMap(({ index, groups }) => {
      const label = groups?.['label'] ?? '';
      return unused.has(label) ? [{ label, offset: start + index }] : [];
    }),
  );
}

/** The beginning of a note that is read as text: its colon is missing, or it stands on the line of another note. */
function toBegun(label: string, offset: number, begin: string): Slip {
  const right = `[^${label}]:`;
  const isBehind = begin === right;
  return {
    rule: 'missing-note',
    offset,
    values: { label, what: begin, kind: isBehind ? 'behind another' : 'without colon' },
    mend: { actual: begin, expected: isBehind ? `\n\n${right}` : right },
  };
}

/** `[^7]:` with nothing behind; what stands directly below is what was meant. */
function findEmpty({ notes, usedNotes, source }: TextParts): Slip[] {
  return notes.flatMap(({ node, parent, index, start, end }): Slip[] => {
    if (node.children.length > 0 || !usedNotes.has(node.identifier)) return [];
    const label = node.label ?? node.identifier;
    const next = parent.children[index + 1];
    const words = next?.type === 'paragraph' ? startOf(next)?.offset : undefined;
    const isBelow = words !== undefined && /^[ \t]*\n[ \t]*$/.test(source.slice(end, words));
    const mend = isBelow ? { mend: { actual: source.slice(start, words), expected: `[^${label}]: ` } } : {};
    return [{ rule: 'missing-note', offset: start, values: { label, kind: 'empty' }, ...mend }];
  });
}
