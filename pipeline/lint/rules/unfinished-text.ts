import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';
import { HIDDEN, type Found } from '../markdown/found.ts';

/** Words after which `XXX` is the number 30 or a size. */
const NUMBERED =
  '(?:[Cc]hapter|[Bb]ook|[Vv]ol(?:ume|\\.)|[Pp]art|Psalm|Bowl|[Ss]izes?|[Tt]aglia|[Gg]röße|[Cc]apitolo|[Ll]ibro|[Kk]apitel|[Bb]and|[Tt]eil|Louis|or|and)';
const COUNTED = '(?:days?|weeks?|months?|years?|euros?|percent|people|words?)';
/**
 * Placeholder words for unfinished text; in capitals, and without those that have another meaning, as TBC, a disease.
 */
const UNFINISHED = new RegExp(
  [
    String.raw`(?<![\w./#-])(?:(?:TBD|tbd|TBA)(?![ \t]+\p{Ll})|FIXME)(?![\w-])`,
    String.raw`(?<![\w./#-])TODO(?=[ \t]*(?:[:(\]]|[.!]?$))|TODO(?<=(?:^|[[(${HIDDEN}])[ \t]*TODO)(?![\w-])`,
    String.raw`(?<=\[|: )TBC(?=\]|\.?$)`,
    String.raw`(?<![\w./#-]|\b${NUMBERED}[ \t])X{3,}(?=[ \t]*(?:[:\]).,;!?%€$£]|$)|[ \t]+${COUNTED}\b)(?!\.\w)|(?<=[[(€$£])X{2,}(?!\w)`,
    String.raw`(?<![\w./#-]|\b${NUMBERED}[ \t])X{2,}(?=[ \t]*%|[ \t]+${COUNTED}\b)|\bXX\.XX\.(?:\d{4}|X{2,4})(?!\w)`,
    String.raw`(?<!\w)T\.B\.[ACD]\.?(?!\w)`,
    String.raw`(?<=\b(?:Fig(?:ure|\.|ura)|Tab(?:le|ella|elle|leau)|Abb(?:ildung|\.))[ \t])X{1,2}(?![\w-])`,
    String.raw`(?<=^|[\s[(€$£])\?\?\?(?=[ \t]*(?:$|[.,;:)\]]))`,
    String.raw`^[Ll]orem ipsum\b[^]*|\bLorem ipsum\b|\blorem ipsum dolor\b`,
    String.raw`(?<=[[(])TK(?=[\])])|\bTKTK\b|^(?:TK|x{3,})$`,
    String.raw`^[Tt]o-?do(?=[ \t]*(?:$|:))`,
    String.raw`(?<=\[)(?:(?:[Ii]nsert|INSERT|Your|YOUR) [^[\]\n]{1,60}|(?:[Aa]dd|[Pp]ut) [^[\]\n]{1,60} here|PLACEHOLDER|[Pp]laceholder)(?=\](?![([:]))`,
    String.raw`(?<=[€$£])X[.,]X+(?=[MmKkB]?(?!\w))|(?<=[[{])(?:link|LINK|url|URL|ref|REF|source|SOURCE|AMOUNT|CITY|COMPANY|DATE|NAME|NUMBER|PHONE|PRICE|TITLE)(?=[}\]](?![([:\ufffc]))|(?<=(?:^|[ \t])\()(?:link|LINK)(?=\)(?!\[))`,
    String.raw`<(?:[Ii]nsert|[Yy]our) [^<>\n]{1,60}>`,
  ].join('|'),
  'gmu',
);

export const unfinishedText: Finders<'unfinished-text'> = {
  signs:
    /[[{]|<[A-Za-z]|\?\?|T[OB.]|tb|FI|XX|[Teabgl.][ \t]X\b|[€$£]X[.,]X|\((?:link|LINK)\)|orem ipsum|^[ \t>]*(?:[Tt]o-?do\b|TK$|xxx)/m,
  // `???` as a whole item is intended: an unknown step of a list.
  block: ({ prose, typed, start, parent }) =>
    parent.type === 'listItem' && prose.trim() === '???' ? [] : findUnfinished(prose, typed, start),
  line: (text) => findUnfinished(text, text, 0),
};

/**
 * Finds the first placeholder words in a text, with the brackets around them, or the colon behind. `source` is the same
 * text as it was typed.
 */
function findUnfinished(text: string, source: string, start: number): Found<'unfinished-text'>[] {
  const [first] = allMatches(UNFINISHED, text);
  if (!first) return [];
  let [from, to] = [first.index, first.index + first[0].length];
  if (/^[[({]$/.test(text[from - 1] ?? '') && /^[\])}]$/.test(text[to] ?? '')) [from, to] = [from - 1, to + 1];
  else if (/^(?:to-?do|fixme)$/i.test(first[0])) to += /^[ \t]*:/.exec(text.slice(to))?.[0].length ?? 0;
  return [{ offset: start + from, values: { words: source.slice(from, to).replaceAll(/\s+/g, ' ') } }];
}
