import { visit, type Document } from 'yaml';

/** The plain value of a document; where aliases multiply without end, by the library's own limit, where the first of them stands. */
export function toPlainValue(document: Document): { readonly value: unknown } | { readonly refusedAt: number } {
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) as unknown };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { refusedAt: firstAlias(document) };
  }
}

/** Whether a text holds nothing but comments. */
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
