/** What is odd wherever it stands. */
const ODD: readonly RegExp[] = [
  // A task that begins with something else than a word.
  /\[[ \txX]\](?![ \t]+[\p{L}\p{N}])/u,
  // A note whose label is no word, or whose text does not begin beside it, with a word.
  /^\[\^(?![\w-]+\]: ["“(‘]?(?!\d+[.)])[\p{L}\p{N}])|(?<!^)\[\^[^\]\n]{0,999}\]:/mu,
  // Quotes, lists, code and tables in a quote, whose ends are placed differently.
  /^[ \t]*>[ \t]*>|^[ \t]*>[ \t]*(?:[-+*]|\d+[.)])(?:[ \t]|$)|^[ \t]*>(?: {5}| *\t|.*\|)/m,
  // The line below the head of a table that is inside of something.
  /^[ \t]+[|:-][-|: \t]*\|[-|: \t]*$/m,
  // Declarations, instructions, and elements whose text is none of Markdown's.
  /<\?|<!(?!--)|<(?:script|pre|style|textarea)/i,
  // A fence with more than one blank in its words.
  /^[^\n~`]*(?:~~~|```)[^\n]*(?:\t| {2})/m,
  // Emphasis of several kinds at one place, beside an escaped sign, or beside what is no letter and no punctuation of old.
  /[*_]~|~[*_]|\*_|_\*|\\[*_~][*_~]|[*_~][\u{10000}-\u{10ffff}]|[\u{10000}-\u{10ffff}][*_~]/u,
  // A lone tilde that may end what it strikes out, which is no sign here.
  /[^\s~]~(?!~)/,
  // The number of a letter in Windows-1252.
  /&#(?:0*1[2-5]\d|x0*[89][\da-f]);/i,
  // What may be a directive.
  /(?:^|[ \t>])::[a-z]/im,
  // Blanks that not everyone takes for one.
  /[\u0085\u180e\u2028\u2029\ufeff]/,
  // Lists inside each other, brackets and emphasis without end: a parser that calls itself may run out of stack.
  /^(?:[ \t]*(?:[-+*][ \t]|\d+[.)][ \t])){40}/m,
  /[[\]!*_~]{60}/,
  /\0/,
];

/** An item that has no text beside its sign, or begins with something else than words, their signs, or a link. */
const ODD_ITEM =
  /^[ \t]*(?:[-+*]|\d+[.)])(?:[ \t]*$|(?: {5}| *\t)|[ \t]+(?:[-+*](?:[ \t]|$)|\d+[.)](?:[ \t]|$)|[^\s\p{L}\p{N}*_`"'“‘«(![{€$~…\\]))/u;
/** A definition, and how it must be written: on one line, with a plain address. */
const DEFINITION = /^[ \t>]*\[(?!\^)[^\]]{0,999}\]:/;
const PLAIN_DEFINITION = /^ {0,3}\[[\p{L}\p{N} ._-]+\]: [^\s<>"'()\\[\]]+(?: "[^"\\]*")?$/u;
const NOTE = /^\[\^/;
/** What may not stand in a text that has notes: an indented line that is no plain paragraph. */
const INDENTED_BLOCK = /^[ \t]+(?:[-+*>#|~`:]|\d+[.)])|^(?: {5}| *\t)/;
const FENCE = /^([ \t]*)(`{3,}|~{3,})/;
const FENCE_INSIDE = /^[ \t]*(?:>|[-+*][ \t]|\d+[.)][ \t]|\[\^).*(?:```|~~~)/;
const BREAK_AT_END = /(?: {2}|\\)$/;
const BLANK = /^[ \t]*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
/** A heading, a fence, a rule, a line below a heading or between the head of a table and its rows. */
const RULED = /^[ \t>]*(?:#|```|~~~|[-=*_:|][-=*_:| \t]*$)/;
const BEGINS_HTML = /^([ \t>]*)<(?!https?:)/i;

/**
 * Whether a text, without its front matter, holds a form that the fast parser is known to read, place or survive differently than the exact one.
 * Many of them are rare, so that more is called odd than is. Takes time in proportion to its length.
 */
export function isOdd(source: string): boolean {
  if (ODD.some((form) => form.test(source))) return true;
  const lines = source.split('\n');
  if (hasOddFences(lines)) return true;
  const hasNotes = lines.some((line) => NOTE.test(line));
  return lines.some(
    (line, at) => isOddLine(line, lines[at - 1] ?? '', lines[at + 1] ?? '') || (hasNotes && INDENTED_BLOCK.test(line)),
  );
}

function isOddLine(line: string, before: string, after: string): boolean {
  if (line === '') return false;
  return (
    BLANK.test(line) ||
    ODD_ITEM.test(line) ||
    (BREAK_AT_END.test(line) && /[`[]/.test(line)) ||
    (INDENTED.test(line) && RULED.test(before)) ||
    (DEFINITION.test(line) && !isPlainDefinition(line, before, after)) ||
    isOddHtml(line, before)
  );
}

/** A definition stands between blank lines, or others. */
function isPlainDefinition(line: string, before: string, after: string): boolean {
  return PLAIN_DEFINITION.test(line) && [before, after].every((other) => other === '' || PLAIN_DEFINITION.test(other));
}

/** Fenced code that begins beside the sign of a list, a quote or a note, or whose lines are not all indented like its first. */
function hasOddFences(lines: readonly string[]): boolean {
  let open: { readonly indent: string; readonly fence: string } | undefined;
  for (const line of lines) {
    if (BLANK.test(line)) continue;
    const [, indent = '', fence = ''] = FENCE.exec(line) ?? [];
    if (!open) {
      if (FENCE_INSIDE.test(line) || indent.includes('\t')) return true;
      if (fence !== '') open = { indent, fence };
    } else if (!line.startsWith(open.indent)) return true;
    else if (indent === open.indent && fence.startsWith(open.fence) && line.trim() === fence) open = undefined;
  }
  return open !== undefined && open.indent !== '';
}

/** HTML that begins inside of something, or below a text, where it ends differently. */
function isOddHtml(line: string, before: string): boolean {
  const inside = BEGINS_HTML.exec(line)?.[1];
  return inside !== undefined && (inside !== '' || !(before === '' || BEGINS_HTML.test(before)));
}
