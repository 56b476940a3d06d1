import type * as schema from 'schema-dts';
import type { Labels } from '../../content/model/labels.ts';
import type { Page } from '../../content/model/page.ts';
import type { Service } from '../../content/model/section.ts';

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

/** Returns a reference to the practice, which the home page describes. */
export function practiceAt(url: string): { '@id': string } {
  return { '@id': `${url}/#service` };
}

/** Returns the services that a page describes in full, each below its own anchor. */
export function servicesDescribedOn({ sections }: Pick<Page, 'sections'>): Service[] {
  return sections.flatMap((section) =>
    section.kind === 'services' && section.layout !== 'table' ? section.items : [],
  );
}

/** Returns the address, with its anchor, where each service is described, by slug. */
export function placesOfServices(pages: Iterable<Page>): Map<string, string> {
  const shown = [...pages].filter(({ hidden }) => !hidden);
  return new Map(
    shown
      .flatMap((page) =>
        servicesDescribedOn(page).map(({ slug }): [string, string] => [slug, `${page.canonical}#${slug}`]),
      )
      // Of several places, the first remains.
      .toReversed(),
  );
}

/** The units of a duration, and their common codes (UN/CEFACT Recommendation 20). */
const UNITS = { minute: 'MIN', hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' } as const;
const DURATION = /^(?<low>\d{1,4})(?: ?- ?(?<high>\d{1,4}))?[ -](?<unit>\p{L}+)$/u;

const CURRENCY = /€|£|(?<!\p{L})(?:euros?|[A-Z]{3})(?!\p{L})/gu;
const SUM = /^(?<number>\d+(?:[.,'’ ]\d+)*) ?(?<many>[kKM])?$/;
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', euro: 'EUR', euros: 'EUR' };

/** A number, or the two ends of a range. */
interface Amount {
  readonly low: number;
  readonly high: number;
}

/** Reads a duration such as `2-3 weeks` in a language; undefined if the text says anything else. */
export function readDuration(text: string, language: string): (Amount & { readonly unitCode: string }) | undefined {
  const { low, high = low, unit } = DURATION.exec(plain(text))?.groups ?? {};
  if (low === undefined || unit === undefined || Number(high) < Number(low)) return undefined;
  const ends = { low: Number(low), high: Number(high) };
  for (const [name, unitCode] of Object.entries(UNITS))
    if ([1, ends.high].some((count) => wordOf(name, count, language) === unit.toLowerCase()))
      return { ...ends, unitCode };
  return undefined;
}

function wordOf(unit: string, count: number, language: string): string | undefined {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
  return parts
    .find(({ type }) => type === 'unit')
    ?.value.trim()
    .toLowerCase();
}

/**
 * Reads a price such as `€15-25K` in a language; undefined if it can be meant in two ways, or if the text says more than
 * a price.
 */
export function readPrice(text: string, language: string): (Amount & { readonly currency: string }) | undefined {
  const written = plain(text);
  const [currency, other] = new Set((written.match(CURRENCY) ?? []).map(codeOf));
  const sums = written.replaceAll(CURRENCY, '').split('-', 3);
  const [low, high = low] = sums.map((sum) => SUM.exec(sum.trim())?.groups);
  const [first, second] = [low, high].map((sum) => numberIn(sum?.['number'] ?? '', language));
  if (currency === undefined || other !== undefined || sums.length > 2) return undefined;
  if (first === undefined || second === undefined) return undefined;
  // `15-25K` are thousands both; of `900-1.5K`, which then goes down, nobody can say.
  const ends = { low: first * manyOf(low?.['many'] ?? high?.['many']), high: second * manyOf(high?.['many']) };
  return ends.low <= ends.high ? { ...ends, currency } : undefined;
}

/** Returns the ISO 4217 code of a sign; undefined if there is none. */
function codeOf(sign: string): string | undefined {
  return CODES[sign] ?? Intl.supportedValuesOf('currency').find((code) => code === sign);
}

function manyOf(sign: string | undefined): number {
  return { K: 1000, M: 1_000_000 }[sign?.toUpperCase() ?? ''] ?? 1;
}

/** Returns the value of a number; undefined where a sign before three digits could be a decimal one. */
function numberIn(text: string, language: string): number | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (!/^\d+$|^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/.test(whole) || whole.includes(decimal)) return undefined;
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
}

/** Returns a text with plain hyphens and spaces, as it may have been typed. */
function plain(text: string): string {
  return text
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\s\u2060]+/g, ' ')
    .trim();
}

/** How the VAT numbers of the European Union and of the United Kingdom begin. */
const VAT_NUMBER =
  /\b(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI) ?[A-Z\d]{0,2}\d[A-Z\d .-]*$/;
const TAX_NUMBER = /\d[A-Z\d ./-]*$/;
/** No tax number is shorter. */
const LEAST_DIGITS = 5;

/** Returns the tax number in a legal line such as `P. IVA 01234567890`, as schema.org names it; empty if it has none. */
export function taxNumber(line: string): { readonly vatID?: string; readonly taxID?: string } {
  const text = line.trim();
  if ((text.match(/\d/g)?.length ?? 0) < LEAST_DIGITS) return {};
  const [vatID] = VAT_NUMBER.exec(text) ?? [];
  if (vatID !== undefined) return { vatID };
  const [taxID = text] = TAX_NUMBER.exec(text) ?? [];
  return { taxID };
}
