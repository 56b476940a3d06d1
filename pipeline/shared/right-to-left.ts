/** Languages written from right to left, and scripts that make other languages so. */
const LANGUAGE = /^(?:ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)(?:-|$)|-(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm)(?:-|$)/;
const LEFT_TO_RIGHT_SCRIPT = /-(?:Latn|Cyrl|Deva)(?:-|$)/;

/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}`;
const SOME = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u');
const FIRST = new RegExp(`\\p{L}`, 'u');

/** Whether a language tag, as in `site.yaml`, is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return LANGUAGE.test(language) && !LEFT_TO_RIGHT_SCRIPT.test(language);
}

/** Whether a text has letters that are read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return SOME.test(text);
}

/** Whether the first letter of a text is read from right to left; undefined if it has no letters. */
export function beginsRightToLeft(text: string): boolean | undefined {
  const [first] = FIRST.exec(text) ?? [];
  return first === undefined ? undefined : SOME.test(first);
}
