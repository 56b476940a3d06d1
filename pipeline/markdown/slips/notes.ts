import { nearestValue } from '../../nearest.ts';
import type { Slip, TextParts } from './slip.ts';

const REFERENCE = /\[\^(?<label>[^\s[\]^]+)\](?![(+*?{])/g;
/** What a regular expression has in brackets, such as `a-z`. */
const RANGE = /^\S-\S|\\/;
const WITHOUT_COLON = /^\[\^(?<label>[^\s[\]^]+)\][ \t]+\S/;

/** Something in brackets that is published as it was typed, though it should be a note. */
interface Missing {
  readonly label: string;
  readonly offset: number;
  /** Whether it stands where a note would, but without its colon. */
  readonly isNote: boolean;
}

/** References without their note, and notes that nothing refers to; one of each is one slip. */
export function findNotes(parts: TextParts): Slip[] {
  const missing = missingOf(parts);
  const unused = parts.notes.filter(({ node }) => !parts.usedNotes.has(node.identifier));
  const [only] = unused;
  const isRenamed = unused.length === 1 && new Set(missing.map(({ label }) => label)).size === 1;
  const labels =
    isRenamed && only
      ? [only.node.label ?? only.node.identifier]
      : unused.map(({ node }) => node.label ?? node.identifier);
  const withoutColon = new Set(missing.filter(({ isNote }) => isNote).map(({ label }) => label));
  return [
    ...missing.flatMap(({ label, offset, isNote }): Slip[] => {
      const expected = `[^${label}]:`;
      if (isNote)
        return [
          {
            rule: 'missing-note',
            offset,
            values: { label, kind: 'without colon' },
            mend: { actual: `[^${label}]`, expected },
          },
        ];
      if (withoutColon.has(label)) return [];
      const nearest = isRenamed && labels[0] !== undefined ? { nearest: labels[0] } : nearestValue(label, labels);
      return [{ rule: 'missing-note', offset, values: { label, kind: 'without note', ...nearest } }];
    }),
    ...(isRenamed ? [] : unused).map(({ node, start }): Slip => {
      return { rule: 'unused-note', offset: start, values: { label: node.label ?? node.identifier } };
    }),
  ];
}

function missingOf({ blocks, notes }: TextParts): Missing[] {
  const known = new Set(notes.map(({ node }) => node.identifier));
  return blocks.flatMap(({ kind, prose, start }) => {
    if (!prose.includes('[^')) return [];
    const own = kind === 'paragraph' && WITHOUT_COLON.test(prose);
    return [...prose.matchAll(REFERENCE)].flatMap(({ index, groups }): Missing[] => {
      const label = groups?.['label'] ?? '';
      if (RANGE.test(label) || known.has(label.toLowerCase())) return [];
      return [{ label, offset: start + index, isNote: own && index === 0 }];
    });
  });
}
