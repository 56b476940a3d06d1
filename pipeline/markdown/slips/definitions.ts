import type { Definition, Root } from 'mdast';
import { visitMarkdown } from '../visit.ts';
import type { Located, Slip, TextParts } from './slip.ts';

/** What an address holds; a bare word is none. */
const IS_ADDRESS = /[/#:@]|\.\w/;
const NUMBER = /^\d{1,3}$/;
/** Definitions that people use for remarks. */
const REMARK = /^(?:\/\/|#|comment|_)/i;
const TEXT_AS_NOTE = /^[ \t>]*\[(?<label>\d{1,3})\]:[ \t]+(?!<?https?:)\S/gm;

/** What was meant as a note, without the `^` of its name. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/**
 * Definitions of links that were meant as notes, whose words would vanish, and those that nothing refers to. References to
 * the first become text, so that they lead to no address that is none.
 */
export function findDefinitions(parts: TextParts): Slip[] {
  const meant = parts.definitions.filter((found) => isNote(found, parts));
  if (meant.length > 0) referencesToText(parts.tree, new Set(meant.map(({ node }) => node.identifier)), parts.source);
  const unused = parts.definitions.filter(
    (found) => !meant.includes(found) && !parts.usedDefinitions.has(found.node.identifier) && !isRemark(found),
  );
  return [
    ...notesWithoutSign(parts).map(({ label, offset }): Slip => ({ rule: 'note-form', offset, values: { label } })),
    ...unused.map((found): Slip => ({
      rule: 'unused-definition',
      offset: found.start,
      values: { label: labelOf(found) },
    })),
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
  const meant = parts.definitions.filter((found) => isNote(found, parts));
  return [...meant.map((found) => ({ label: labelOf(found).replace('^', ''), offset: found.start })), ...texts];
}

function isNote(found: Located<Definition>, { usedDefinitions }: TextParts): boolean {
  const { url, identifier } = found.node;
  const label = labelOf(found);
  if (label.startsWith('^')) return true;
  if (IS_ADDRESS.test(url) || url === '' || isRemark(found)) return false;
  return NUMBER.test(label) || !usedDefinitions.has(identifier);
}

function isRemark(found: Located<Definition>): boolean {
  return REMARK.test(labelOf(found));
}

function labelOf({ node }: Located<Definition>): string {
  return node.label ?? node.identifier;
}

function referencesToText(tree: Root, identifiers: ReadonlySet<string>, source: string): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' || !identifiers.has(node.identifier)) return;
    const { position } = node;
    const value = source.slice(position?.start.offset, position?.end.offset);
    parent.children.splice(index, 1, { type: 'text', value, ...(position && { position }) });
  });
}
