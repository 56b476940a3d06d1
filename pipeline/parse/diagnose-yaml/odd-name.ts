import { isMap, isPair, isScalar, visit, type Document, type YAMLMap } from 'yaml';
import { meantField } from '../field-advice/meant-field.ts';

/** A name, perhaps with another case, or a blank in place of a hyphen. */
const NAME = /^[\w-]+(?: [\w-]+)?$/;

/** Names that a field may have below others; undefined where the writer invents them. */
export type NamesBelow = (names: readonly string[]) => ReadonlySet<string> | undefined;

/** The first name of a field that looks like a text, or a piece of one, and where it stands. */
export function oddName(
  document: Document,
  namesBelow: NamesBelow = () => undefined,
): { readonly offset: number; readonly text: string } | undefined {
  let found: { readonly offset: number; readonly text: string } | undefined;
  visit(document, {
    Pair(_key, { key, value }, path) {
      // `{{ name }}` without quotes are braces in braces; the value says so.
      const isFlow = (path.at(-1) as YAMLMap | undefined)?.flow === true;
      if (isMap(key) && (isFlow || value === null)) return visit.SKIP;
      if (isMap(key)) {
        found = { offset: key.range?.[0] ?? 0, text: '{' };
        return visit.BREAK;
      }
      if (!isScalar(key) || key.type !== 'PLAIN') return undefined;
      const text = String(key.value);
      if (text.startsWith('{')) return undefined;
      const isBare = value === null && isFlow;
      if (NAME.test(text) && !isBare && !(text.includes(' ') && isStrange(text, path, namesBelow))) return undefined;
      found = { offset: key.range?.[0] ?? 0, text };
      return visit.BREAK;
    },
  });
  return found;
}

/** Whether two words are not the name of any field there, be it misspelt. */
function isStrange(text: string, path: readonly unknown[], namesBelow: NamesBelow): boolean {
  const above = path.flatMap((part) => (isPair(part) && isScalar(part.key) ? [String(part.key.value)] : []));
  const names = namesBelow(above);
  return names !== undefined && names.size > 0 && meantField(text, [...names]) === undefined;
}
