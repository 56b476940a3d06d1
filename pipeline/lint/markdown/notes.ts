import { isNote, labelOf } from '../../markdown/misread-blocks.ts';
import { allMatches } from './all-matches.ts';
import type { TextParts } from './found.ts';
import { once } from './once.ts';

const TEXT_AS_NOTE = /^[ \t>]*\[(?<label>\d{1,3})\]:[ \t]+(?!<?https?:)\S/gm;
const REFERENCE = /\[\^(?<label>[^\s[\]^]+)\](?![(+*?{])/g;
/** The start of a bracket expression in a regular expression, such as `a-z`. */
const RANGE = /^\S-\S|\\/;

/** Returns the names of missing footnotes, each with the offset of its first reference. */
export const missingNotes = once((text: TextParts): ReadonlyMap<string, number> => {
  const known = new Set(text.nodes('footnoteDefinition').map(({ node }) => node.identifier));
  const told = new Set(notesWithoutSign(text).map(({ label }) => label));
  const missing = new Map<string, number>();
  for (const { prose, typed, start } of text.blocks)
    for (const { index, groups } of allMatches(REFERENCE, prose)) {
      const begin = index + '[^'.length;
      const label = typed.slice(begin, begin + (groups?.['label'] ?? '').length);
      const isNone = RANGE.test(label) || known.has(label.toLowerCase()) || told.has(label) || missing.has(label);
      if (!isNone) missing.set(label, start + index);
    }
  return missing;
});

/** Returns footnotes without a reference. */
export const unusedNotes = once(
  ({ nodes, usedNotes }: TextParts): { readonly label: string; readonly start: number }[] =>
    nodes('footnoteDefinition')
      .filter(({ node }) => !usedNotes.has(node.identifier))
      .map(({ node, start }) => ({ label: node.label ?? node.identifier, start })),
);

/** Returns the footnote that was probably misnamed: the only unused one, if only one name is missing. */
export function misnamedNote(text: TextParts): ReturnType<typeof unusedNotes>[number] | undefined {
  const unused = unusedNotes(text);
  return unused.length === 1 && missingNotes(text).size === 1 ? unused[0] : undefined;
}

/** A footnote whose label lacks its `^`. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/** Finds `[1]: Some words` and `[1]: Word`, which the parser reads as text and as a link definition. */
export const notesWithoutSign = once(({ nodes, blocks, usedDefinitions }: TextParts): Note[] => {
  const meant = nodes('definition').filter(({ node }) => isNote(node, usedDefinitions.has(node.identifier)));
  const texts = blocks
    .filter(({ node }) => node.type === 'paragraph')
    .flatMap(({ prose, start }) =>
      allMatches(TEXT_AS_NOTE, prose).map(({ 0: match, index, groups }) => ({
        label: groups?.['label'] ?? '',
        offset: start + index + match.indexOf('['),
      })),
    );
  return [...meant.map(({ node, start }) => ({ label: labelOf(node).replace('^', ''), offset: start })), ...texts];
});
