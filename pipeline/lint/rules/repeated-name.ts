import type { Definition, FootnoteDefinition } from 'mdast';
import type { Finders, Found, Located } from '../markdown/found.ts';

export const repeatedName: Finders<'repeated-name'> = {
  /** Finds footnotes and definitions whose name is taken, which are not published; skips exact repetitions. */
  *text({ nodes, usedNotes, usedDefinitions, source }) {
    const wordsOf = ({ start, end }: Located<FootnoteDefinition>): string =>
      source.slice(source.indexOf(':', start), end).trim();
    const addressOf = ({ node }: Located<Definition>): string => `${node.url} ${node.title ?? ''}`;
    yield* repeatedOf(nodes('footnoteDefinition'), 'note', usedNotes, wordsOf);
    yield* repeatedOf(nodes('definition'), 'address', usedDefinitions, addressOf);
  },
};

function* repeatedOf<T extends Definition | FootnoteDefinition>(
  all: readonly Located<T>[],
  kind: 'note' | 'address',
  used: ReadonlySet<string>,
  wordsOf: (one: Located<T>) => string,
): Iterable<Found<'repeated-name'>> {
  const known = new Map<string, Located<T>>();
  for (const one of all) {
    const { identifier, label } = one.node;
    const first = known.get(identifier);
    if (!first) known.set(identifier, one);
    else if (used.has(identifier) && wordsOf(first) !== wordsOf(one)) {
      const values = { kind, label: `[${kind === 'note' ? '^' : ''}${label ?? identifier}]` };
      yield { offset: one.start, values, earlier: first.start };
    }
  }
}
