import { ARTICLE, inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly reason: string;
  readonly help: string;
  readonly mark?: string;
};

export const yamlSyntax = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: (v) => `Cannot read this line: ${v.reason}`,
  advice: (v) =>
    v.help ?? 'Write each field as `name: value` on a line of its own, and a text with signs in double quotes.',
  means:
    'A field is a name, a colon, a space, and a value. This line is none of that, and no slip ' +
    'is known that would explain it. Until it is right nobody can say where a field ends and the next begins, so the file is not read.',
  parameters: { help: 'Take the line `...` out.', mark: '...', reason: '`...` ends what belongs together' },
  example: inFields(ARTICLE, lines('type: memo', '‸...'), lines('type: memo')),
});
