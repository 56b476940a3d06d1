import { type TextParameters, error, inText, lines } from '../rule.ts';
import type { Definition, FootnoteDefinition } from 'mdast';
import type { Found, Located } from '../markdown/found.ts';

type Parameters = TextParameters<'label', 'line'> & { readonly kind: 'note' | 'address' };

export const repeatedName = error<Parameters>('notes', {
  message: (v) =>
    `Unexpected second ${v.kind === 'note' ? 'note' : 'address'} \`${v.label}\`: line ${v.line} has it already, and this one is not published`,
  advice: () => 'Give it a name of its own here, and put that name into the text where it belongs; or take it out.',
  means:
    'The name in the brackets of a note, or of a line with the address of a link, tells which one the text refers to. Two have the same name here: the first counts, and the second is shown nowhere.',
  parameters: { kind: 'note', label: '[^cost]', line: '8' },
  example: inText(
    lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.', '', '‸[^cost]: In most cases.'),
    lines('A gate is cheap.[^cost] [^most]', '', '[^cost]: Beside what it saves.', '', '[^most]: In most cases.'),
  ),
  find: {
    /** Finds footnotes and definitions whose name is taken, which are not published; skips exact repetitions. */
    *text({ nodes, usedNotes, usedDefinitions, source }) {
      const wordsOf = ({ start, end }: Located<FootnoteDefinition>): string =>
        source.slice(source.indexOf(':', start), end).trim();
      const addressOf = ({ node }: Located<Definition>): string => `${node.url} ${node.title ?? ''}`;
      yield* repeatedOf(nodes('footnoteDefinition'), 'note', usedNotes, wordsOf);
      yield* repeatedOf(nodes('definition'), 'address', usedDefinitions, addressOf);
    },
  },
});

function* repeatedOf<T extends Definition | FootnoteDefinition>(
  all: readonly Located<T>[],
  kind: 'note' | 'address',
  used: ReadonlySet<string>,
  wordsOf: (one: Located<T>) => string,
): Iterable<Found<Parameters>> {
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
