import { toString } from 'hast-util-to-string';
import { attribute, elements, origin, pageAt, pages, records, tagged, type BuiltPage } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { ALIASES, ARTICLES, NOT_FOUND, THANK_YOU, TRAILS } from './routes.ts';

test('the structured data of every page can be read', () => {
  expect(() => pages.forEach(records)).not.toThrow();
});

for (const slug of ARTICLES) {
  test(`the article ${slug} describes itself with every field`, () => {
    expect(records(pageAt(`/insights/${slug}`)).get('Article')).toMatchObject({
      headline: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      image: expect.arrayContaining([expect.stringMatching(/^https:.*-card\.\w+$/)]),
      author: { '@type': 'Person', name: expect.stringMatching(/\S/), jobTitle: expect.stringMatching(/\S/) },
      publisher: { '@type': 'Organization', name: expect.stringMatching(/\S/), logo: { '@type': 'ImageObject' } },
      datePublished: expect.stringMatching(/^2025-(09|10)-\d\d$/),
      dateModified: expect.stringMatching(/^2025-\d\d-\d\d$/),
      mainEntityOfPage: { '@id': `${origin}/insights/${slug}` },
      keywords: expect.stringMatching(/\S/),
      inLanguage: 'en',
      articleSection: 'value memo',
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
    logo: expect.stringMatching(/^https:/),
    image: expect.stringMatching(/^https:/),
    areaServed: expect.stringMatching(/worldwide/i),
    founder: { '@type': 'Person', name: expect.stringMatching(/\S/) },
    address: { '@type': 'PostalAddress', addressCountry: 'IT' },
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
  });
});

for (const service of ['Investor Readiness Sprint', 'Capital Access', 'Fractional CIO']) {
  test(`the record of the practice names the service ${service}`, () => {
    expect(JSON.stringify(records(pageAt('/')).get('ProfessionalService'))).toContain(`"serviceType":"${service}"`);
  });
}

test('the FAQ page describes its 22 questions, each with an answer', () => {
  const questions = records(pageAt('/faq')).get('FAQPage')?.['mainEntity'];
  const answered = {
    '@type': 'Question',
    name: expect.stringMatching(/\?$/),
    acceptedAnswer: { text: expect.stringMatching(/\S/) },
  };
  expect(questions).toMatchObject(Array.from({ length: 22 }, () => answered));
});

test('the described questions are those that the FAQ page shows', () => {
  const questions = records(pageAt('/faq')).get('FAQPage')?.['mainEntity'] as { name: string }[];
  const headings = elements(pageAt('/faq'), ({ tagName }) => /^(h[2-6]|summary)$/.test(tagName));
  const shown = new Set(headings.map((heading) => toString(heading)));
  expect(questions.filter(({ name }) => !shown.has(name))).toEqual([]);
});

test('the home page shows no trail', () => {
  expect([trail(pageAt('/')), records(pageAt('/')).has('BreadcrumbList')]).toEqual([[], false]);
});

for (const [address, above] of Object.entries(TRAILS).filter(([path]) => path !== '/')) {
  test(`the trail of ${address} follows the parent map`, () => {
    expect(trail(pageAt(address))).toEqual([...above, address]);
  });
}

for (const [alias, address] of Object.entries(ALIASES)) {
  test(`the trail of ${alias} is that of ${address}`, () => {
    expect(trail(pageAt(alias))).toEqual([...(TRAILS[address] ?? []), address]);
  });
}

test('the trail of every article goes over the list of insights', () => {
  const trails = ARTICLES.map((slug) => trail(pageAt(`/insights/${slug}`)));
  expect(trails).toEqual(ARTICLES.map((slug) => ['/', '/insights', `/insights/${slug}`]));
});

test('the last entry of every trail is the page itself and not a link', () => {
  const withTrail = pages.filter((page) => trailOf(page) !== undefined);
  const wrong = withTrail.filter((page) => {
    const entries = tagged({ tree: { type: 'root', children: trailOf(page)?.children ?? [] } }, 'li');
    const last = entries.at(-1)?.children[0];
    return last?.type !== 'element' || last.tagName === 'a' || attribute(last, 'ariaCurrent') !== 'page';
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test('every page but home and the not-found page shows a trail', () => {
  const without = pages.filter((page) => trailOf(page) === undefined).map(({ address }) => address);
  expect(without.filter((address) => address !== THANK_YOU).toSorted()).toEqual(['/', NOT_FOUND]);
});

/** Addresses of a page's described trail, from home down; checked against the trail that is shown. */
function trail(page: BuiltPage): string[] {
  const list = records(page).get('BreadcrumbList')?.['itemListElement'] ?? [];
  const described = (list as { position: number; item: string }[]).map(({ item }) => new URL(item).pathname);
  const shown = elements(
    { tree: { type: 'root', children: trailOf(page)?.children ?? [] } },
    ({ tagName }) => tagName === 'a',
  );
  expect(shown.map((link) => attribute(link, 'href'))).toEqual(described.slice(0, -1));
  return described;
}

function trailOf(page: BuiltPage) {
  return tagged(page, 'nav').find((nav) => attribute(nav, 'ariaLabel') === 'Breadcrumb');
}
