import { toString } from 'hast-util-to-string';
import {
  attribute,
  breaking,
  elements,
  origin,
  pageAt,
  pages,
  part,
  records,
  tagged,
  type BuiltPage,
} from './built-site.ts';
import { businessAddress, jobTitle, personName, placeholderForName } from './content.ts';
import { expect, test } from './fixtures.ts';
import { ALIASES, ARTICLES, NOT_FOUND, TRAILS } from './routes.ts';

/** Fields that are required by Google's documentation as of 2026-11-23, besides those of the tests below; `a.b` is `b` of each `a`. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['@id', 'url', 'name'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  Article: ['publisher.logo.url'],
  FAQPage: ['mainEntity.@id', 'mainEntity.url'],
  ProfilePage: ['mainEntity.name', 'mainEntity.jobTitle', 'mainEntity.@id'],
  Service: ['@id', 'url', 'name', 'description', 'provider.@id', 'offers.additionalProperty.value'],
  ProfessionalService: ['@id', 'name', 'address', 'makesOffer.itemOffered.provider.@id'],
  Offer: ['price', 'priceCurrency', 'offeredBy.@id', 'itemOffered.provider.@id'],
};

test('every page but the not-found page has one graph, which begins with the site', () => {
  for (const page of pages.filter(({ address }) => address !== NOT_FOUND)) {
    const scripts = tagged(page, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json');
    expect(scripts.length, page.address).toBe(1);
    expect([...records(page).keys()][0], page.address).toBe('WebSite');
  }
});

test('every node has the fields that search engines ask for', () => {
  for (const page of pages)
    for (const [type, node] of records(page)) {
      expect(Object.keys(REQUIRED), page.address).toContain(type);
      for (const field of REQUIRED[String(type)] ?? []) {
        const found = valuesAt(node, field.split('.'));
        expect(found.length, `${page.address}: ${field}`).toBeGreaterThan(0);
        expect(
          found.filter((value) => value === undefined || value === ''),
          `${page.address}: ${field}`,
        ).toEqual([]);
      }
    }
});

test('nodes that name each other are there, with the same names', () => {
  const named = new Map<string, Set<string>>();
  const asked = new Set<string>();
  for (const page of pages)
    visitNodes([...records(page).values()], (node) => {
      const { '@id': id, name } = node;
      if (typeof id !== 'string') return;
      if (Object.keys(node).length === 1) asked.add(id);
      if (typeof name === 'string') named.set(id, (named.get(id) ?? new Set()).add(name));
    });
  expect([...asked].filter((id) => !named.has(id))).toEqual([]);
  expect([...named].filter(([, names]) => names.size !== 1)).toEqual([]);
});

test('the answers of the FAQ are what the page says, without addresses', () => {
  const page = pageAt('/faq');
  const toScreenReaders = elements(page, ({ properties }) => String(properties['className']).includes('sr-only'));
  const said = new Set(toScreenReaders.map((element) => fold(toString(element))));
  const main = fold(toString({ type: 'root', children: tagged(page, 'main') }));
  const shown = [...said].reduce((text, words) => text.replaceAll(words, ''), main);
  const { mainEntity } = records(page).get('FAQPage') as { mainEntity: { acceptedAnswer: { text: string } }[] };
  const answers = mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text);
  expect(answers.filter((text) => /https?:|utm_|[|]|--/.test(text))).toEqual([]);
  expect(answers.filter((text) => !shown.includes(fold(text)))).toEqual([]);
});

for (const slug of ARTICLES) {
  test(`the article ${slug} describes itself with every field`, () => {
    expect(records(pageAt(`/insights/${slug}`)).get('Article')).toMatchObject({
      headline: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      image: [
        { '@type': 'ImageObject', url: expect.stringMatching(/^https:.*-card\.\w+$/), width: '1200', height: '630' },
      ],
      ...(personName !== undefined && { author: { '@id': `${origin}/#person`, name: personName, jobTitle } }),
      publisher: { '@type': 'Organization', name: expect.stringMatching(/\S/), logo: { '@type': 'ImageObject' } },
      datePublished: expect.stringMatching(/^2025-(09|10)-\d\dT00:00:00Z$/),
      dateModified: expect.stringMatching(/^2025-\d\d-\d\dT00:00:00Z$/),
      mainEntityOfPage: { '@id': `${origin}/insights/${slug}` },
      keywords: expect.stringMatching(/\S/),
      inLanguage: 'en',
      articleSection: expect.stringMatching(/^(?!value memo)\S/),
      wordCount: expect.any(Number),
      timeRequired: expect.stringMatching(/^PT[5-7]M$/),
    });
  });
}

test('the home page describes the practice', () => {
  expect(records(pageAt('/')).get('ProfessionalService')).toMatchObject({
    name: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    url: origin,
    logo: { url: expect.stringMatching(/^https:/) },
    image: { url: expect.stringMatching(/^https:/) },
    areaServed: expect.stringMatching(/worldwide/i),
    ...(personName !== undefined && { founder: { '@type': 'Person', name: personName, jobTitle } }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'IT',
      ...(businessAddress !== undefined && { streetAddress: businessAddress }),
    },
  });
});

test('nobody is called by a placeholder, and by a name as soon as there is one', () => {
  const names = new Set<unknown>();
  for (const page of pages)
    visitNodes([...records(page).values()], (node) => {
      if (node['@type'] === 'Person') names.add(node['name']);
    });
  expect([...names]).toEqual(personName === undefined ? [] : [personName]);
  for (const page of pages) expect(page.html, page.address).not.toContain(placeholderForName ?? '<nobody>');
});

for (const service of ['Investor Readiness Sprint', 'Capital Access', 'Fractional CIO']) {
  test(`the record of the practice names the service ${service}`, () => {
    expect(JSON.stringify(records(pageAt('/')).get('ProfessionalService'))).toContain(`"serviceType":"${service}"`);
  });
}

test('the FAQ page describes its 22 questions as it shows them, each with an answer', () => {
  const questions = records(pageAt('/faq')).get('FAQPage')?.['mainEntity'] as { name: string }[];
  const acceptedAnswer = { text: expect.stringMatching(/\S/) };
  const answered = { '@type': 'Question', name: expect.stringMatching(/\?$/), acceptedAnswer };
  expect(questions).toMatchObject(Array.from({ length: 22 }, () => answered));
  const shown = new Set(tagged(pageAt('/faq'), 'summary').map((summary) => toString(summary)));
  expect(questions.filter(({ name }) => !shown.has(name))).toEqual([]);
});

for (const [address, above] of Object.entries(TRAILS).filter(([path]) => path !== '/')) {
  test(`the trail of ${address} follows the parent map, and that of its aliases`, () => {
    const shown = [address, ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === address)];
    for (const one of shown) expect(trail(pageAt(one)), one).toEqual([...above, address]);
  });
}

test('the trail of every article goes over the list of insights', () => {
  const trails = ARTICLES.map((slug) => trail(pageAt(`/insights/${slug}`)));
  expect(trails).toEqual(ARTICLES.map((slug) => ['/', '/insights', `/insights/${slug}`]));
});

test('every page but home and the not-found page shows a trail, which ends with the page itself and no link', () => {
  expect(records(pageAt('/')).has('BreadcrumbList')).toBe(false);
  expect(breaking((page) => trailOf(page) !== undefined).toSorted()).toEqual(['/', NOT_FOUND]);
  const endsHere = (page: BuiltPage) => {
    const entries = tagged(part(trailOf(page)?.children ?? []), 'li');
    const last = entries.at(-1)?.children[0];
    return last?.type === 'element' && last.tagName !== 'a' && attribute(last, 'ariaCurrent') === 'page';
  };
  expect(breaking(endsHere).toSorted()).toEqual(['/', NOT_FOUND]);
});

/** Returns the addresses in the structured breadcrumbs of a page, from home down; checks them against the visible ones. */
function trail(page: BuiltPage): string[] {
  const list = records(page).get('BreadcrumbList')?.['itemListElement'] ?? [];
  const described = (list as { position: number; item: string }[]).map(({ item }) => new URL(item).pathname);
  const shown = elements(part(trailOf(page)?.children ?? []), ({ tagName }) => tagName === 'a');
  expect(shown.map((link) => attribute(link, 'href'))).toEqual(described.slice(0, -1));
  return described;
}

function trailOf(page: BuiltPage) {
  return tagged(page, 'nav').find((nav) => attribute(nav, 'ariaLabel') === 'Breadcrumb');
}

/** Returns only the words of a text, since typesetting changes punctuation and spaces. */
function fold(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('');
}

function valuesAt(value: unknown, [first, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [first ?? '', ...rest]));
  if (first === undefined) return [value];
  const own = (value as Record<string, unknown>)[first];
  return rest.length === 0 ? [own] : valuesAt(own ?? {}, rest);
}

function visitNodes(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) visitNodes(item, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>);
    visitNodes(Object.values(value), visit);
  }
}
