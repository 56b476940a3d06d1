import { inText, warning } from '../rule.ts';

/** An escaped line break, as in program code, after words. */
const NEW_LINE = /(?<=[\p{L}\d.!?:,;)"”])\\n(?=\\n|[ \t]*$|[ \t]*[\p{Lu}#*•-])/mu;

export const typedEscape = warning('markup', {
  message: (v) => `Unexpected \`${v.what}\`: it is published as it is typed`,
  advice: (v) =>
    v.what === '\\'
      ? 'Take it out; type it twice to show it.'
      : 'Put a new line in its place; `\\\\n` shows it as it is.',
  means:
    'Programs write a new line as `\\n`, and let a backslash say that a line goes on. In a text they are what they look like, and readers would see them.',
  parameters: { what: '\\' },
  example: inText('A gate is a decision.‸\\', 'A gate is a decision.'),
  find: {
    signs: /\\/,
    /** Finds program syntax that was typed as text: `\n`, and a backslash with nothing after it. */
    *block({ prose, start }) {
      const line = NEW_LINE.exec(prose)?.index;
      if (line !== undefined) yield { offset: start + line, values: { what: '\\n' } };
      const end = prose.trimEnd().length - 1;
      if (prose[end] === '\\')
        yield { offset: start + end, values: { what: '\\' }, fix: { actual: '\\', expected: '' } };
    },
  },
});
