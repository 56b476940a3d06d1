import type { Definition } from 'mdast';
import { isNote, isRemark, labelOf } from '../false-definitions.ts';
import type { Located, Slip, TextParts } from './slip.ts';

const TEXT_AS_NOTE = /^[ \t>]*\[(?<label>\d{1,3})\]:[ \t]+(?!<?https?:)\S/gm;

/** What was meant as a note, without the `^` of its name. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/** Definitions of links that were meant as notes, whose words would vanish, and those that nothing refers to. */
export function findDefinitions(parts: TextParts): Slip[] {
  const unused = parts.definitions.filter(
    ({ node }) => !isNote(node, isUsed(node, parts)) && !isUsed(node, parts) && !isRemark(node),
  );
  return [
    ...notesWithoutSign(parts).map(({ label, offset }): Slip => ({ rule: 'note-form', offset, values: { label } })),
    ...unused.map(({ node, start }): Slip => {
      return { rule: 'unused-definition', offset: start, values: { label: labelOf(node) } };
    }),
  ];
}

/** `[1]: Some words` and `[1]: Word`, which the parser takes for text and for the address of a link. */
export function notesWithoutSign(parts: TextParts): Note[] {
  const texts = parts.blocks.flatMap(({ kind, prose, start }) =>
    kind === 'paragraph'
      ? [...prose.matchAll(TEXT_AS_NOTE)].map(({ 0: match, index, groups }) => ({
          label: groups?.['label'] ?? '',
          offset: start + index + match.indexOf('['),
        }))
      : [],
  );
  const meant = parts.definitions.filter(({ node }: Located<Definition>) => isNote(node, isUsed(node, parts)));
  return [...meant.map(({ node, start }) => ({ label: labelOf(node).replace('^', ''), offset: start })), ...texts];
}

function isUsed({ identifier }: Definition, { usedDefinitions }: TextParts): boolean {
  return usedDefinitions.has(identifier);
}
