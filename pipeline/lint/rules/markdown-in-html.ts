import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';
import { HIDDEN } from '../markdown/found.ts';

/** Tags, comments, and elements whose text is shown literally or not at all. */
const NO_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(?<name>code|kbd|math|pre|samp|script|style|svg|template|textarea|tt|var|xmp)(?=[\s>])[\s\S]*?(?:<\/\k<name>\s*>|$)|<[!?][\s\S]*?(?:>|$)|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>?/gi;
/** Links, pictures, notes, bold and italic words, code; and, at the start of a line, headings, lists and tables. */
const MARKS: readonly RegExp[] = [
  /(?<!\\)!\[[^[\]\n]*\]\([^()\s<>"]+\)/g,
  /(?<![\\\w])\[[^[\]\n]+\]\([^()\s<>"]+\)/g,
  /(?<=[\p{L}\d.,;:!?)”"])\[\^(?:\d{1,3}|\p{L}[\w-]*)\](?![(+*?{])/gu,
  /(?<![\w*\\])\*\*(?=[^\s*])[^*\n]+(?<=[^\s*])\*\*(?![\w*])/g,
  /(?<![\w\\/])__(?=[^\s_])[^_\n]+(?<=[^\s_])__(?!\w)/g,
  /(?<![\w*\\])\*(?=[\p{L}\d])[^*\n]+(?<=[\p{L}\d.!?])\*(?![\w*])/gu,
  /(?<![\\`\w/=$])`[^`\n]+`(?!`)/g,
  /^[ \t>]*(#{1,6}[ \t]+[^\s#\ufffc].*)$/gm,
  /^[ \t>]*([-*][ \t]+\S.*\n[ \t>]*[-*][ \t]+\S.*)$/gm,
  /^[ \t>]*(1[.)][ \t]+\S.*\n[ \t>]*2[.)][ \t]+\S.*)$/gm,
  /^[ \t>]*(\|.*\|[ \t]*\n[ \t>]*\|[-:| \t]*-[-:| \t]*\|[ \t]*)$/gm,
];
const MAY_HOLD = /[*_`[#|]|^[ \t>]*(?:-|1[.)])[ \t]/m;
const MAX_SHOWN = 60;

export const markdownInHtml: Finders<'markdown-in-html'> = {
  /** Finds Markdown inside HTML blocks, where it is plain text; one finding per block. */
  *text({ nodes, source }) {
    for (const { start, end } of nodes('html')) {
      const typed = source.slice(start, end);
      if (!MAY_HOLD.test(typed)) continue;
      const text = typed.replace(NO_TEXT, (hidden) => hidden.replace(/[^\n]/g, HIDDEN));
      const [first] = MARKS.flatMap((form) => marksOf(form, text)).toSorted((a, b) => a.index - b.index);
      if (first) yield { offset: start + first.index, values: { what: short(first.mark) } };
    }
  },
};

/** Finds the marks of one form around or before visible words. */
function marksOf(form: RegExp, text: string): { readonly mark: string; readonly index: number }[] {
  return allMatches(form, text)
    .map(({ 0: all, 1: mark = all, index }) => ({ mark, index: index + all.length - mark.length }))
    .filter(({ mark }) => /[^\s\ufffc]/.test(mark));
}

function short(mark: string): string {
  const [line = ''] = mark.replaceAll(/\ufffc+/g, '…').split('\n', 1);
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}
