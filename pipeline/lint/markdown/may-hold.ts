import type { Signs } from './found.ts';

/** Whether a piece of prose from `start` to `end` holds a sign; `isLineStart`: whether a line begins at `start`. */
export type MayHold = (source: string, start: number, end: number, isLineStart: boolean) => boolean;

const [SIGN, COMPARE, LINE] = [1, 2, 3];
const NEW_LINE = 10;
const CHARACTERS = 65_536;

/**
 * Makes the question whether prose may hold anything that rules with these signs look for. Each character is looked at once, since
 * nearly all prose is of no interest and there is much of it.
 */
export function createMayHold(signs: readonly Signs[]): MayHold {
  const kinds = new Uint8Array(CHARACTERS);
  const followed = new Map<number, RegExp[]>();
  for (const { before = {} } of signs)
    for (const [character, form] of Object.entries(before)) {
      const code = character.charCodeAt(0);
      kinds[code] = COMPARE;
      followed.set(code, [...(followed.get(code) ?? []), form]);
    }
  for (const { any = '', ranges = [] } of signs) {
    for (const character of any) kinds[character.charCodeAt(0)] = SIGN;
    for (const [first, last] of ranges) for (let code = first; code <= last; code++) kinds[code] ||= SIGN;
  }
  kinds[NEW_LINE] = LINE;
  const begins = new RegExp(String.raw`[ \t>]*(?:${signs.flatMap((one) => one.begins ?? []).join('|')})`, 'uy');
  return (source, start, end, isLineStart) => {
    if (isLineStart && isAt(begins, source, start)) return true;
    for (let at = start; at < end; at++) {
      const code = source.charCodeAt(at);
      const kind = kinds[code];
      if (kind === 0) continue;
      if (kind === SIGN) return true;
      if (kind === LINE ? isAt(begins, source, at + 1) : followed.get(code)?.some((form) => isAt(form, source, at + 1)))
        return true;
    }
    return false;
  };
}

function isAt(form: RegExp, source: string, at: number): boolean {
  form.lastIndex = at;
  return form.test(source);
}
