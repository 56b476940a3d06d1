import { createExactParser } from '../parse.ts';

/** What stands for a sign or a space in HTML, with its index and what it would be in plain text. */
export interface HtmlSign {
  readonly what: string;
  readonly index: number;
  readonly expected: string;
}

/** What parts two words in HTML, with these words. */
const PARTING =
  /(?<![^\s<>&])(?<before>[^\s<>&]*) ?(?:<(?:br|wbr|hr) {0,2}\/?>|&(?:nbsp|#160|#xa0);) ?(?<after>[^\s<>&]*)/gi;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const parse = createExactParser(new Map());

/** Finds entities and tags without an end, such as `&amp;` and `<br>`, in a line of plain text. */
export function findHtmlSigns(text: string): HtmlSign[] {
  const parting = [...text.matchAll(PARTING)].map(({ 0: what, index, groups: { before = '', after = '' } = {} }) => ({
    what,
    index,
    expected: `${before} ${after}`.trim(),
  }));
  const signs = [...text.matchAll(ENTITY)].flatMap(({ 0: what, index }) => {
    const expected = signOf(what);
    return expected === what || expected.trim() === '' ? [] : [{ what, index, expected }];
  });
  return [...parting, ...signs];
}

/** The sign that an entity stands for; what is none stays as it is. */
function signOf(entity: string): string {
  const [block] = parse(entity, false).children;
  const [text] = block?.type === 'paragraph' ? block.children : [];
  return text?.type === 'text' ? text.value : entity;
}
