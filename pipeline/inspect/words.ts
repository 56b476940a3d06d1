/** So many words are compared together. */
const RUN = 5;
const PRIME = 0x01000193;
const SEED = 0x811c9dc5;
const LINE = 10;

/** Of each sign below U+10000: 1 where it is no part of a word, else 2 and more; 0 where nobody has asked yet. */
const kinds = new Uint8Array(0x10000);
const SIGN = 1;
const PART = 2;

/** Calls back with a number for each run of five words in a line, whatever stands between them, in whatever case. */
export function eachRun(text: string, use: (run: number) => void): void {
  const last = new Int32Array(RUN);
  let [count, word, isWord] = [0, SEED, false];
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : LINE;
    if (kindOf(code) === PART) {
      word = Math.imul(word ^ lowerOf(code), PRIME);
      isWord = true;
      continue;
    }
    if (isWord) {
      last[count % RUN] = word;
      count++;
      if (count >= RUN) use(runAt(last, count));
      [word, isWord] = [SEED, false];
    }
    if (code === LINE) count = 0;
  }
}

function runAt(last: Int32Array, count: number): number {
  let run = SEED;
  for (let back = 0; back < RUN; back++) run = Math.imul(run, PRIME) ^ (last[(count + back) % RUN] ?? 0);
  return run;
}

function kindOf(code: number): number {
  const known = kinds[code] ?? SIGN;
  if (known !== 0) return known;
  // Halves of signs beyond are parts: what they stand for is looked at by nobody else.
  const isPart = (code >= 0xd800 && code < 0xe000) || /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
  kinds[code] = isPart ? PART : SIGN;
  return isPart ? PART : SIGN;
}

function lowerOf(code: number): number {
  if (code < 128) return code > 64 && code < 91 ? code | 32 : code;
  return String.fromCharCode(code).toLowerCase().charCodeAt(0);
}
