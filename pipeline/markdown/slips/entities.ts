import { createExactParser } from '../parse.ts';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const parse = createExactParser(new Map());

/** What stands for a sign in HTML, such as `&amp;`, in a line of plain text, with its index and the sign. */
export function entitiesIn(text: string): { what: string; index: number; expected: string }[] {
  return [...text.matchAll(ENTITY)].flatMap(({ 0: what, index }) => {
    const expected = signOf(what);
    return expected === what || expected.trim() === '' ? [] : [{ what, index, expected }];
  });
}

/** The sign that an entity stands for; what is none stays as it is. */
function signOf(entity: string): string {
  const [block] = parse(entity, false).children;
  const [text] = block?.type === 'paragraph' ? block.children : [];
  return text?.type === 'text' ? text.value : entity;
}
