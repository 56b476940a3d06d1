import { describe, expect, test } from 'vitest';
import { decodeAddress } from '../../pipeline/shared/address-text.ts';
import { createLinkResolver } from '../../pipeline/site/parse/links.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { readFindings } from './read-findings.ts';

const addressOfFile = new Map([
  ['pages/home.md', '/'],
  ['pages/faq.md', '/faq'],
  ['pages/services/deck.md', '/services/deck'],
  ['insights/one.md', '/insights/one'],
  ['insights/two words.md', '/insights/two-words'],
  ['insights/other.md', '/insights/renamed'],
]);
const destinations = new Map([
  ['booking', { href: 'https://cal.example.org/intro?lang=en' }],
  ['form', { href: 'https://forms.example.org/x', note: 'A note.' }],
]);
const ARTICLE: Origin = ['insights/one.md', '/insights/one'];
const SERVICE: Origin = ['pages/services/deck.md', '/services/deck'];

type Origin = readonly [path: string, address: string];
const PLACE = { file: 'insights/one.md', line: 1, column: 1 };

describe('a link from an article', () => {
  test.each([
    ['/faq', '/faq', '/faq', ''],
    ['/faq/', '/faq', '/faq', ''],
    ['/faq#how', '/faq#how', '/faq', 'how'],
    ['/faq?a=b&c=d#how', '/faq?a=b&c=d#how', '/faq', 'how'],
    ['/', '/', '/', ''],
    ['#here', '#here', '/insights/one', 'here'],
    ['other.md', '/insights/renamed', '/insights/renamed', ''],
    ['other', '/insights/renamed', '/insights/renamed', ''],
    ['../pages/faq.md', '/faq', '/faq', ''],
    ['two%20words.md', '/insights/two-words', '/insights/two-words', ''],
    ['one.md#here', '/insights/one#here', '/insights/one', 'here'],
    ['/insights/über', '/insights/%C3%BCber', '/insights/über', ''],
    ['/insights/%C3%BCber', '/insights/%C3%BCber', '/insights/über', ''],
    ['/100%', '/100%25', '/100%', ''],
    ['missing.md', '/insights/missing.md', '/insights/missing.md', ''],
    ['../../../etc/passwd', '/etc/passwd', '/etc/passwd', ''],
    ['?a=b', '/insights/one?a=b', '/insights/one', ''],
    ['  /faq  ', '/faq', '/faq', ''],
  ])('to %j leads to %s', (target, href, address, anchor) => {
    const { links } = resolver();
    expect(links.resolve(target, PLACE)).toEqual({ href, external: false });
    expect(links.internal()).toEqual([{ address, anchor, target: decodeAddress(target.trim()), place: PLACE }]);
  });

  test.each(['https://example.org/a?b#c', '//example.org/x', 'mailto:a@example.org', 'tel:+39123'])(
    'to %s leaves the site',
    (target) => {
      const { links } = resolver();
      expect(links.resolve(target, PLACE)).toEqual({ href: target, external: true });
      expect(links.internal()).toEqual([]);
    },
  );
});

