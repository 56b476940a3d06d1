import type { Article, ArticleSummary } from '../model/article.ts';
import type { Chrome, Identity } from '../model/chrome.ts';
import type { Page } from '../model/page.ts';
import type { Picture } from '../model/picture.ts';
import type { Figure, Section, Testimonial } from '../model/section.ts';
import type { Service } from '../model/service.ts';
import type { ArchivePart } from '../model/site.ts';
import type { Action, Prose } from '../model/text.ts';
import { underline } from '../markdown/plain-text.ts';
import type { Labels } from '../model/labels.ts';

/** What the archive is made from. */
export interface ArchiveSource {
  readonly identity: Identity;
  readonly chrome: Chrome;
  readonly labels: Labels;
  readonly pages: ReadonlyMap<string, Page>;
  readonly articles: readonly Article[];
}

/**
 * Everything that the public pages say, as plain text: first home, then the pages in the order of
 * the navigation, then the others, then every article. Hidden pages and the archive itself are left out.
 */
export function deriveArchive(source: ArchiveSource): ArchivePart[] {
  const order = ['/', ...source.chrome.navigation.map(({ href }) => href)];
  const rank = ({ canonical }: Page): number => (order.includes(canonical) ? order.indexOf(canonical) : order.length);
  const pages = [...source.pages.values()]
    .filter(({ hidden, name }) => !hidden && name !== 'content-export')
    .toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  return [
    ...pages.map((page) => ({ id: page.name.replaceAll('/', '-'), title: page.label, text: pageText(page, source) })),
    ...source.articles.map((article) => ({
      id: `insight-${article.slug}`,
      title: article.title,
      text: articleText(article, source),
      brief: summaryText(article, source),
    })),
  ];
}

/** How many articles the archive's page holds in full; its text file always holds all. */
export const ARTICLES_ON_PAGE = 100;

/** The archive as a page shows it: of the articles, the newest in full and the others in short. */
export function archiveForPage(parts: readonly ArchivePart[], most: number): ArchivePart[] {
  const isArticle = ({ brief }: ArchivePart): boolean => brief !== undefined;
  const articles = parts.filter(isArticle);
  const others = articles.slice(most).map(({ brief }) => brief);
  const rest = { id: 'more-insights', title: `${others.length} more`, text: others.join('\n\n') };
  return [
    ...parts.filter((part) => !isArticle(part)),
    ...articles.slice(0, most),
    ...(others.length > 0 ? [rest] : []),
  ];
}

/** The whole archive as one text. */
export function archiveText(
  parts: readonly ArchivePart[],
  { identity, chrome }: Pick<ArchiveSource, 'identity' | 'chrome'>,
): string {
  const head = [underline(identity.name, '='), identity.description, `${identity.url}\n${chrome.footer.legal}`];
  return `${[...head, ...parts.map(({ text }) => text)].join('\n\n\n')}\n`;
}

/** The source, and the address of the page whose text is made: links inside it are written whole. */
type PageSource = ArchiveSource & { readonly here: string };

function pageText(page: Page, whole: ArchiveSource): string {
  const source = { ...whole, here: page.canonical };
  const { hero, updated, body, questions, sections, name } = page;
  return joinBlocks([
    underline(hero.title, '='),
    source.identity.url + page.canonical,
    hero.kicker,
    hero.lead,
    hero.line,
    hero.picture && imageLine(hero.picture),
    figureLines(hero.figures),
    actionLines(hero.actions, source),
    updated?.text,
    body?.text,
    ...questions.flatMap((group) => [
      group.title && underline(group.title, '-'),
      ...group.questions.map(({ question, answer }) => `${question}\n\n${answer.text}`),
    ]),
    ...sections.map((section) => sectionText(section, source)),
    name === 'insights' ? source.articles.map((article) => summaryText(article, source)).join('\n\n') : undefined,
  ]);
}

