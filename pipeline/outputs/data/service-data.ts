import type * as schema from 'schema-dts';
import type { Labels } from '../../content/model/labels.ts';
import type { Page } from '../../content/model/page.ts';
import type { Service } from '../../content/model/service.ts';
import { practiceAt } from './practice-at.ts';
import { readDuration, readPrice } from './stated-amounts.ts';

/** What a page tells of a service; what it does not tell is absent. */
export interface ToldService extends Partial<Pick<Service, 'timeline' | 'terms' | 'guidePrice'>> {
  readonly name: string;
  readonly description?: string;
  /** The address, with its anchor, where it is described. */
  readonly place: string;
}

type Words = Pick<Labels, 'timeline' | 'guidePrice' | 'language'>;

/** Describes a service with its terms, price and duration, as far as a page tells them. */
export function serviceData({ name, description, terms, place, ...told }: ToldService, url: string, words: Words) {
  const offers = serviceOffer(told, words);
  return {
    ...namedService(name, url, place),
    ...(description !== undefined && { description }),
    ...(terms !== undefined && { termsOfService: terms }),
    ...(offers && { offers }),
  } satisfies schema.Service;
}

/** Names a service, for the list of what a practice offers. */
export function namedService(name: string, url: string, place: string) {
  const address = url + place;
  return { '@type': 'Service', '@id': address, url: address, name, provider: practiceAt(url) } satisfies schema.Service;
}

/** No property of a service holds the duration of the work, so that its offer has one under the label of the page. */
function serviceOffer(
  { timeline, guidePrice }: Pick<ToldService, 'timeline' | 'guidePrice'>,
  words: Words,
): schema.Offer | undefined {
  if (timeline === undefined && guidePrice === undefined) return undefined;
  return {
    '@type': 'Offer',
    ...(timeline !== undefined && { additionalProperty: durationProperty(timeline, words) }),
    ...(guidePrice !== undefined && { priceSpecification: priceSpecification(guidePrice, words) }),
  };
}

function durationProperty(value: string, { timeline, language }: Words): schema.PropertyValue {
  const read = readDuration(value, language);
  const amount = read && { minValue: read.low, maxValue: read.high, unitCode: read.unitCode };
  return { '@type': 'PropertyValue', name: timeline, value, ...amount };
}

function priceSpecification(description: string, { guidePrice, language }: Words): schema.PriceSpecification {
  const read = readPrice(description, language);
  const amount = read && (read.low === read.high ? { price: read.low } : { minPrice: read.low, maxPrice: read.high });
  return {
    '@type': 'PriceSpecification',
    name: guidePrice,
    description,
    ...(read && { ...amount, priceCurrency: read.currency }),
  };
}

/** Returns the priced offer of a page; empty if it has none. `description` says what it is, on the page itself. */
export function offerOf({ offer, canonical }: Page, url: string, description?: string): schema.Offer[] {
  if (!offer) return [];
  const { name, price, currency: priceCurrency } = offer;
  const provider = practiceAt(url);
  const itemOffered: schema.Service = {
    '@type': 'Service',
    name,
    ...(description !== undefined && { description }),
    provider,
  };
  return [{ '@type': 'Offer', price, priceCurrency, url: url + canonical, offeredBy: provider, itemOffered }];
}
