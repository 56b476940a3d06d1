import { error } from '../rule.ts';

export const fileEncoding = error('files', {
  message: (v) => `Cannot read the letters of this file: ${v.reason}`,
  advice: () => 'Open the file in your editor and save it again; where it asks for an encoding, choose UTF-8.',
  means:
    'A file holds numbers, and an encoding says which letter each one stands for. This file was saved in an old encoding, so its ' +
    'accented letters and quotation marks would come out as `�`. Editors of today save as UTF-8, which has all letters of all ' +
    'languages; in others, look for “Encoding” in the dialog that saves a file.',
  parameters: { reason: 'this character was saved as Latin-1 or Windows-1252' },
  example: {
    wrong: [{ form: 'text', file: 'insights/my-article.md', text: 'We met in a caf‸é in Zürich.', encoding: 'latin1' }],
    right: [{ form: 'text', file: 'insights/my-article.md', text: 'We met in a café in Zürich.' }],
  },
});