describe('a target that leads nowhere', () => {
  test.each([
    ['www.nature.com/articles?x=1#y', 'https://www.nature.com/articles?x=1#y'],
    ['Nature.COM', 'https://Nature.COM'],
    ['me@example.org?subject=Hello there', 'mailto:me@example.org?subject=Hello there'],
  ])('%s is said to mean %s', (target, meant) => {
    expect(faultsOf(target)).toEqual([['incomplete-address', `Put \`${meant}\` in its place.`]]);
  });

  test.each([
    [
      'incomplete-address',
      ['http:/faq', 'https://', 'http:', 'https:?x', 'https:nature.com', 'https:\\\\nature.com', 'https:///nature.com'],
    ],
    ['computer-path', ['c:/x.pdf', '/Volumes/Stick/x', '~/Desktop/x.pdf', '\\\\server\\x', '/home/anna/x.pdf']],
    ['unsafe-link', ['//[', '//a b', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'ftp://x']],
  ])('is a finding of %s: %j', (rule, targets) => {
    for (const target of targets)
      expect(
        faultsOf(target).map(([found]) => found),
        target,
      ).toEqual([rule]);
  });

  test.each(['other.md', 'notes.md/x', 'a.b', 'faq.html', 'v1.2/x', 'x@y', 'tel:+39123', 'https.md', 'a.py', '+1'])(
    '%s may be a page',
    (target) => {
      const { links, file } = resolver();
      links.resolve(target, PLACE);
      expect(file.messages).toEqual([]);
    },
  );

  function faultsOf(target: string): string[][] {
    const { links, file } = resolver();
    expect(links.resolve(target, PLACE)).toBeUndefined();
    return readFindings(findingsOf(file.messages)).map(({ rule, advice }) => [rule, advice]);
  }
});

describe('the address of the site itself', () => {
  const own = (target: string, siteUrl?: string) => {
    const { links } = resolver(ARTICLE, siteUrl);
    return links.resolve(target, PLACE)?.href;
  };

  test.each([
    ['https://my.example.org', '/'],
    ['https://my.example.org/faq#how', '/faq#how'],
    ['http://My.Example.org/faq?x=1', '/faq?x=1'],
    ['https://my.example.org.evil.org/faq', 'https://my.example.org.evil.org/faq'],
    ['https://my.example.org@evil.org/faq', 'https://my.example.org@evil.org/faq'],
  ])('%s leads to %s', (target, href) => {
    expect(own(target, 'https://my.example.org')).toBe(href);
  });

  test.each([
    ['https://user.github.io/site', '/'],
    ['http://USER.github.io/site/faq#how', '/faq#how'],
    ['https://user.github.io/faq', 'https://user.github.io/faq'],
    ['https://user.github.io/sites/faq', 'https://user.github.io/sites/faq'],
    ['https://user.github.io/site-2', 'https://user.github.io/site-2'],
  ])('with a path has pages below it: %s leads to %s', (target, href) => {
    expect(own(target, 'https://user.github.io/site')).toBe(href);
  });

  test('is any other one while a placeholder takes its place', () => {
    expect(own('https://my.example.org/faq')).toBe('https://my.example.org/faq');
  });
});

describe('a link from a page in a folder', () => {
  test.each([
    ['../faq.md', '/faq'],
    ['deck', '/services/deck'],
    ['../../insights/one.md', '/insights/one'],
  ])('to %s leads to %s', (target, href) => {
    expect(resolver(SERVICE).links.resolve(target, PLACE)).toEqual({ href, external: false });
  });
});

describe('a destination', () => {
  test('is its address, with what is said about it', () => {
    expect(resolver().links.resolve('destination:form', PLACE)).toEqual({
      href: 'https://forms.example.org/x',
      external: true,
      notes: { note: 'A note.' },
    });
  });

  test.each([
    [undefined, 'site', 'cta', 'hero'],
    [{ medium: 'nav', campaign: 'header' }, 'site', 'nav', 'header'],
    [{ source: 'deck', medium: 'pdf', campaign: 'end' }, 'deck', 'pdf', 'end'],
  ])('for booking carries the campaign words of %j', (utm, source, medium, campaign) => {
    expect(resolver().links.resolve('destination:booking', PLACE, utm)?.href).toBe(
      `https://cal.example.org/intro?lang=en&utm_source=${source}&utm_medium=${medium}&utm_campaign=${campaign}`,
    );
  });
});

function resolver([path, address] = ARTICLE, siteUrl?: string) {
  const file = fileAt(path);
  const targets = { addressOfFile, destinations, ...(siteUrl !== undefined && { siteUrl }) };
  return { links: createLinkResolver(targets, file, address), file };
}
