import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { inFields, warning } from '../rule.ts';
import { letterOfCode } from '../../compile/markdown/syntax/windows-1252.ts';

/** Markdown and HTML marks around words or behind them, and the group that contains the words. */
const FORMS: readonly RegExp[] = [
  /(?<![\w*\\])\*\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*\*(?![\w*])/g,
  /(?<![\w*\\])\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*(?![\w*])/g,
  /(?<![\w\\/])__(?=\S)(?<words>[^_\n]+)(?<=\S)__(?!\w)/g,
  /(?<![\w\\/])_(?=\S)(?<words>[^_\n]+)(?<=\S)_(?!\w)/g,
  /(?<!\\)~~(?=\S)(?<words>[^~\n]+)(?<=\S)~~/g,
  /(?<!\\)`(?<words>[^`\n]+)`/g,
  /!?\[(?<words>[^[\]\n]+)\]\([^()\s]+\)/g,
  /^#{1,6}[ \t]+(?<words>\S.*)/g,
  /(?<words>[\p{L}\p{N}.,;:!?)”"]+)(?:\[\^(?:\d{1,3}|\p{L}[\w-]*)\])+/gu,
  /<(?<tag>a|b|i|s|u|em|strong|small|span|font|sub|sup|mark|code|p|div)(?:\s[^<>\n]*)?>(?<words>[^<>\n]*)<\/\k<tag>>/gi,
];
const ENTITY = /&(?:#(?<decimal>\d{1,7})|#x(?<hexadecimal>[\da-f]{1,6})|(?<name>[a-z][a-z\d]{1,31}));/gi;
const LAST_CODE = 0x10ffff;
const MAY_HOLD = /[*_`[#<&]|~~/;

export const markdownInField = warning('markup', {
  message: (v) =>
    `Unexpected ${/<|&[\w#]+;/.test(v.what ?? '') ? 'HTML' : 'Markdown'} in \`${v.field}\`, ${v.what?.startsWith('`') ? v.what : `\`${v.what}\``}: this field is published as it is typed`,
  advice: (v) => `Type it without the signs: \`${v.expected}\`.`,
  means:
    'Titles, summaries and other short fields are plain text: they go to the tab of the browser, to search engines and to the cards of other sites, where nothing can be bold. ' +
    'Signs of Markdown and HTML would be shown there as they are. A fact may be put into such a field, so it is plain text too.',
  parameters: { field: 'title', what: '**gate**', expected: 'gate' },
  example: inFields('insights/my-article.md', 'title: "What a ‸**gate** is"', 'title: "What a gate is"'),
  find: {
    *line(text, field) {
      if (!MAY_HOLD.test(text)) return;
      for (const { what, index, expected } of [...wordsBetweenSigns(text), ...entitiesIn(text)]) {
        // Without its marks, a link or picture loses its target, and struck-out text reappears.
        const fix = /\)$|^~~/.test(what) ? {} : { fix: { actual: what, expected } };
        yield { offset: index, values: { field, what, expected }, ...fix };
      }
    },
  },
});

/** The typed marks, their index, and their replacement. */
interface Signs {
  readonly what: string;
  readonly index: number;
  readonly expected: string;
}

function wordsBetweenSigns(text: string): Signs[] {
  return FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: what, index, groups }) => ({ what, index, expected: groups?.['words'] ?? '' })),
  );
}

/** Finds character references such as `&amp;` in plain text, with their index and character. */
function entitiesIn(text: string): Signs[] {
  return [...text.matchAll(ENTITY)].flatMap(({ 0: what, index, groups: { decimal, hexadecimal, name } = {} }) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const expected = name === undefined ? signOfCode(code) : decodeNamedCharacterReference(name) || what;
    return expected === what || expected.trim() === '' ? [] : [{ what, index, expected }];
  });
}

function signOfCode(code: number): string {
  return letterOfCode(code) ?? (code === 0 || code > LAST_CODE ? '\ufffd' : String.fromCodePoint(code));
}
