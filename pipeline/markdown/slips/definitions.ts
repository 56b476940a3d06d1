import type { Root } from 'mdast';
import { visitMarkdown } from '../visit.ts';
import type { Located, Slip, TextParts } from './slip.ts';
import type { Definition } from 'mdast';

/** What an address cannot do without; a bare word is none that anybody would write here. */
const IS_ADDRESS = /[/#:@]|\.\w/;
const NUMBER = /^\d{1,3}$/;
/** Definitions that people use for remarks. */
const REMARK = /^(?:\/\/|#|comment|_)/i;
const TEXT_AS_NOTE = /^[ \t>]*\[(?<label>\d{1,3}(?!\]:[ \t]+<?https?:)|\^[^\s[\]^]+(?: [^\s[\]^]+){1,3})\]:[ \t]+\S/gm;
/** An address with a name, as it stands in a line of its own. */
const BELOW = /(?<=\n[ \t>]*)\[(?<label>[^[\]\n^]+)\]:[ \t]+<?https?:[^\s>\ufffc]+/g;

/** What was meant as a note, with the `^` of its name where it has one. */
interface Note {
  readonly label: string;
  readonly offset: number;
}

/** What is wrong with definitions, and the names of the notes among them. */
interface WrongDefinitions {
  readonly slips: readonly Slip[];
  readonly names: ReadonlySet<string>;
}

/**
 * Definitions of links that were meant as notes, whose words would vanish, and those that nothing refers to. References to
 * the first become text, so that nobody follows them to an address that is none.
 */
export function findDefinitions(tree: Root, parts: TextParts): WrongDefinitions {
  const meant = parts.definitions.filter((found) => isNote(found, parts.usedDefinitions));
  if (meant.length > 0) referencesToText(tree, new Set(meant.map(({ node }) => node.identifier)), parts.source);
  const notes = [
    ...meant.map(({ node, start }): Note => ({ label: node.label ?? node.identifier, offset: start })),
    ...findTexts(parts),
  ];
  const unused = parts.definitions.flatMap((found): Slip[] => {
    const { node, start } = found;
    const label = node.label ?? node.identifier;
    if (meant.includes(found) || parts.usedDefinitions.has(node.identifier) || REMARK.test(label)) return [];
    return [{ rule: 'unused-definition', offset: start, values: { label } }];
  });
  return {
    slips: [...notes.map(toSlip), ...unused, ...findBelow(parts)],
    names: new Set(notes.map(({ label }) => label.replace('^', ''))),
  };
}

/** `[1]:` lacks its sign; `[^one of them]:` has it, and a blank that no name may hold. */
function toSlip({ label, offset }: Note): Slip {
  const name = label.replace('^', '');
  const blank = name !== label && { kind: 'blank', expected: `[^${name.replace(/\s+/g, '-')}]` };
  return { rule: 'note-form', offset, values: { label: name, ...blank } };
}

function isNote({ node }: Located<Definition>, used: ReadonlySet<string>): boolean {
  const label = node.label ?? node.identifier;
  if (label.startsWith('^')) return true;
  if (IS_ADDRESS.test(node.url) || node.url === '' || REMARK.test(label)) return false;
  return NUMBER.test(label) || !used.has(node.identifier);
}

/** `[1]: Some words`, which is a text as it stands. */
function findTexts({ blocks }: TextParts): Note[] {
  return blocks.flatMap(({ kind, prose, start }) => {
    if (kind !== 'paragraph' || !prose.includes(']:')) return [];
    return [...prose.matchAll(TEXT_AS_NOTE)].map(({ 0: match, index, groups }) => ({
      label: groups?.['label'] ?? '',
      offset: start + index + match.indexOf('['),
    }));
  });
}

/** `[name]: https://…` in a line of a paragraph, which is no definition there. */
function findBelow({ blocks, source }: TextParts): Slip[] {
  return blocks.flatMap(({ prose, start }) =>
    [...prose.matchAll(BELOW)].map(({ 0: what, index, groups }): Slip => {
      const label = groups?.['label'] ?? '';
      const isUsed = source.split(`[${label}]`).length > 2;
      const values = { kind: 'below', what, label, ...(isUsed && { isUsed: 'yes' }) };
      return { rule: 'missing-definition', offset: start + index, values };
    }),
  );
}

/** The names of addresses that stand in a line of a paragraph, of which is told there. */
export function labelsBelow(prose: string): ReadonlySet<string | undefined> {
  return new Set([...prose.matchAll(BELOW)].map(({ groups }) => groups?.['label']));
}

function referencesToText(tree: Root, identifiers: ReadonlySet<string>, source: string): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' || !identifiers.has(node.identifier)) return;
    const { position } = node;
    const value = source.slice(position?.start.offset, position?.end.offset);
    parent.children.splice(index, 1, { type: 'text', value, ...(position && { position }) });
  });
}
