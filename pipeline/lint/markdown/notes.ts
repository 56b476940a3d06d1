import { isNote, labelOf } from '../../compile/markdown/false-definitions.ts';
import type { TextParts } from './found.ts';

const TEXT_AS_NOTE = /^[ \t>]*\[(?<label>\d{1,3})\]:[ \t]+(?!<?https?:)\S/gm;
const REFERENCE = /\[\^(?<label>[^\s[\]^]+)\](?![(+*?{])/g;
/** What a regular expression has in brackets, such as `a-z`. */
const RANGE = /^\S-\S|\\/;

/** The names of notes that are not there, each with where the text refers to it first. */
export function missingNotes(text: TextParts): ReadonlyMap<string, number> {
  const known = new Set(text.nodes('footnoteDefinition').map(({ node }) => node.identifier));
  const told = new Set(notesWithoutSign(text).map(({ label }) => label));
  const missing = new Map<string, number>();
  for (const { prose, start } of text.blocks)
    for (const { index, groups } of prose.matchAll(REFERENCE)) {
      const begin = start + index + '[^'.length;
      const label = text.source.slice(begin, begin + (groups?.['label'] ?? '').length);
      const isNone = RANGE.test(label) || known.has(label.toLowerCase()) || told.has(label) || missing.has(label);
      if (!isNone) missing.set(label, start + index);
    }
  return missing;
}

/** Notes that nothing refers to. */
export function unusedNotes({ nodes, usedNotes }: TextParts): { readonly label: string; readonly start: number }[] {
  return nodes('footnoteDefinition')
    .filter(({ node }) => !usedNotes.has(node.identifier))
    .map(({ node, start }) => ({ label: node.label ?? node.identifier, start }));
}

/** Where one name is missing and one note is left over, that note has the wrong name: it. */
export function misnamedNote(
  missing: ReturnType<typeof missingNotes>,
  unused: ReturnType<typeof unusedNotes>,
): (typeof unused)[number] | undefined {
  return missing.size === 1 && unused.length === 1 ? unused[0] : undefined;
}

/** What was meant as a note, without the `^` of its name. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/** `[1]: Some words` and `[1]: Word`, which the parser takes for text and for the address of a link. */
export function notesWithoutSign({ nodes, blocks, usedDefinitions }: TextParts): Note[] {
  const meant = nodes('definition').filter(({ node }) => isNote(node, usedDefinitions.has(node.identifier)));
  const texts = blocks.flatMap(({ kind, prose, start }) =>
    kind === 'paragraph'
      ? [...prose.matchAll(TEXT_AS_NOTE)].map(({ 0: match, index, groups }) => ({
          label: groups?.['label'] ?? '',
          offset: start + index + match.indexOf('['),
        }))
      : [],
  );
  return [...meant.map(({ node, start }) => ({ label: labelOf(node).replace('^', ''), offset: start })), ...texts];
}
