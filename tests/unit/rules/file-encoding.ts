import { ANY_ARTICLE, bytes, casesOf, fixture } from '../mistakes/rows.ts';

export const cases = casesOf('file-encoding', [
  ...[
    ['UTF-16 (little endian)', utf16(ANY_ARTICLE, '\u{FEFF}', true)],
    ['UTF-16 (big endian)', utf16(ANY_ARTICLE, '\u{FEFF}', false)],
    ['the file is UTF-16', utf16(ANY_ARTICLE, '', true)],
    ['the file does not hold text', fixture('no-text.md')],
  ].map(([says, text]) => ({
    name: `a file of which is said: ${says}`,
    add: { 'insights/gate.md': text as Uint8Array },
    at: 'insights/gate.md:1:1',
    says: says as string,
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  })),
  {
    name: 'a letter of Windows',
    add: { 'insights/gate.md': bytes(ANY_ARTICLE.replace('A gate is a promise to stop.', 'A promise to Zoë.')) },
    at: 'insights/gate.md:3:25',
    says: 'Latin-1 or Windows-1252',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
  {
    name: 'a zero byte',
    add: { 'insights/gate.md': ANY_ARTICLE.replace('tags: ', 'tags: ‸\0') },
    says: 'a zero byte',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
]);

function utf16(text: string, mark: string, isLittle: boolean): Uint8Array {
  const letters = Buffer.from(mark + text, 'utf16le');
  return isLittle ? letters : letters.swap16();
}
