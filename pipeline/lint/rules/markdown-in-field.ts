import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';
import { wordsOfNode } from '../../markdown/tree-text.ts';
import { parseTyped } from '../../markdown/syntax/parse.ts';

/** Markdown and HTML marks around words or behind them, and the group that contains the words. */
const FORMS: readonly RegExp[] = [
  /(?<![\w*\\])\*\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*\*(?![\w*])/g,
  /(?<![\w*\\])\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*(?![\w*])/g,
  /(?<![\w\\/])__(?=\S)(?<words>[^_\n]+)(?<=\S)__(?!\w)/g,
  /(?<![\w\\/])_(?=\S)(?<words>[^_\n]+)(?<=\S)_(?!\w)/g,
  /(?<!\\)~~(?=\S)(?<words>[^~\n]+)(?<=\S)~~/g,
  /(?<!\\)`(?<words>[^`\n]+)`/g,
  /!?\[(?<words>[^[\]\n]+)\]\([^()\s]+\)/g,
  // `# 30` is a number.
  /^(?:#{2,6}|#(?![ \t]+\d))[ \t]+(?<words>\S.*)/g,
  /(?<words>[\p{L}\p{N}.,;:!?)”"]+)(?:\[\^(?:\d{1,3}|\p{L}[\w-]*)\])+/gu,
  /<(?<tag>a|b|i|s|u|em|strong|small|span|font|sub|sup|mark|code|p|div)(?:\s[^<>\n]*)?>(?<words>[^<>\n]*)<\/\k<tag>>/gi,
];
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const MAY_HOLD = /[*_`[#<&]|~~/;

export const markdownInField: Finders<'markdown-in-field'> = {
  *line(text, field) {
    if (!MAY_HOLD.test(text)) return;
    for (const { what, index, expected } of [...wordsBetweenSigns(text), ...entitiesIn(text)]) {
      // Without its marks, a link or picture loses its target, and struck-out text reappears.
      const fix = /\)$|^~~/.test(what) ? {} : { fix: { actual: what, expected } };
      yield { offset: index, values: { field, what, expected }, ...fix };
    }
  },
};

/** The typed marks, their index, and their replacement. */
interface Signs {
  readonly what: string;
  readonly index: number;
  readonly expected: string;
}

function wordsBetweenSigns(text: string): Signs[] {
  return FORMS.flatMap((form) =>
    allMatches(form, text).map(({ 0: what, index, groups }) => ({ what, index, expected: groups?.['words'] ?? '' })),
  );
}

/** Finds character references such as `&amp;` in plain text, with their index and character. */
function entitiesIn(text: string): Signs[] {
  return allMatches(ENTITY, text).flatMap(({ 0: what, index }) => {
    const expected = wordsOfNode(parseTyped(what, false));
    return expected === what || expected.trim() === '' ? [] : [{ what, index, expected }];
  });
}
