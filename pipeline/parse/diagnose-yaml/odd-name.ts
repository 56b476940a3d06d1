import { isScalar, visit, type Document } from 'yaml';

/** A name, perhaps with another case, or a blank in place of a hyphen. */
const NAME = /^[\w-]+(?: [\w-]+)?$/;

/** The first name of a field that looks like a text, and where it stands. */
export function oddName(document: Document): { readonly offset: number; readonly text: string } | undefined {
  let found: { readonly offset: number; readonly text: string } | undefined;
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || key.type !== 'PLAIN' || NAME.test(String(key.value))) return undefined;
      // `{{ name }}` without quotes are braces in braces; the value says so.
      if (String(key.value).startsWith('{')) return undefined;
      found = { offset: key.range?.[0] ?? 0, text: String(key.value) };
      return visit.BREAK;
    },
  });
  return found;
}
