import { isNote, labelOf } from '../../markdown/misread-blocks.ts';
import type { TextParts } from './found.ts';

const TEXT_AS_NOTE = /^[ \t>]*\[(?<label>\d{1,3})\]:[ \t]+(?!<?https?:)\S/gm;
const REFERENCE = /\[\^(?<label>[^\s[\]^]+)\](?![(+*?{])/g;
/** The start of a bracket expression in a regular expression, such as `a-z`. */
const RANGE = /^\S-\S|\\/;

/** Returns the names of missing footnotes, each with the offset of its first reference. */
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

/** Returns footnotes without a reference. */
export function unusedNotes({ nodes, usedNotes }: TextParts): { readonly label: string; readonly start: number }[] {
  return nodes('footnoteDefinition')
    .filter(({ node }) => !usedNotes.has(node.identifier))
    .map(({ node, start }) => ({ label: node.label ?? node.identifier, start }));
}

/** Returns the footnote that was probably misnamed: the only unused one, if only one name is missing. */
export function misnamedNote(
  missing: ReturnType<typeof missingNotes>,
  unused: ReturnType<typeof unusedNotes>,
): (typeof unused)[number] | undefined {
  return missing.size === 1 && unused.length === 1 ? unused[0] : undefined;
}

/** A footnote whose label lacks its `^`. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/** Finds `[1]: Some words` and `[1]: Word`, which the parser reads as text and as a link definition. */
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
