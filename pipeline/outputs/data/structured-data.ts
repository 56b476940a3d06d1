import type * as schema from 'schema-dts';
import { SERVICES_ADDRESS } from '../../content/addresses.ts';
import type { Article } from '../../content/model/article.ts';
import type { Author, Identity } from '../../content/model/chrome.ts';
import type { Breadcrumb, Page, QuestionGroup } from '../../content/model/page.ts';
import type { Service } from '../../content/model/service.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import { nameOfTopic } from '../../compile/derive/topics.ts';

/** A node of a page's graph, in the vocabulary of schema.org; nodes refer to each other by `@id`. */
export type GraphNode = Exclude<schema.Thing, string>;

/** What the structured data of every page includes. */
interface Described {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly identity: Identity;
  readonly language: string;
}

/** The mark on paper, the larger of the manifest's two icons: width and height in pixels. */
const LOGO = { path: '/icon-512.png', size: 512 };
/** Size of a social card, in pixels. */
const CARD = { width: 1200, height: 630 };

/** Returns the graph of a page as JSON-LD: the site, breadcrumbs if there are any, and the page's own nodes. */
export function graphOf(nodes: readonly object[], page: Described): object {
  return { '@context': 'https://schema.org', '@graph': [webSite(page), ...breadcrumbList(page), ...nodes] };
}

function webSite({ identity: { url, name }, language }: Described): schema.WebSite {
  return { '@type': 'WebSite', '@id': `${url}/#website`, url, name, inLanguage: language, publisher: practiceAt(url) };
}

function breadcrumbList({ breadcrumbs, identity }: Described): schema.BreadcrumbList[] {
  if (breadcrumbs.length === 0) return [];
  const itemListElement = breadcrumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: identity.url + href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The practice, with everything that it offers. */
export function professionalService(
  identity: Identity,
  services: readonly Service[],
  pages: Iterable<Page>,
  card: string | undefined,
): Exclude<schema.ProfessionalService, string> {
  const { url, name, description, areaServed, author, country, profiles, email } = identity;
  return {
    '@type': 'ProfessionalService',
    ...practiceAt(url),
    name,
    description,
    url,
    email,
    ...(card !== undefined && { image: cardImage(url + card) }),
    logo: logoOf(url),
    areaServed,
    founder: personOf(author, url),
    address: { '@type': 'PostalAddress', addressCountry: country },
    sameAs: [...profiles],
    makesOffer: [
      ...services.map((service): schema.Offer => ({ '@type': 'Offer', itemOffered: serviceNode(service, identity) })),
      ...[...pages].flatMap((page) => offerOf(page, identity)),
    ],
  };
}

function serviceNode({ slug, title, summary }: Service, { url, areaServed }: Identity): schema.Service {
  return {
    '@type': 'Service',
    '@id': `${url}${SERVICES_ADDRESS}#${slug}`,
    name: title,
    description: summary,
    serviceType: title,
    provider: practiceAt(url),
    areaServed,
  };
}

/** Returns the offer of a page; empty if it has none. */
export function offerOf({ offer, canonical, description }: Page, { url, areaServed }: Identity): schema.Offer[] {
  if (!offer) return [];
  const provider = practiceAt(url);
  const itemOffered: schema.Service = { '@type': 'Service', name: offer.name, description, provider, areaServed };
  const { price, currency: priceCurrency } = offer;
  return [{ '@type': 'Offer', price, priceCurrency, url: url + canonical, offeredBy: provider, itemOffered }];
}

/** The page about the person behind the practice. */
export function profilePage({ canonical, title, description, updated }: Page, identity: Identity): schema.ProfilePage {
  const { url, author, profiles } = identity;
  const about: schema.Person = {
    ...personOf(author, url),
    description,
    url: url + canonical,
    sameAs: [...profiles],
    worksFor: practiceAt(url),
  };
  return {
    '@type': 'ProfilePage',
    '@id': url + canonical,
    name: title,
    ...(updated && { dateModified: momentOf(updated.day) }),
    mainEntity: about,
  };
}

/** Describes an article; `card` is the path of its social card. */
export function articleData(
  article: Article,
  { identity, labels: { language }, topics }: Pick<SiteFrame, 'identity' | 'labels' | 'topics'>,
  card: string | undefined,
): schema.Article {
  const { url, author, name } = identity;
  const { title, summary, published, updated, tags, type, words, minutes, address, images } = article;
  const pictures: schema.ImageObject[] = [
    ...(card === undefined ? [] : [cardImage(url + card)]),
    ...images.map(({ src, width, height }) => imageObject(url + src, width, height)),
  ];
  return {
    '@type': 'Article',
    '@id': `${url}${address}#article`,
    inLanguage: language,
    headline: title,
    description: summary,
    ...(pictures.length > 0 && { image: pictures }),
    author: personOf(author, url),
    publisher: { '@type': 'Organization', ...practiceAt(url), name, logo: logoOf(url) },
    datePublished: momentOf(published),
    dateModified: momentOf(updated?.day ?? published),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url + address },
    isPartOf: { '@id': `${url}/#website` },
    keywords: tags.map((tag) => nameOfTopic(tag, topics)).join(', '),
    articleSection: tags[0] === undefined ? type : nameOfTopic(tags[0], topics),
    wordCount: words,
    timeRequired: `PT${minutes}M`,
  };
}

/** Describes questions with their answers as plain text. */
export function questionsData(groups: readonly QuestionGroup[], language: string): schema.FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, spoken }): schema.Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: spoken } satisfies schema.Answer,
      })),
    ),
  };
}

function practiceAt(url: string): { '@id': string } {
  return { '@id': `${url}/#service` };
}

/** The person behind the site; without a name while it is unknown. */
function personOf({ name, jobTitle }: Author, url: string): Exclude<schema.Person, string> {
  return { '@type': 'Person', '@id': `${url}/#person`, ...(name !== undefined && { name }), jobTitle };
}

function logoOf(url: string): schema.ImageObject {
  return imageObject(url + LOGO.path, LOGO.size, LOGO.size);
}

function cardImage(url: string): schema.ImageObject {
  return imageObject(url, CARD.width, CARD.height);
}

function imageObject(url: string, width: number, height: number): schema.ImageObject {
  return { '@type': 'ImageObject', url, width: `${width}`, height: `${height}` };
}

/** The start of a day, in UTC. */
function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
