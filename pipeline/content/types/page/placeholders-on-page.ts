import type { Fact } from '../../model/fact.ts';
import type { Page } from '../../model/page.ts';
import { wordsBetweenBlanks } from './words-between-blanks.ts';

/** Returns a function that tells whether a text on a page has the value of a fact that is only a placeholder. */
export function placeholdersOn(
  { canonical }: Pick<Page, 'canonical'>,
  facts: readonly Fact[],
): (text: string | undefined) => boolean {
  const values = facts.flatMap(({ value, isPlaceholder, addresses }) =>
    isPlaceholder && addresses.includes(canonical) ? [wordsBetweenBlanks(value)] : [],
  );
  return (text = '') => values.some((value) => value !== '' && wordsBetweenBlanks(text).includes(value));
}

/** Returns a page without an offer whose price or name is only a placeholder. */
export function withoutPlaceholderOffer({ offer, ...page }: Page, facts: readonly Fact[]): Page {
  const isPlaceholder = placeholdersOn(page, facts);
  const isKnown = offer && !isPlaceholder(offer.name) && !isPlaceholder(offer.priceText);
  return isKnown ? { ...page, offer } : page;
}
