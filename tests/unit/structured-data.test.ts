import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeAddresses } from '../../pipeline/site/derive/derive-site.ts';
import { graphOf } from '../../pipeline/outputs/data/structured-data.ts';
import { factsFile } from '../../pipeline/site/derive/facts.ts';
import { contentTypes } from '../../pipeline/types/content-types.ts';
import { SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

type Node = Readonly<Record<string, unknown>>;

const URL = 'https://pianos.example.org';
const SETTINGS = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');
const FACTS = 'reach: 40 km\nvisit-length: 2-3 weeks\nvisit-price: €8-12K\n';
const HOME = '---\ntitle: Pianos\ndescription: A workshop.\n---\n';
const SHOWN = `---
title: What we do
description: What we do.
sections:
  - { kind: services, layout: table, title: All }
  - { kind: services, audience: founders, title: For you }
---
`;
const SERVICE = `---
title: Tuning
audience: founders
order: 1
summary: Every string to its pitch.
covers: [All strings]
deliverables: [A piano in tune]
format: One visit
timeline: "{{ visit-length }}"
for_whom: Any piano that holds its pins
terms: Fixed scope, date and fee
guide_price: "{{ visit-price }}"
page: /tuning
---

We bring our own lamp.
`;
const OWN = '---\ntitle: Tuning\ndescription: What a tuning is.\n---\n\n';

const FILES: Readonly<Record<string, string>> = {
  'site.yaml': SETTINGS,
  'facts.yaml': FACTS,
  'pages/home.md': HOME,
  'pages/what.md': SHOWN,
  'pages/tuning.md': `${OWN}It takes {{ visit-length }}, and the guide price is {{ visit-price }}.\n`,
  'pages/faq.md':
    '---\ntitle: Questions\ndescription: Questions.\n---\n\n## Money\n\n### What does it cost? {#cost}\n\nNot much.\n',
  'pages/about.md': '---\ntitle: Who\ndescription: Who we are.\n---\n\nWe are few.\n',
  'pages/insights.md': '---\ntitle: All\ndescription: A list.\n---\n',
  'pages/visit.md':
    '---\ntitle: Visit\ndescription: A visit.\noffer: { name: A visit, price: "€120", currency: EUR }\n---\n\nIt is €120.\n',
  'services/tuning.md': SERVICE,
  'insights/felt.md': '---\ntitle: Felt\nsummary: What wears.\npublished: 2026-01-05\ntags: []\n---\n\nFelt wears.\n',
};

async function siteWith(files: Readonly<Record<string, string>> = {}) {
  return siteOfTexts({ ...FILES, ...files });
}

/** Returns the nodes of each page. */
async function nodesWith(files: Readonly<Record<string, string>> = {}) {
  const nodes = describeAddresses(await siteWith(files), Object.values(contentTypes), new Map());
  return (address: string, type: string): Node[] =>
    (nodes.get(address) ?? []).map((node) => node as Node).filter((node) => node['@type'] === type);
}

describe('a service', () => {
  test('is described with price, duration and terms where it is shown in full', async () => {
    const nodesAt = await nodesWith();
    expect(nodesAt('/what', 'Service')).toEqual([
      {
        '@type': 'Service',
        '@id': `${URL}/what#tuning`,
        url: `${URL}/what#tuning`,
        name: 'Tuning',
        provider: { '@id': `${URL}/#service` },
        description: 'Every string to its pitch.',
        termsOfService: 'Fixed scope, date and fee',
        offers: {
          '@type': 'Offer',
          additionalProperty: {
            '@type': 'PropertyValue',
            name: 'Timeline',
            value: '2–3 weeks',
            minValue: 2,
            maxValue: 3,
            unitCode: 'WEE',
          },
          priceSpecification: {
            '@type': 'PriceSpecification',
            name: 'Guide price',
            description: '€8–12K',
            minPrice: 8000,
            maxPrice: 12_000,
            priceCurrency: 'EUR',
          },
        },
      },
    ]);
  });

  test('is described on its own page by what that page says', async () => {
    const nodesAt = await nodesWith();
    const [node] = nodesAt('/tuning', 'Service');
    expect(node).toMatchObject({
      '@id': `${URL}/what#tuning`,
      description: 'What a tuning is.',
      offers: { priceSpecification: { minPrice: 8000 }, additionalProperty: { minValue: 2 } },
    });
    expect(node).not.toHaveProperty('termsOfService');
  });

  test('has no offer where its own page tells neither price nor duration', async () => {
    const [bare] = (await nodesWith({ 'pages/tuning.md': `${OWN}It takes 12-3 weeks.\n` }))('/tuning', 'Service');
    expect(bare).not.toHaveProperty('offers');
  });

  test('is not described on its own page if that does not name it', async () => {
    const nodesAt = await nodesWith({ 'pages/tuning.md': '---\ntitle: Strings\ndescription: Some.\n---\n\nOne.\n' });
    expect(nodesAt('/tuning', 'Service')).toEqual([]);
  });

  test.each([
    ['about €8K', { description: 'about €8K' }],
    ['€120', { description: '€120', price: 120, priceCurrency: 'EUR' }],
  ])('with the guide price `%s` is described with what can be read in it', async (price, told) => {
    const nodesAt = await nodesWith({ 'services/tuning.md': SERVICE.replace('{{ visit-price }}', price) });
    const specification = { '@type': 'PriceSpecification', name: 'Guide price', ...told };
    expect(nodesAt('/what', 'Service')[0]?.['offers']).toMatchObject({ priceSpecification: specification });
    const offer = nodesAt('/what', 'Service')[0]?.['offers'] as Node;
    expect(Object.keys(offer['priceSpecification'] as Node).toSorted()).toEqual(Object.keys(specification).toSorted());
  });

  test('has its own place in the facts of the site, and in what the home page offers', async () => {
    const site = await siteWith();
    expect(factsFile(site).services.map(({ page }) => page)).toEqual([`${URL}/what#tuning`]);
    const [practice] = (await nodesWith())('/', 'ProfessionalService');
    expect(practice?.['makesOffer']).toMatchObject([
      { itemOffered: { url: `${URL}/what#tuning`, name: 'Tuning' } },
      {},
    ]);
  });

  test('that no page shows is told nowhere', async () => {
    const files = { 'pages/what.md': '---\ntitle: What\ndescription: What.\n---\n\nNothing.\n' };
    expect(factsFile(await siteWith(files)).services).toEqual([]);
    expect(JSON.stringify((await nodesWith(files))('/', 'ProfessionalService'))).not.toContain('Tuning');
  });
});

test('breadcrumbs count from 1', async () => {
  const { identity } = await siteWith();
  const breadcrumbs = [
    { label: 'Home', href: '/' },
    { label: 'Tuning', href: '/tuning' },
  ];
  expect(graphOf([], { breadcrumbs, identity, language: 'en' })).toMatchObject({
    '@graph': [
      { '@type': 'WebSite' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${URL}/` },
          { position: 2, name: 'Tuning', item: `${URL}/tuning` },
        ],
      },
    ],
  });
});

test('each question has its own address', async () => {
  const [page] = (await nodesWith())('/faq', 'FAQPage');
  expect(page?.['mainEntity']).toMatchObject([
    { '@type': 'Question', '@id': `${URL}/faq#cost`, url: `${URL}/faq#cost`, name: 'What does it cost?' },
  ]);
});

describe('a site whose values are known', () => {
  test('tells all of them', async () => {
    const filled = SETTINGS.replace(/^ {2}person: .*$/m, '  person: Ada Bell').replace(
      /^ {2}tax_id: .*$/m,
      '  tax_id: VAT IE1234567FA',
    );
    const nodesAt = await nodesWith({ 'site.yaml': filled });
    const person = { '@type': 'Person', '@id': `${URL}/#person`, name: 'Ada Bell', jobTitle: 'Piano workshop' };
    expect(nodesAt('/', 'ProfessionalService')[0]).toMatchObject({
      founder: person,
      email: 'bench@pianos.example.org',
      vatID: 'IE1234567FA',
      address: { '@type': 'PostalAddress', streetAddress: '1 Harbour Road', addressCountry: 'IE' },
      sameAs: ['https://social.example.org/harbour-pianos'],
    });
    expect(nodesAt('/insights/felt', 'Article')[0]).toMatchObject({ author: person });
    expect(nodesAt('/about', 'ProfilePage')[0]).toMatchObject({ mainEntity: person });
    expect(nodesAt('/visit', 'Offer')[0]).toMatchObject({ price: '120', priceCurrency: 'EUR' });
  });
});

describe('a site of placeholders', () => {
  const settings = SETTINGS.replace(
    /^ {2}(person|email|tax_id|address): (.*)$/gm,
    '  $1: { value: "$2", placeholder: true }',
  ).replace(/^ {2}profile: (.*)$/m, '  profile: { value: $1, placeholder: true }');
  const facts = FACTS.replace(/^(visit-.*): (.*)$/gm, '$1: { value: "$2", placeholder: true }');

  test('tells none of them, and is valid without them', async () => {
    const nodesAt = await nodesWith({ 'site.yaml': settings });
    const [practice] = nodesAt('/', 'ProfessionalService');
    expect(Object.keys(practice ?? {})).toEqual(expect.arrayContaining(['name', 'address', 'makesOffer']));
    expect(practice?.['address']).toEqual({ '@type': 'PostalAddress', addressCountry: 'IE' });
    for (const field of ['founder', 'email', 'taxID', 'vatID', 'sameAs']) expect(practice).not.toHaveProperty(field);
    expect(nodesAt('/insights/felt', 'Article')[0]).not.toHaveProperty('author');
    expect(nodesAt('/about', 'ProfilePage')).toEqual([]);
  });

  test('tells no price and no duration that is one', async () => {
    const nodesAt = await nodesWith({ 'facts.yaml': facts });
    for (const address of ['/what', '/tuning']) {
      const [node] = nodesAt(address, 'Service');
      expect(node).toHaveProperty('name', 'Tuning');
      expect(node).not.toHaveProperty('offers');
    }
    expect(nodesAt('/what', 'Service')[0]).toHaveProperty('termsOfService');
  });

  test('has no offer whose price is one', async () => {
    const nodesAt = await nodesWith({
      'facts.yaml': `${FACTS}fee: { value: €99, placeholder: true }\n`,
      'pages/visit.md': OFFER.replaceAll('PRICE', '{{ fee }}'),
    });
    expect(nodesAt('/visit', 'Offer')).toEqual([]);
    expect(JSON.stringify(nodesAt('/', 'ProfessionalService'))).not.toContain('"price"');
  });
});

const OFFER =
  '---\ntitle: Visit\ndescription: A visit.\noffer: { name: A visit, price: "PRICE", currency: EUR }\n---\n\nIt is PRICE.\n';

test.each([
  ['€1,500', '1500'],
  ['1500', '1500'],
  ['€8-12K', undefined],
  ['free', undefined],
])('the price `%s` of an offer is %s', async (typed, price) => {
  const nodesAt = await nodesWith({ 'pages/visit.md': OFFER.replaceAll('PRICE', typed) });
  expect(nodesAt('/visit', 'Offer')).toMatchObject(price === undefined ? [] : [{ price }]);
});
