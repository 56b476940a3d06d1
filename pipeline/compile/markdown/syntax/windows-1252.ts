/** What the codes from 0x80 to 0x9f stand for in Windows-1252 that mean no letter in Unicode; five of them stand for nothing there either. */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;

/** The letters, as a part of a form. */
export const WINDOWS_1252 = LETTERS;

/** The letter of a code in Windows-1252; undefined where it is the same as in Unicode, or is none. */
export function letterOfCode(code: number): string | undefined {
  const letter = LETTERS[code - FIRST];
  return letter === undefined || letter.charCodeAt(0) === code ? undefined : letter;
}

/** The code of a letter in Windows-1252. */
export function codeOfLetter(letter: string): number {
  const at = LETTERS.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : FIRST + at;
}
