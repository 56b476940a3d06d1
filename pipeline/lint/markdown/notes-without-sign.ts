import { isNote, labelOf } from '../../compile/markdown/false-definitions.ts';
import type { TextParts } from './found.ts';

const TEXT_AS_NOTE = /^[ \t>]*\[(?<label>\d{1,3})\]:[ \t]+(?!<?https?:)\S/gm;

/** What was meant as a note, without the `^` of its name. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/** `[1]: Some words` and `[1]: Word`, which the parser takes for text and for the address of a link. */
export function notesWithoutSign({ blocks, definitions, usedDefinitions }: TextParts): Note[] {
  const meant = definitions.filter(({ node }) => isNote(node, usedDefinitions.has(node.identifier)));
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
