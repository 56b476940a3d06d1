import type { Definition, FootnoteDefinition } from 'mdast';
import type { Located, Slip, TextParts } from './slip.ts';

/** Notes and addresses of links under a name that another has already, so that nobody sees them; not those that say the same. */
export function findRepeated({ notes, definitions, usedNotes, usedDefinitions, source }: TextParts): Slip[] {
  return [
    ...repeatedOf(notes, usedNotes, ({ start, end }) => source.slice(source.indexOf(':', start), end).trim()).map(
      ([second, first]) => toSlip('note', second, first),
    ),
    ...repeatedOf(definitions, usedDefinitions, ({ node }) => `${node.url} ${node.title ?? ''}`).map(
      ([second, first]) => toSlip('address', second, first),
    ),
  ];
}

function repeatedOf<T extends Definition | FootnoteDefinition>(
  all: readonly Located<T>[],
  used: ReadonlySet<string>,
  wordsOf: (one: Located<T>) => string,
): [second: Located<T>, first: Located<T>][] {
  const known = new Map<string, Located<T>>();
  return all.flatMap((one): [Located<T>, Located<T>][] => {
    const { identifier } = one.node;
    const first = known.get(identifier);
    if (!first) known.set(identifier, one);
    return first && used.has(identifier) && wordsOf(first) !== wordsOf(one) ? [[one, first]] : [];
  });
}

function toSlip<T extends Definition | FootnoteDefinition>(
  kind: string,
  { node, start }: Located<T>,
  first: Located<T>,
): Slip {
  const label = `[${kind === 'note' ? '^' : ''}${node.label ?? node.identifier}]`;
  return { rule: 'repeated-name', offset: start, values: { kind, label }, earlier: first.start };
}
