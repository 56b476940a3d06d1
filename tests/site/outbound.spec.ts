import { toString } from 'hast-util-to-string';
import { attribute, elements, pages } from './built-site.ts';
import { destinations, type Destination } from './content.ts';
import { expect, test } from './fixtures.ts';
import { ALIASES } from './routes.ts';

/** A link out of the site: its words, its destination, and for the calendar source, medium and campaign. */
type Placement = readonly [words: string, destination: Destination, utm?: string];

const HEADER: readonly Placement[] = [
  ['Book a call', 'booking', 'site nav header'],
  ['Book a call', 'booking', 'site mobile menu'],
];
const FOOTER: readonly Placement[] = [
  ['LinkedIn', 'profile'],
  ['Book a call', 'booking', 'site footer connect'],
  ['Send me a message', 'contact-form'],
];

/** Every link out of the site in the main part of a page, in order. A page that is not named here has none. */
const PLACEMENTS: Readonly<Record<string, readonly Placement[]>> = {
  '/': [
    ['Make your case', 'booking', 'site home testimonials'],
    ['View profile', 'profile'],
    ['Choose a time', 'booking', 'site home lets-talk'],
    ['Open the form', 'contact-form'],
  ],
  '/how-i-help': [
    ['Book a Call about your company', 'booking', 'site how-i-help founders'],
    ['Book a Call about Investor Readiness Sprint', 'booking', 'site how-i-help investor-readiness'],
    ['Book a Call about Capital Access', 'booking', 'site how-i-help capital-access'],
    ['Book a Call about Fractional CIO', 'booking', 'site how-i-help fractional-cio'],
    ['Book a Call about Venture Design Lab', 'booking', 'site how-i-help venture-design'],
    ['Book a Call about Story-First Deck Rewrite', 'booking', 'site how-i-help deck-rewrite'],
    ['Book a Call about your asset', 'booking', 'site how-i-help ttos'],
    ['Book a Call about Pathfinder Brief', 'booking', 'site how-i-help pathfinder-brief'],
    ['Book a Call about PitchKit', 'booking', 'site how-i-help pitchkit'],
    ['Book a Call about From Asset to Agreement', 'booking', 'site how-i-help from-asset-to-agreement'],
    ['Book a Call', 'booking', 'site how-i-help cta'],
  ],
  '/services/venture-design': [['Design the venture', 'booking', 'site venture-design cta']],
  '/services/deck-rewrite': [['Rewrite my deck', 'booking', 'site deck-rewrite cta']],
  '/pitch-deck-audit': [
    ['Upload your deck', 'audit-form'],
    ['Upload your deck', 'audit-form'],
  ],
  '/linkedin-deck-audit': [
    ['Get Free Audit', 'audit-form'],
    ['Get Free Audit', 'audit-form'],
    ['Get Free Audit', 'audit-form'],
  ],
  '/audit-thank-you': [['send me a message', 'contact-form']],
  '/process': [['Book a call', 'booking', 'site process cta']],
  '/results': [['Book a call', 'booking', 'site results cta']],
  '/testimonials': [['Book a call', 'booking', 'site testimonials cta']],
  '/about': [
    ['Book a call', 'booking', 'site about cta'],
    ['Connect on LinkedIn', 'profile'],
  ],
  '/contact': [
    ['View profile', 'profile'],
    ['Choose a time', 'booking', 'site contact-page calendar'],
    ['Open the form', 'contact-form'],
  ],
  '/insights/burn-quality': [['Book a call', 'booking', 'site insights burn-quality']],
  '/faq': [
    ['book a scoping call', 'booking', 'site cta hero'],
    ['Book a call', 'booking', 'site faq cta'],
    ['Send me a message', 'contact-form'],
  ],
};

for (const page of pages) {
  test(`${page.address} leads out of the site where the table says, and nowhere else`, () => {
    const inMain = PLACEMENTS[ALIASES[page.address] ?? page.address] ?? [];
    expect(elements(page, leadsOut).map(told)).toEqual([...HEADER, ...inMain, ...FOOTER].map(written));
  });
}

test('every page that the table names is built', () => {
  const built = new Set(pages.map(({ address }) => address));
  expect(Object.keys(PLACEMENTS).filter((address) => !built.has(address))).toEqual([]);
});

test('every link to the host of the calendar is its address with source, medium and campaign', () => {
  const { host } = new URL(destinations.booking);
  const hrefs = pages.flatMap((page) => elements(page, isLink).map((link) => attribute(link, 'href') ?? ''));
  const calls = hrefs.filter((href) => href.includes(host));
  const parametersOf = (href: string) =>
    href.startsWith(`${destinations.booking}?`) && [...new URL(href).searchParams.keys()];
  const names = ['utm_source', 'utm_medium', 'utm_campaign'].join();
  expect(calls.filter((href) => String(parametersOf(href)) !== names)).toEqual([]);
});

test('a call to the calendar that says nothing of its place is told as site, cta, hero', () => {
  const [first] = PLACEMENTS['/faq'] ?? [];
  expect(first && written(first)).toContain('?utm_source=site&utm_medium=cta&utm_campaign=hero');
});

/** A link as one line: words, address, target and relation. */
function told(link: ReturnType<typeof elements>[number]): string {
  return [toString(link), ...['href', 'target', 'rel'].map((name) => attribute(link, name))].join(' | ');
}

function written([words, destination, utm]: Placement): string {
  const name = `${words} (opens in a new window)`;
  return [name, `${destinations[destination]}${query(utm)}`, '_blank', 'noopener noreferrer'].join(' | ');
}

function query(utm: string | undefined): string {
  const [source, medium, campaign] = utm?.split(' ') ?? [];
  return utm === undefined ? '' : `?utm_source=${source}&utm_medium=${medium}&utm_campaign=${campaign}`;
}

function leadsOut(element: ReturnType<typeof elements>[number]): boolean {
  const [address] = (attribute(element, 'href') ?? '').split('?');
  return isLink(element) && Object.values(destinations).some((known) => known === address);
}

function isLink({ tagName }: { tagName: string }): boolean {
  return tagName === 'a';
}
