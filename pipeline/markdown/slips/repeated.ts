import type { Definition, FootnoteDefinition } from 'mdast';
import type { Located, Slip, TextParts } from './slip.ts';

/** Notes and addresses of links under a name that another has already, which are not published; not those that say the same. */
export function findRepeated({ notes, definitions, usedNotes, usedDefinitions, source }: TextParts): Slip[] {
  const wordsOf = ({ start, end }: Located<FootnoteDefinition>): string =>
    source.slice(source.indexOf(':', start), end).trim();
  return [
    ...repeatedOf(notes, 'note', usedNotes, wordsOf),
    ...repeatedOf(definitions, 'address', usedDefinitions, ({ node }) => `${node.url} ${node.title ?? ''}`),
  ];
}

function repeatedOf<T extends Definition | FootnoteDefinition>(
  all: readonly Located<T>[],
  kind: 'note' | 'address',
  used: ReadonlySet<string>,
  wordsOf: (one: Located<T>) => string,
): Slip[] {
  const known = new Map<string, Located<T>>();
  return all.flatMap((one): Slip[] => {
    const { identifier, label } = one.node;
    const first = known.get(identifier);
    if (!first) known.set(identifier, one);
    if (!first || !used.has(identifier) || wordsOf(first) === wordsOf(one)) return [];
    const values = { kind, label: `[${kind === 'note' ? '^' : ''}${label ?? identifier}]` };
    return [{ rule: 'repeated-name', offset: one.start, values, earlier: first.start }];
  });
}
