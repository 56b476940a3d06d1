import { ARTICLE, inFields, lines, rule } from '../rule.ts';
import { blanks, countOfLines, writeWhole } from '../words/yaml.ts';

type Parameters = {
  /** The whole text on one line, where the lines below need quotes with it. */
  readonly write?: string;
  /** How many lines below go on with it. */
  readonly further?: string;
  /** Else the line with its blanks, and how many these are. */
  readonly line?: string;
  readonly expected?: string;
  /** Present in a text behind `|`. */
  readonly block?: string;
};

export const yamlWrapped = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: (v) =>
    v.write === undefined
      ? 'Unexpected line: it seems to go on with the text above it, but is not indented like it'
      : 'Unexpected lines below: they seem to go on with this text, but are not indented, and have a `: ` or `#` in them',
  advice: (v) =>
    v.write !== undefined
      ? writeWhole(v.write, v.further)
      : v.further === undefined
        ? `Write the line as \`${v.line}\`${orOneLine(v)}.`
        : `Put ${blanks(v.expected)} before this line and the ${countOfLines(v.further)} below it${orOneLine(v)}.`,
  means:
    'A text may go on in the next line, but that line has to begin with blanks: without them it would be a field of its own, ' +
    'and it has no name. Many editors break long lines by themselves. You can also write the whole text on one line, however long it is.',
  parameters: { expected: '2', line: '  and by whom.' },
  example: inFields(
    ARTICLE,
    lines('summary: What is decided at a gate,', '‸and by whom.'),
    lines('summary: What is decided at a gate,', '  and by whom.'),
  ),
});

/** In a text behind `|`, lines of their own may be paragraphs. */
function orOneLine(v: Parameters): string {
  return v.block === undefined ? ', or put all of the text on one line' : '';
}
