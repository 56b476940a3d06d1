import { ARTICLE, error, inFields, lines } from '../rule.ts';

export const yamlSyntax = error('yaml', {
  message: (v) => `Cannot read this line: ${v.reason}`,
  advice: (v) => v.help,
  means:
    'A field is a name, a colon, a space, and a value. This line is none of that, and no slip ' +
    'is known that would explain it. Until it is right, the end of one field and the beginning of the next cannot be told, so the file is not read.',
  parameters: {
    reason: 'a bracket or a brace is not closed, or a comma is missing between two entries',
    help: 'Close it, put a comma between each two, and put texts with signs in double quotes.',
  },
  example: inFields(
    ARTICLE,
    lines('tags: ‸[capital, strategy', 'type: memo'),
    lines('tags: [capital, strategy]', 'type: memo'),
  ),
});
