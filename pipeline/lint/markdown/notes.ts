import { isNote, labelOf } from '../../markdown/misread-blocks.ts';
import { allMatches } from './all-matches.ts';
import type { TextParts } from './found.ts';
import { once } from './once.ts';

const TEXT_AS_NOTE = /^[ \t>]*(?<note>\[(?<label>\d{1,3})\]:[ \t]+(?!<?https?:)\S)/gm;
const REFERENCE = /\[\^(?<label>[^\s[\]^]+)\](?![(+*?{])/g;
/** The start of a bracket expression in a regular expression, such as `a-z`. */
const RANGE = /^\S-\S|\\/;

/** A label of a footnote, and where it stands. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/** References without a note, the first of each label, and notes without a reference. */
interface Unmatched {
  readonly missing: readonly Note[];
  readonly unused: readonly Note[];
  /** The label of the note that was probably misnamed: the only unused one, if only one is missing. */
  readonly misnamed: string | undefined;
}

/** Compares the footnotes of a text with the references to them. */
export const unmatchedNotes = once((text: TextParts): Unmatched => {
  const notes = text.nodes('footnoteDefinition');
  const known = new Set(notes.map(({ node }) => node.identifier));
  const told = new Set(notesWithoutSign(text).map(({ label }) => label));
  const missing: Note[] = [];
  for (const { prose, typed, start } of text.blocks)
    for (const { 0: found, index } of allMatches(REFERENCE, prose)) {
      const label = typed.slice(index + 2, index + found.length - 1);
      if (RANGE.test(label) || known.has(label.toLowerCase()) || told.has(label)) continue;
      told.add(label);
      missing.push({ label, offset: start + index });
    }
  const unused = notes
    .filter(({ node }) => !text.usedNotes.has(node.identifier))
    .map(({ node, start }) => ({ label: node.label ?? node.identifier, offset: start }));
  return { missing, unused, misnamed: missing.length === 1 && unused.length === 1 ? unused[0]?.label : undefined };
});

/** Finds footnotes without their `^`: `[1]: Some words` and `[1]: Word`, which are read as text and as a definition. */
export const notesWithoutSign = once(({ nodes, blocks, usedDefinitions }: TextParts): Note[] => {
  const meant = nodes('definition').filter(({ node }) => isNote(node, usedDefinitions.has(node.identifier)));
  const texts = blocks.filter(({ node }) => node.type === 'paragraph');
  return [
    ...meant.map(({ node, start }) => ({ label: labelOf(node).replace('^', ''), offset: start })),
    ...texts.flatMap(({ prose, start }) =>
      allMatches(TEXT_AS_NOTE, prose).map(({ 0: { length }, index, groups: { note = '', label = '' } = {} }) => ({
        label,
        offset: start + index + length - note.length,
      })),
    ),
  ];
});
