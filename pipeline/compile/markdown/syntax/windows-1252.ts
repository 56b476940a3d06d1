/** What the codes from 0x80 to 0x9f stand for in Windows-1252 that mean no letter in Unicode; five of them stand for nothing there either. */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;

/** These letters, for use in a pattern. */
export const WINDOWS_1252 = LETTERS;

/** Returns the letter of a Windows-1252 code; undefined if it is the same in Unicode or there is none. */
export function letterOfCode(code: number): string | undefined {
  const letter = LETTERS[code - FIRST];
  return letter === undefined || letter.charCodeAt(0) === code ? undefined : letter;
}

/** Returns the Windows-1252 code of a letter. */
export function codeOfLetter(letter: string): number {
  const at = LETTERS.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : FIRST + at;
}
