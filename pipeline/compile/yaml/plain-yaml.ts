import { visit, type Document } from 'yaml';

/**
 * Returns the plain value of a document; if aliases multiply beyond the library's limit, the offset of the first alias.
 */
export function toPlainValue(document: Document): { readonly value: unknown } | { readonly refusedAt: number } {
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) as unknown };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { refusedAt: firstAlias(document) };
  }
}

/** Tells whether a text has nothing but comments and empty lines. */
export function isEmptyYaml(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
}

function firstAlias(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias(_key, alias) {
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}
