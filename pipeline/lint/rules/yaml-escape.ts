import { ARTICLE, error, inFields } from '../rule.ts';

export const yamlEscape = error('yaml', {
  message: (v) => `Unexpected \`${v.escape}\`: it stands for half of a character`,
  advice: () => 'Type the character itself, such as `🎹`, in its place.',
  means:
    'In double quotes a backslash begins an escape: `\\u` and four digits stand for a character. Emoji and other rare ' +
    'characters need two escapes, and here one of the two is missing, so what is left is no character at all. You need no ' +
    'escapes: type or paste the character itself.',
  parameters: { escape: '\\uD83C' },
  example: inFields(ARTICLE, 'title: ‸"A song for \\uD83C"', 'title: "A song for 🎹"'),
});
