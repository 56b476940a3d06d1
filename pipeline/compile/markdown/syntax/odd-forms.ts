/** Forms that are odd wherever they appear. */
const ODD: readonly RegExp[] = [
  // A task that does not begin with a word.
  /\[[ \txX]\](?![ \t]+[\p{L}\p{N}])/u,
  // A footnote whose label is not a word, or whose text does not begin on the same line with a word.
  /^\[\^(?![\w-]+\]: ["“(‘]?(?!\d+[.)])[\p{L}\p{N}])|(?<!^)\[\^[^\]\n]{0,999}\]:/mu,
  // Quotes, lists, code and tables in a quote, whose end positions differ.
  /^[ \t]*>[ \t]*>|^[ \t]*>[ \t]*(?:[-+*]|\d+[.)])(?:[ \t]|$)|^[ \t]*>(?: {5}| *\t|.*\|)/m,
  // The delimiter row of a nested table.
  /^[ \t]+[|:-][-|: \t]*\|[-|: \t]*$/m,
  // Declarations, processing instructions, and elements whose content is not Markdown.
  /<\?|<!(?!--)|<(?:script|pre|style|textarea)/i,
  // A fence with more than one blank in its info string.
  /^[^\n~`]*(?:~~~|```)[^\n]*(?:\t| {2})/m,
  // Several kinds of emphasis at one place, beside an escaped sign, or beside a character beyond U+FFFF.
  /[*_]~|~[*_]|\*_|_\*|\\[*_~][*_~]|[*_~][\u{10000}-\u{10ffff}]|[\u{10000}-\u{10ffff}][*_~]/u,
  // A single tilde that may end strikethrough, which is not syntax here.
  /[^\s~]~(?!~)/,
  // A numeric reference in the Windows-1252 range.
  /&#(?:0*1[2-5]\d|x0*[89][\da-f]);/i,
  // A possible directive.
  /(?:^|[ \t>])::[a-z]/im,
  // Characters that only some parsers treat as white space.
  /[\u0085\u180e\u2028\u2029\ufeff]/,
  // Deeply nested lists, brackets or emphasis, with which a recursive parser may run out of stack.
  /^(?:[ \t]*(?:[-+*][ \t]|\d+[.)][ \t])){40}/m,
  /[[\]!*_~]{60}/,
  /\0/,
];

/** An item with no text beside its marker, or one that does not begin with a word, its punctuation, or a link. */
const ODD_ITEM =
  /^[ \t]*(?:[-+*]|\d+[.)])(?:[ \t]*$|(?: {5}| *\t)|[ \t]+(?:[-+*](?:[ \t]|$)|\d+[.)](?:[ \t]|$)|[^\s\p{L}\p{N}*_`"'“‘«(![{€$~…\\]))/u;
/** A definition, and the plain form that it must have: on one line, with a plain address. */
const DEFINITION = /^[ \t>]*\[(?!\^)[^\]]{0,999}\]:/;
const PLAIN_DEFINITION = /^ {0,3}\[[\p{L}\p{N} ._-]+\]: [^\s<>"'()\\[\]]+(?: "[^"\\]*")?$/u;
const NOTE = /^\[\^/;
/** Not allowed in a text with footnotes: an indented line that is not a plain paragraph. */
const INDENTED_BLOCK = /^[ \t]+(?:[-+*>#|~`:]|\d+[.)])|^(?: {5}| *\t)/;
const FENCE = /^([ \t]*)(`{3,}|~{3,})/;
const FENCE_INSIDE = /^[ \t]*(?:>|[-+*][ \t]|\d+[.)][ \t]|\[\^).*(?:```|~~~)/;
const BREAK_AT_END = /(?: {2}|\\)$/;
const BLANK = /^[ \t]*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
/** A heading, a fence, a thematic break, a heading underline, or a table's delimiter row. */
const RULED = /^[ \t>]*(?:#|```|~~~|[-=*_:|][-=*_:| \t]*$)/;
const BEGINS_HTML = /^([ \t>]*)<(?!https?:)/i;

/**
 * Tells whether a text, without its front matter, contains a form that the fast parser is known to read or position
 * differently than the exact one, or not to survive. Because such forms are rare, the test is wide: it also matches
 * harmless texts. Takes linear time.
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

/** Tells whether a definition is plain and between blank lines or other definitions. */
function isPlainDefinition(line: string, before: string, after: string): boolean {
  return PLAIN_DEFINITION.test(line) && [before, after].every((other) => other === '' || PLAIN_DEFINITION.test(other));
}

/**
 * Tells whether fenced code begins on the line of a list, quote or footnote marker, or has lines not indented like its
 * first.
 */
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

/** Tells whether HTML begins inside another block or directly below a text, where it ends differently. */
function isOddHtml(line: string, before: string): boolean {
  const inside = BEGINS_HTML.exec(line)?.[1];
  return inside !== undefined && (inside !== '' || !(before === '' || BEGINS_HTML.test(before)));
}
