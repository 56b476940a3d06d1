import type { Article } from '../model/article.ts';
import type { Identity } from '../model/chrome.ts';
import type { Breadcrumb, Page, QuestionGroup } from '../model/page.ts';
import type { Service } from '../model/service.ts';
import type { SiteFrame } from '../model/site.ts';

/** What every page tells machines about itself. */
interface Described {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly identity: Identity;
  readonly card: string | undefined;
}

/** What the names in structured data mean. */
export const SCHEMA_ORG = 'https://schema.org';
/** The mark on paper, the larger of the two icons of the manifest. */
const LOGO = '/icon-512.png';

/** The trail of a page, as schema.org `BreadcrumbList`; nothing where there is no trail. */
export function structuredDataOf(page: Described): object[] {
  return page.breadcrumbs.length === 0 ? [] : [breadcrumbList(page)];
}

/** The practice, as schema.org `ProfessionalService`. */
export function professionalService(
  identity: Identity,
  services: readonly Service[],
  pages: Iterable<Page>,
  card: string | undefined,
): object {
  const { url, name, description, areaServed, person, jobTitle, country, profiles, email } = identity;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'ProfessionalService',
    '@id': `${url}/#service`,
    name,
    description,
    url,
    email,
    ...(card !== undefined && { image: url + card }),
    logo: url + LOGO,
    areaServed,
    founder: { '@type': 'Person', name: person, jobTitle },
    address: { '@type': 'PostalAddress', addressCountry: country },
    sameAs: profiles,
    makesOffer: [...services.map(serviceOffer), ...[...pages].flatMap((page) => offerOf(page, identity))],
  };
}

/** What a page offers, as schema.org `Offer`; nothing where it offers nothing. */
export function offerOf({ offer, canonical, description }: Page, { url }: Identity): object[] {
  if (!offer) return [];
  return [
    {
      '@type': 'Offer',
      price: offer.price,
      priceCurrency: offer.currency,
      url: url + canonical,
      itemOffered: { '@type': 'Service', name: offer.name, description },
    },
  ];
}

function serviceOffer({ title, summary }: Service): object {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, description: summary, serviceType: title },
  };
}

/** An article, as schema.org `Article`. */
export function articleData(
  article: Article,
  { identity, labels: { language } }: Pick<SiteFrame, 'identity' | 'labels'>,
  card: string | undefined,
): object {
  const { url, person, jobTitle, name } = identity;
  const { title, summary, published, updated, tags, type, words, minutes, address, images } = article;
  const pictures = [...(card === undefined ? [] : [card]), ...images].map((path) => url + path);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Article',
    inLanguage: language,
    headline: title,
    description: summary,
    ...(pictures.length > 0 && { image: pictures }),
    author: { '@type': 'Person', name: person, jobTitle },
    publisher: {
      '@type': 'Organization',
      name,
      logo: { '@type': 'ImageObject', url: url + LOGO },
    },
    datePublished: published,
    dateModified: updated?.day ?? published,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url + address },
    keywords: tags.join(', '),
    articleSection: type,
    wordCount: words,
    timeRequired: `PT${minutes}M`,
  };
}

/** Questions and their answers, as schema.org `FAQPage`. */
export function questionsData(groups: readonly QuestionGroup[], language: string): object {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.text },
      })),
    ),
  };
}

function breadcrumbList({ breadcrumbs, identity }: Described): object {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: identity.url + href,
    })),
  };
}
