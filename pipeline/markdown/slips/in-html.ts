import { HIDDEN, type Slip, type TextParts } from './slip.ts';

/** Tags, comments, and elements whose text is shown as it is or not at all. */
const NO_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(?<name>code|kbd|math|pre|samp|script|style|svg|template|textarea|tt|var|xmp)(?=[\s>])[\s\S]*?(?:<\/\k<name>\s*>|$)|<[!?][\s\S]*?(?:>|$)|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>?/gi;
/** Signs of Markdown around words, and how HTML says the same. The first may hold the others. */
const MARKS: readonly (readonly [form: RegExp, html: string])[] = [
  [/(?<!\\)!\[([^[\]\n]*)\]\(([^()\s<>"]+)\)/g, '<img src="$2" alt="$1">'],
  [/(?<![\\\w])\[([^[\]\n]+)\]\(([^()\s<>"]+)\)/g, '<a href="$2">$1</a>'],
  [/(?<![\w*\\])\*\*(?=[^\s*])([^*\n]+)(?<=[^\s*])\*\*(?![\w*])/g, '<strong>$1</strong>'],
  [/(?<![\w\\/])__(?=[^\s_])([^_\n]+)(?<=[^\s_])__(?!\w)/g, '<strong>$1</strong>'],
  [/(?<![\w*\\])\*(?=[\p{L}\d])([^*\n]+)(?<=[\p{L}\d.!?])\*(?![\w*])/gu, '<em>$1</em>'],
  [/(?<![\\`\w])`([^`\n]+)`(?!`)/g, '<code>$1</code>'],
];
/** What Markdown makes a heading, a list or a table of, on lines of its own. */
const BLOCKS: readonly RegExp[] = [
  /^(?<before>[ \t>]*)#{1,6}[ \t]+[^\s#\ufffc].*$/gm,
  /^(?<before>[ \t>]*)[-*][ \t]+\S.*\n[ \t>]*[-*][ \t]+\S.*$/gm,
  /^(?<before>[ \t>]*)1[.)][ \t]+\S.*\n[ \t>]*2[.)][ \t]+\S.*$/gm,
  /^(?<before>[ \t>]*)\|.*\|[ \t]*\n[ \t>]*\|[-:| \t]*-[-:| \t]*\|[ \t]*$/gm,
];
const MAY_HOLD = /[*_`[#|]|^[ \t>]*(?:-|1[.)])[ \t]/m;
const TAG_IN_LINE = /<[/a-z!]/i;
/** Tags that may stand in a paragraph. */
const PHRASE = /<\/?(?:a|abbr|b|br|code|del|em|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)(?=[\s/>])[^<>]*>/gi;
/** Elements that hold words, and no blocks. */
const HOLDS_WORDS = /<(?:p|h[1-6]|summary|caption|figcaption|dt)(?=[\s>])[^<>]*>[^<>]*$/i;
const RUNS = new RegExp(`${HIDDEN}+|[^${HIDDEN}]+`, 'g');
const MOST_SHOWN = 60;

/** Markdown inside of a block of HTML, where it is text: one slip for each block. */
export function findInHtml({ htmls, source }: TextParts): Slip[] {
  return htmls.flatMap(({ parent, start, end }): Slip[] => {
    const typed = source.slice(start, end);
    if (!MAY_HOLD.test(typed)) return [];
    const text = typed.replace(NO_TEXT, hide);
    const first = firstMark(text);
    if (!first) return [];
    const lineStart = typed.lastIndexOf('\n', first.index) + 1;
    const [line = ''] = typed.slice(lineStart).split('\n', 1);
    const isInLine = lineStart === 0 || TAG_IN_LINE.test(line) || HOLDS_WORDS.test(typed.slice(0, lineStart));
    return [
      isInLine
        ? besideTags(typed, text, first, start)
        : betweenTags(typed, lineStart, start, first, parent.type === 'root'),
    ];
  });
}

interface Mark {
  readonly index: number;
  readonly what: string;
}

function firstMark(text: string): Mark | undefined {
  let first: Mark | undefined;
  for (const form of [...MARKS.map(([mark]) => mark), ...BLOCKS]) {
    for (const { 0: what, index, groups } of text.matchAll(form)) {
      const { length } = groups?.['before'] ?? '';
      if (!what.replaceAll(HIDDEN, '').trim()) continue;
      if (!first || index + length < first.index) first = { index: index + length, what: what.slice(length) };
      break;
    }
  }
  return first;
}

/** `<td>**A**</td>`: between tags on one line, HTML says it. Mends the whole rest of the block. */
function besideTags(typed: string, text: string, { index, what }: Mark, start: number): Slip {
  const actual = typed.slice(index);
  const runs = text.slice(index).match(RUNS) ?? [];
  let at = index;
  const expected = runs
    .map((run) => {
      const words = typed.slice(at, (at += run.length));
      return run.startsWith(HIDDEN) ? words : asHtml(words);
    })
    .join('');
  const mend = firstMark(expected.replace(NO_TEXT, hide)) === undefined ? { mend: { actual, expected } } : {};
  return {
    rule: 'markdown-in-html',
    offset: start + index,
    values: { what: short(what), expected: short(asHtml(what)) },
    ...mend,
  };
}

function asHtml(words: string): string {
  return MARKS.reduce((text, [form, html]) => text.replace(form, html), words);
}

/** Lines of their own become Markdown between blank lines. */
function betweenTags(typed: string, lineStart: number, start: number, { what }: Mark, isOutside: boolean): Slip {
  const lines = typed.slice(lineStart).split('\n');
  const above = typed.slice(0, lineStart).trimEnd().split('\n');
  let from = above.length;
  while (from > 1 && !beginsTag(above[from - 1])) from--;
  const begin = [...above.slice(0, from), ''].join('\n').length;
  const until = lines.findIndex((line) => beginsTag(line));
  const below = until < 0 ? undefined : lines[until];
  const endOfText = until < 0 ? typed.length : lineStart + lines.slice(0, until).join('\n').length;
  const indent = /^[ \t>]*/.exec(typed.slice(begin))?.[0].length ?? 0;
  const actual = typed.slice(begin + indent, endOfText);
  const words = actual
    .split('\n')
    .map((line, at) => (at === 0 ? line : line.slice(Math.min(indent, /^[ \t]*/.exec(line)?.[0].length ?? 0))))
    .join('\n');
  const isSure = isOutside && !TAG_IN_LINE.test(words.replace(PHRASE, '')) && !/^(?: {4}|\t)/.test(below ?? '');
  const expected = `\n${words}${below === undefined ? '' : '\n'}`;
  const values = {
    what: short(what),
    above: short(above[from - 1]?.trim() ?? ''),
    ...(below !== undefined && { below: short(below.trim()) }),
  };
  return {
    rule: 'markdown-in-html',
    offset: start + begin + indent,
    values,
    ...(isSure && { mend: { actual, expected } }),
  };
}

function beginsTag(line = ''): boolean {
  const words = line.replace(/^[ \t>]*/, '');
  return words.replace(PHRASE, '').startsWith('<');
}

function short(text: string): string {
  const [line = ''] = text.replaceAll(HIDDEN, '…').replace(/…+/g, '…').split('\n', 1);
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

function hide(text: string): string {
  return text.replace(/[^\n]/g, HIDDEN);
}
