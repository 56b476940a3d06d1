import type { FactsFile } from '../schema/published.ts';
import { lettersOf } from '../typography/letters.ts';
import { addressIn } from './file-record.ts';
import { readEntities } from './tags.ts';

/** What the facts say of each page, by its address: values that must stand there. */
export function statedOn({ facts, services, figures }: FactsFile, url: string): Map<string, string[]> {
  const stated = new Map<string, string[]>();
  const add = (page: string, ...values: readonly (string | undefined)[]): void => {
    const address = addressIn(page, url) ?? '';
    stated.set(address, [...(stated.get(address) ?? []), ...values.filter((value) => value !== undefined)]);
  };
  for (const { value, pages } of facts) for (const page of pages) add(page, value);
  for (const { page, figure, label } of figures) add(page, figure, label);
  for (const { page, name, duration, guide_price: price, terms, format } of services)
    add(page, name, duration, price, terms, format);
  return stated;
}

/** Values that a text does not hold: as they are, or at least by their letters and digits. */
export function missingIn(values: readonly string[], text: string): string[] {
  const plain = text.replaceAll('–', '-').replaceAll(/[\u00A0\u202F]/g, ' ');
  const missing = values.filter((value) => !plain.includes(value));
  if (missing.length === 0) return [];
  const letters = lettersOf(readEntities(text.replaceAll(/<[^>]*>/g, ' ')));
  return missing.filter((value) => !letters.includes(lettersOf(value)));
}
