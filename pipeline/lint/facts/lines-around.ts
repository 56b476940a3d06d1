/** The start of a block: a list entry, a heading, a table row or a quote. */
const BEGINS = /^[ \t]*(?:[-*+]|\d+[.)]|#{1,6}|\||>)(?:[ \t]|$)/;
const FIELD = /^([ \t]*)(?:- +)?[\w-]+:(?:[ \t]|$)/;
/** A later sentence says nothing about this one. */
const SENTENCE_END = /(?<=[.!?…])\s/;
const HEADING = /^#{1,6}[ \t]/;

/** Number of characters within which a word of a paragraph still says what a number is about. */
const NEAR = 90;

/**
 * Returns the text around an index, nearest first: its block, row or field; then the neighboring fields or the heading
 * above.
 */
export function linesAround(text: string, index: number, isYaml: boolean): string[] {
  const lines = text.split('\n');
  const at = text.slice(0, index).split('\n').length - 1;
  const isBegin = (line: string): boolean => BEGINS.test(line) || (isYaml && FIELD.test(line));
  let [first, last] = [at, at];
  while (first > 0 && !isBegin(lines[first] ?? '') && isWords(lines[first - 1])) first--;
  while (isWords(lines[last + 1]) && !isBegin(lines[last + 1] ?? '')) last++;
  const begin = lines.slice(0, first).join('\n').length;
  const end = lines.slice(0, last + 1).join('\n').length;
  const [behind = ''] = text.slice(index, Math.min(end, index + NEAR)).split(SENTENCE_END, 1);
  const block = text.slice(Math.max(begin, index - NEAR), index) + behind;
  const heading = isYaml ? besides(lines, first) : lines.slice(0, at).findLast((line) => HEADING.test(line));
  return heading === undefined ? [block] : [block, heading];
}

function isWords(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== '' && line !== '---';
}

/** Returns the first lines of the fields beside the one that contains a line. */
function besides(lines: readonly string[], at: number): string | undefined {
  const [owner, depth] = ownerOf(lines, at);
  if (owner === undefined || depth === undefined) return undefined;
  const isFirst = (line: string): boolean => depthOf(line) === depth && line.trimStart().startsWith('- ');
  const isOutside = (line: string): boolean => line === '---' || (line.trim() !== '' && depthOf(line) < depth);
  let [first, end] = [owner, owner + 1];
  while (first > 0 && !isFirst(lines[first] ?? '') && !isOutside(lines[first - 1] ?? '')) first--;
  while (end < lines.length && !isFirst(lines[end] ?? '') && !isOutside(lines[end] ?? '')) end++;
  const entry = lines.slice(first, end);
  return entry.filter((line) => depthOf(line) === depth && FIELD.test(line)).join('\n');
}

/** Returns the line of the field that contains a line, and the indentation of its name. */
function ownerOf(lines: readonly string[], at: number): [index?: number, depth?: number] {
  const own = lines[at] ?? '';
  if (FIELD.test(own)) return [at, depthOf(own)];
  const depth = depthOf(own);
  for (let index = at - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    if (FIELD.test(line) && depthOf(line) <= depth) return [index, depthOf(line)];
  }
  return [];
}

/** Returns the column of a field name, after the hyphen of an entry. */
function depthOf(line: string): number {
  return /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
}
