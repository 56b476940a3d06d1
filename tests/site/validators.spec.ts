import { Ajv } from 'ajv';
import { HtmlValidate } from 'html-validate';
import { files, pages, readBuilt } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { atomFaults, jsonFeedFaults, rssFaults, sitemapFaults } from './format-rules.ts';
import { sampleOf } from '../sampling.ts';

const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Most pages are of few kinds. */
const SAMPLE = 20;

test('no page has a fault that html-validate finds', async () => {
  for (const { address, html: source } of sampleOf(pages, SAMPLE)) {
    const { results } = await html.validateString(source, address);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
    );
    expect(faults, address).toEqual([]);
  }
});

test('html-validate finds what is wrong', async () => {
  const { valid } = await html.validateString(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><p><div></div></p></body></html>',
  );
  expect(valid).toBe(false);
});

for (const [name, ending, faultsOf] of [
  ['sitemap', /^sitemap(?:-\d+)?\.xml$/, sitemapFaults],
  ['RSS feed', /(?:^|\/)feed\.xml$/, rssFaults],
  ['Atom feed', /(?:^|\/)atom\.xml$/, atomFaults],
  ['JSON Feed', /(?:^|\/)feed\.json$/, jsonFeedFaults],
] as const) {
  test(`every ${name} keeps to its specification`, () => {
    const found = files.filter((file) => ending.test(file));
    expect(found.length).toBeGreaterThan(0);
    for (const file of found) expect(faultsOf(readBuilt(file)), file).toEqual([]);
  });
}

for (const [file, faultsOf, from, to, sentence] of [
  ['sitemap.xml', sitemapFaults, /<loc>[^<]*<\/loc>/, '<loc>/about</loc>', 'is no address'],
  ['sitemap.xml', sitemapFaults, /<lastmod>[^<]*</, '<lastmod>2025-13-01<', 'is no day'],
  ['sitemap.xml', sitemapFaults, /(<loc>[^<]*<\/loc>)(<lastmod>[^<]*<\/lastmod>)/, '$2$1', 'out of order'],
  ['feed.xml', rssFaults, /<link>[^<]*<\/link>/, '', 'not one link'],
  ['feed.xml', rssFaults, /<item>/, '<h:p xmlns:h="http://www.w3.org/1999/xhtml">A note</h:p><item>', 'no element'],
  ['feed.xml', rssFaults, /<pubDate>[^<]*</, '<pubDate>2025-10-10<', 'is no moment'],
  ['feed.xml', rssFaults, / length="\d+"/, '', 'enclosure'],
  ['atom.xml', atomFaults, /<updated>[^<]*<\/updated>/, '', 'not one updated'],
  ['atom.xml', atomFaults, /<author>[\s\S]*?<\/author>/, '', 'written'],
  ['atom.xml', atomFaults, /(<entry>[\s\S]*?<\/entry>)/, '$1$1', 'there twice'],
  ['feed.json', jsonFeedFaults, /"version": "[^"]*"/, '"version": "1"', 'no JSON Feed'],
  ['feed.json', jsonFeedFaults, /"mime_type": "[^"]*"/, '"mime_type": ""', 'attachment'],
] as const) {
  test(`a fault in ${file} is found: ${sentence}`, () => {
    const text = readBuilt(file);
    expect(from.test(text)).toBe(true);
    expect(faultsOf(text.replace(from, to)).join('\n')).toContain(sentence);
  });
}

for (const name of ['facts', 'changes']) {
  test(`${name}.json has the form of the schema beside it`, () => {
    // Forms of addresses and days are proved by the program's own schema.
    const validate = new Ajv({ validateFormats: false }).compile(
      JSON.parse(readBuilt(`${name}.schema.json`)) as object,
    );
    const file = JSON.parse(readBuilt(`${name}.json`)) as Record<string, unknown>;
    validate(file);
    expect(validate.errors).toBeNull();
    const key = Object.keys(file).find((one) => Array.isArray(file[one])) ?? '';
    expect(validate({ ...file, [key]: [{}] })).toBe(false);
  });
}
