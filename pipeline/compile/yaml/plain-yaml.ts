import { visit, type Document } from 'yaml';

/** In place of the value of a document whose aliases multiply without end. */
export const REFUSED = Symbol('refused');

/** The plain value of a document; REFUSED where its aliases multiply without end, by the library's own limit. */
export function toPlainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return REFUSED;
  }
}

/** Whether a text holds nothing but comments. */
export function isEmptyYaml(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
}

/** Where the first alias of a document stands. */
export function firstAlias(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias(_key, alias) {
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}
