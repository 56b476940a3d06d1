import type * as schema from 'schema-dts';
import type { Article } from '../../content/model/article.ts';
import type { Author, Identity } from '../../content/model/chrome.ts';
import type { Breadcrumb, Page, QuestionGroup } from '../../content/model/page.ts';
import type { Service } from '../../content/model/section.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import { namedService, offerOf, placesOfServices, practiceAt, taxNumber } from './service-data.ts';
import { nameOfTopic } from '../../site/derive/lists.ts';

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

/** What the site knows of the practice, and which of it is still a placeholder. */
type Practice = Pick<Site<object>, 'identity' | 'placeholders'>;

/** The practice, with everything that it offers. `description` is that of the home page, `card` the path of its social card. */
export function professionalService(
  { identity, placeholders }: Practice,
  description: string,
  services: readonly Service[],
  pages: readonly Page[],
  card: string | undefined,
): Exclude<schema.ProfessionalService, string> {
  const { url, name, areaServed, author, country, profiles, email, taxId = '', streetAddress } = identity;
  const founder = personOf(author, url);
  const places = placesOfServices(pages);
  return {
    '@type': 'ProfessionalService',
    ...practiceAt(url),
    name,
    description,
    url,
    ...(!placeholders.includes('email') && { email }),
    ...(card !== undefined && { image: cardImage(url + card) }),
    logo: logoOf(url),
    areaServed,
    ...(founder && { founder }),
    address: {
      '@type': 'PostalAddress',
      ...(streetAddress !== undefined && { streetAddress }),
      addressCountry: country,
    },
    ...taxNumber(taxId),
    ...(profiles.length > 0 && { sameAs: [...profiles] }),
    makesOffer: [
      ...services.flatMap(({ slug, title }): schema.Offer[] => {
        const place = places.get(slug);
        if (place === undefined) return [];
        return [{ '@type': 'Offer', itemOffered: { ...namedService(title, url, place), serviceType: title } }];
      }),
      ...pages.flatMap((page) => offerOf(page, url)),
    ],
  };
}

/** The page about the person behind the practice; nothing while their name is unknown, since such a page is about somebody. */
export function profilePage(
  { canonical, title, description, updated }: Page,
  { url, author, profiles }: Identity,
): schema.ProfilePage[] {
  const person = personOf(author, url);
  if (!person) return [];
  const mainEntity: schema.Person = {
    ...person,
    description,
    url: url + canonical,
    ...(profiles.length > 0 && { sameAs: [...profiles] }),
    worksFor: practiceAt(url),
  };
  return [
    {
      '@type': 'ProfilePage',
      '@id': url + canonical,
      name: title,
      ...(updated && { dateModified: momentOf(updated.day) }),
      mainEntity,
    },
  ];
}

/** Describes an article; `card` is the path of its social card. */
export function articleData(
  article: Article,
  { identity, labels: { language }, topics }: Pick<SiteFrame, 'identity' | 'labels' | 'topics'>,
  card: string | undefined,
): schema.Article {
  const { url, author, name } = identity;
  const { title, summary, published, updated, tags, type, words, minutes, address, images } = article;
  const person = personOf(author, url);
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
    ...(person && { author: person }),
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

/** Describes the questions of the page at `address`, each with its own address and its answer as plain text. */
export function questionsData(groups: readonly QuestionGroup[], address: string, language: string): schema.FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ id, question, spoken }): schema.Question => ({
        '@type': 'Question',
        '@id': `${address}#${id}`,
        url: `${address}#${id}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: spoken } satisfies schema.Answer,
      })),
    ),
  };
}

/** The person behind the site; undefined while the name is unknown, without which nobody is described. */
function personOf({ name, jobTitle }: Author, url: string): Exclude<schema.Person, string> | undefined {
  return name === undefined ? undefined : { '@type': 'Person', '@id': `${url}/#person`, name, jobTitle };
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
