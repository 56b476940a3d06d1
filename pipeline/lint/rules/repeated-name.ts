import type { Definition, FootnoteDefinition } from 'mdast';
import type { Finders, Located } from '../markdown/found.ts';

export const repeatedName: Finders<'repeated-name'> = {
  /** Finds footnotes and definitions whose name is taken, which are not published; skips exact repetitions. */
  *text({ nodes, usedNotes, usedDefinitions }) {
    const known = new Map<string, Located<FootnoteDefinition | Definition>>();
    for (const one of [...nodes('footnoteDefinition'), ...nodes('definition')]) {
      const { type, identifier, label } = one.node;
      const isNote = type === 'footnoteDefinition';
      const name = `${isNote ? '^' : ''}${identifier}`;
      const first = known.get(name);
      if (!first) known.set(name, one);
      else if ((isNote ? usedNotes : usedDefinitions).has(identifier) && wordsOf(first) !== wordsOf(one)) {
        const values = {
          kind: isNote ? 'note' : 'address',
          label: `[${isNote ? '^' : ''}${label ?? identifier}]`,
        } as const;
        yield { offset: one.start, values, earlier: first.start };
      }
    }
  },
};

function wordsOf({ typed }: Located<FootnoteDefinition | Definition>): string {
  return typed.slice(typed.indexOf(']:')).trim();
}