/** A picture by its words; one that only decorates says nothing. */
function imageLine({ alt }: Picture): string | undefined {
  return alt === '' ? undefined : `[Image: ${alt}]`;
}

function sectionText(section: Section, source: PageSource): string {
  return joinBlocks([
    section.kicker,
    section.title && underline(section.title, '-'),
    section.text?.text,
    section.picture && imageLine(section.picture),
    itemsText(section, source),
    actionLines(section.actions, source),
    section.note?.text,
  ]);
}

function itemsText(section: Section, source: PageSource): string {
  switch (section.kind) {
    case 'prose':
    case 'consent':
      return '';
    case 'cards':
      return joinBlocks(
        section.items.map(({ title, text, points, link }) =>
          joinBlocks([title, text?.text, pointLines(points), link && actionLines([link], source)]),
        ),
      );
    case 'steps':
      return joinBlocks(
        section.items.map(({ title, text, points }, index) =>
          joinBlocks([`${index + 1}. ${title}`, text?.text, pointLines(points)]),
        ),
      );
    case 'figures':
      return figureLines(section.items);
    case 'points':
      return pointLines(section.items);
    case 'services':
      return joinBlocks(section.items.map((service) => serviceText(service, source)));
    case 'quotes':
      return joinBlocks(section.items.map(quoteText));
    case 'insights':
      return joinBlocks(section.items.map((article) => summaryText(article, source)));
  }
}

function serviceText(service: Service, source: PageSource): string {
  const { labels } = source;
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  const details: [string, string | undefined][] = [
    [labels.format, service.format],
    [labels.timeline, service.timeline],
    [labels.stages, service.stages],
    [labels.terms, service.terms],
    [labels.price, service.archivePrice],
  ];
  return joinBlocks([
    underline(service.title, '-'),
    service.summary,
    service.description.text,
    `${labels.covers}:\n${list(service.covers)}`,
    `${labels.deliverables}:\n${list(service.deliverables)}`,
    details.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join('\n'),
    service.page === undefined
      ? undefined
      : actionLines([{ label: `${labels.learnMore} ${service.title}`, href: service.page }], source),
    actionLines([service.booking], source),
  ]);
}

function articleText(article: Article, source: ArchiveSource): string {
  return joinBlocks([
    underline(article.title, '='),
    source.identity.url + article.address,
    metaLine(article, source.labels),
    article.updated && `${source.labels.updated} ${article.updated.text}`,
    article.summary,
    article.hero?.alt ? `[Image: ${article.hero.alt}]` : undefined,
    article.body.text,
  ]);
}

function summaryText(article: ArticleSummary, source: ArchiveSource): string {
  return [article.title, metaLine(article, source.labels), article.summary, source.identity.url + article.address].join(
    '\n',
  );
}

function metaLine({ publishedText, minutes, tags }: ArticleSummary, labels: Labels): string {
  return [publishedText, `${minutes} ${labels.minutes}`, tags.map((tag) => tag.replaceAll('-', ' ')).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

function quoteText({ quote, name, role }: Testimonial): string {
  return `“${quote}”\n${name}, ${role}`;
}

function pointLines(points: readonly Prose[]): string {
  return points.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
}

function figureLines(figures: readonly Figure[]): string {
  return figures
    .map(({ figure, label, text }) => `${figure} ${label}${text === undefined ? '' : `. ${text}`}`)
    .join('\n');
}

function actionLines(actions: readonly Pick<Action, 'label' | 'href'>[], { identity, here }: PageSource): string {
  return actions.map(({ label, href }) => `${label}: ${wholeAddress(href, identity.url, here)}`).join('\n');
}

/** A target with the site before it; one that leads elsewhere is taken as it was typed. */
function wholeAddress(href: string, siteUrl: string, here: string): string {
  if (href.startsWith('#')) return siteUrl + here + href;
  if (href.startsWith('//')) return `https:${href}`;
  return href.startsWith('/') ? siteUrl + href : href;
}

function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}
