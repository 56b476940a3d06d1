import { describe, expect, test } from 'vitest';
import { readDuration, readPrice, taxNumber } from '../../pipeline/outputs/data/service-data.ts';

describe('a price', () => {
  test.each([
    ['€15-25K', 'en', 15_000, 25_000, 'EUR'],
    ['8-12K EUR', 'en', 8000, 12_000, 'EUR'],
    ['8–12 k€', 'de', 8000, 12_000, 'EUR'],
    ['EUR 8,000-12,000', 'en', 8000, 12_000, 'EUR'],
    ['€8K–€12K', 'en', 8000, 12_000, 'EUR'],
    ['8.000–12.000 €', 'it', 8000, 12_000, 'EUR'],
    ['12000EUR', 'en', 12_000, 12_000, 'EUR'],
    ['CHF 5’000', 'de-CH', 5000, 5000, 'CHF'],
    ['€8.50', 'en', 8.5, 8.5, 'EUR'],
    ['€1,5M', 'it', 1_500_000, 1_500_000, 'EUR'],
  ])('%s in %s is read', (text, language, low, high, currency) => {
    expect(readPrice(text, language)).toEqual({ low, high, currency });
  });

  test.each([
    ['says more than a price', 'from €5K', 'en'],
    ['is in dollars of no country', '$5K', 'en'],
    ['has two currencies', 'EUR 8 USD', 'en'],
    ['has no currency', '15-25K', 'en'],
    ['has a code of no currency', 'XYZ 5', 'en'],
    ['could be eight or eight thousand', '€8.000', 'en'],
    ['could be in hundreds or thousands', '€900-1.5K', 'en'],
    ['goes down', '€12-8K', 'en'],
  ])('that %s is not read', (_what, text, language) => {
    expect(readPrice(text, language)).toBeUndefined();
  });
});

describe('a duration', () => {
  test.each([
    ['4 weeks', 'en', 4, 4, 'WEE'],
    ['2–3 months', 'en', 2, 3, 'MON'],
    ['48-72 hours', 'en', 48, 72, 'HUR'],
    ['3-4 settimane', 'it', 3, 4, 'WEE'],
  ])('%s in %s is read', (text, language, low, high, unitCode) => {
    expect(readDuration(text, language)).toEqual({ low, high, unitCode });
  });

  test.each(['3-2 weeks', '4 weeks, then more', '4 settimane', '10 slides'])('%s in English is not read', (text) => {
    expect(readDuration(text, 'en')).toBeUndefined();
  });
});

describe('a tax number', () => {
  test.each([
    ['P. IVA IT01234567890', { vatID: 'IT01234567890' }],
    ['VAT no. GB 123 4567 89', { vatID: 'GB 123 4567 89' }],
    ['P. IVA 01234567890', { taxID: '01234567890' }],
    ['St.-Nr. 12/345/67890', { taxID: '12/345/67890' }],
    ['01234567890 (sole trader)', { taxID: '01234567890 (sole trader)' }],
    ['none below 1000 EUR', {}],
  ])('in `%s` is found', (line, number) => {
    expect(taxNumber(line)).toEqual(number);
  });
});
