import { baseOf } from './marks.ts';

/** `'90s`, unless a second mark closes a quotation. */
const DECADE = /^'\d\d(?:s|er)?(?![\p{L}\p{N}'])/u;
const AND = /^'n'(?![\p{L}\p{N}])/iu;
/** Words that begin with an apostrophe, by language. */
const WORDS: Readonly<Record<string, RegExp>> = {
  en: /^'(?:tis|twas|twere|twill|til|em|n|cause|bout|cos)(?![\p{L}\p{N}'])/iu,
  nl: /^'[sntkmr](?![\p{L}\p{N}'])/iu,
};
const LONGEST = 8;

/** Whether the straight mark at `index` stands for letters that are left out, where a quotation could begin or end. */
export function isElision(text: string, index: number, language: string): boolean {
  const here = text.slice(index, index + LONGEST);
  if (DECADE.test(here) || AND.test(here) || AND.test(text.slice(Math.max(0, index - 2), index + 2))) return true;
  return WORDS[baseOf(language)]?.test(here) ?? false;
}
