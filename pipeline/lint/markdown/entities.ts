import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { letterOfCode } from '../../compile/markdown/syntax/windows-1252.ts';

const ENTITY = /&(?:#(?<decimal>\d{1,7})|#x(?<hexadecimal>[\da-f]{1,6})|(?<name>[a-z][a-z\d]{1,31}));/gi;
const LAST_CODE = 0x10ffff;

/** What stands for a sign in HTML, such as `&amp;`, in a line of plain text, with its index and the sign. */
export function entitiesIn(text: string): { what: string; index: number; expected: string }[] {
  return [...text.matchAll(ENTITY)].flatMap(({ 0: what, index, groups: { decimal, hexadecimal, name } = {} }) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const expected = name === undefined ? signOfCode(code) : decodeNamedCharacterReference(name) || what;
    return expected === what || expected.trim() === '' ? [] : [{ what, index, expected }];
  });
}

function signOfCode(code: number): string {
  return letterOfCode(code) ?? (code === 0 || code > LAST_CODE ? '\ufffd' : String.fromCodePoint(code));
}
