import { inText, note } from '../rule.ts';

export const unknownSign = note('markup', {
  message: (v) => `Unexpected signs \`${v.what}\`: they mean nothing here, and are published as they are typed`,
  advice: () =>
    'Take the signs out if they were meant for a program; a backslash before the first shows all as they are.',
  means:
    'Programs know many signs around words, and no list of them is complete. Readers would see these as they are typed. If they are meant for readers, nothing has to be done; it is said once in a file.',
  parameters: { what: '++new++' },
  example: inText('A ‸++new++ gate.', 'A new gate.'),
});
