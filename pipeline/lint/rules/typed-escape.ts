import { type Texts, inText, rule } from '../rule.ts';
import type { Found, ProseBlock } from '../markdown/found.ts';

type Parameters = Texts<'what'>;

/** The end of a line as programs write it, behind words. */
const NEW_LINE = /(?<=[\p{L}\d.!?:,;)"”])\\n(?=\\n|[ \t]*$|[ \t]*[\p{Lu}#*•-])/mu;

export const typedEscape = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.what}\`: it is published as it is typed`,
  advice: (v) =>
    v.what === '\\'
      ? 'Take it out; type it twice to show it.'
      : 'Put a new line in its place; `\\\\n` shows it as it is.',
  means:
    'Programs write a new line as `\\n`, and let a backslash say that a line goes on. In a text they are what they look like, and readers would see them.',
  parameters: { what: '\\' },
  example: inText('A gate is a decision.‸\\', 'A gate is a decision.'),
  find: { signs: { any: '\\' }, block: findEscapes },
});

/** Signs of programs that were typed as text: `\n`, and a backslash with nothing behind it. */
function findEscapes({ prose, start }: ProseBlock): Found<Parameters>[] {
  const line = NEW_LINE.exec(prose)?.index;
  const end = prose.trimEnd().length - 1;
  return [
    ...(line === undefined ? [] : [{ offset: start + line, values: { what: '\\n' } }]),
    ...(prose[end] === '\\'
      ? [{ offset: start + end, values: { what: '\\' }, fix: { actual: '\\', expected: '' } }]
      : []),
  ];
}
