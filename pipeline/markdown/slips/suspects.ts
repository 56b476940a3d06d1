/** A fact as it should be typed; nothing else is to be said of its braces. */
const FACT = /\{\{[ \t]*[a-z](?:-?[a-z0-9])*[ \t]*\}\}/y;
/** Signs that stand in prose rarely, and in nearly every slip: of Markdown, of other programs, of addresses. */
const SIGNS = '[*_;|\\`【';
/** Invisible signs, and letters that come from a wrong encoding. */
const ODD = '\u007f\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff\ufffd\u00c2\u00c3\u00e2\u00ef\u00f0';
/** Signs that control devices or the direction of a text. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0, 0x1f],
  [0x80, 0x9f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
];
/** Letters and signs that are a slip only before certain others. */
const FOLLOWED: Readonly<Record<string, RegExp>> = {
  ',': /\p{L}/uy,
  $: /\S/y,
  '\t': /\S/y,
  '<': /[A-Za-z!<]/y,
  '&': /#/y,
  '~': /\S/y,
  '^': /[\w+-]{1,9}\^/y,
  ':': /[a-z+:]/y,
  ']': /\(/y,
  '?': /\?/y,
  T: /[OB.]/y,
  t: /b/y,
  F: /I/y,
  X: /X/y,
  o: /rem ipsum/y,
  c: /ite.?turn\d/y,
};
/** What a line begins with that may have been meant as an item or as a heading, and one word that stands for others. */
const BEGINS = /[-+#\d–—•·○□▶►‣◦▪●■⁃➢➤]|[Tt]o-?do\b/uy;

const [LOOK, COMPARE, LINE, BRACE] = [1, 2, 3, 4];
const [NEW_LINE, SPACE, TAB, GREATER] = [10, 32, 9, 62];
const kinds = kindsOfCharacters();

/**
 * Whether a piece of prose may hold a slip. Looks at each character once, since nearly all prose is of no interest and there
 * is much of it. `isLineStart`: whether a line begins at `start`.
 */
export function isSuspect(source: string, start: number, end: number, isLineStart: boolean): boolean {
  if (isLineStart && mayBeginSlip(source, start, end)) return true;
  for (let at = start; at < end; at++) {
    const kind = kinds[source.charCodeAt(at)];
    if (kind === 0) continue;
    if (kind === LOOK) return true;
    if (kind === COMPARE && isFollowed(source, at)) return true;
    if (kind === LINE && mayBeginSlip(source, at + 1, end)) return true;
    if (kind === BRACE) {
      FACT.lastIndex = at;
      if (!FACT.test(source)) return true;
      at = FACT.lastIndex - 1;
    }
  }
  return false;
}

function mayBeginSlip(source: string, from: number, end: number): boolean {
  let at = from;
  for (; at < end; at++) {
    const code = source.charCodeAt(at);
    if (code !== SPACE && code !== TAB && code !== GREATER) break;
  }
  BEGINS.lastIndex = at;
  return BEGINS.test(source);
}

function isFollowed(source: string, at: number): boolean {
  const form = FOLLOWED[source[at] ?? ''];
  if (!form) return false;
  form.lastIndex = at + 1;
  return form.test(source);
}

function kindsOfCharacters(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (const [first, last] of RANGES) table.fill(LOOK, first, last + 1);
  for (const sign of SIGNS + ODD) table[sign.charCodeAt(0)] = LOOK;
  for (const sign of Object.keys(FOLLOWED)) table[sign.charCodeAt(0)] = COMPARE;
  table[NEW_LINE] = LINE;
  table['{'.charCodeAt(0)] = BRACE;
  return table;
}
