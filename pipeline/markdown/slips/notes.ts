import { nearestValue } from '../../nearest.ts';
import { notesWithoutSign } from './definitions.ts';
import type { Slip, TextParts } from './slip.ts';

const REFERENCE = /\[\^(?<label>[^\s[\]^]+)\](?![(+*?{])/g;
/** What a regular expression has in brackets, such as `a-z`. */
const RANGE = /^\S-\S|\\/;

/** References without their note, one slip for each name, and notes that nothing refers to. */
export function findNotes(parts: TextParts): Slip[] {
  const missing = referencesWithoutNote(parts);
  const unused = parts.notes.filter(({ node }) => !parts.usedNotes.has(node.identifier));
  const labels = unused.map(({ node }) => node.label ?? node.identifier);
  // One name is missing and one is left over: the note has the wrong one, which is told where it is referred to.
  const [only] = labels.length === 1 && missing.size === 1 ? labels : [];
  return [
    ...[...missing].map(([label, offset]): Slip => {
      const nearest = only === undefined ? nearestValue(label, labels) : { nearest: only };
      return { rule: 'missing-note', offset, values: { label, ...nearest } };
    }),
    ...(only === undefined ? unused : []).map(({ start }, at): Slip => {
      return { rule: 'unused-note', offset: start, values: { label: labels[at] ?? '' } };
    }),
  ];
}

/** The names of notes that are not there, each with where the text refers to it first. */
function referencesWithoutNote(parts: TextParts): Map<string, number> {
  const known = new Set(parts.notes.map(({ node }) => node.identifier));
  const told = new Set(notesWithoutSign(parts).map(({ label }) => label));
  const missing = new Map<string, number>();
  for (const { prose, start } of parts.blocks)
    for (const { index, groups } of prose.matchAll(REFERENCE)) {
      const label = groups?.['label'] ?? '';
      const isNone = RANGE.test(label) || known.has(label.toLowerCase()) || told.has(label) || missing.has(label);
      if (!isNone) missing.set(label, start + index);
    }
  return missing;
}
