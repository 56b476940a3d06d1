import { countLabel } from '../fill-label.ts';
import { underline } from '../markdown/plain-text.ts';
import type { ArchivePart, Site, SiteFrame } from '../model/site.ts';

/** How many articles the archive's page holds in full; its text file always holds all. */
export const ARTICLES_ON_PAGE = 100;

/** The archive as a page shows it: of the articles, the newest in full and the others in short. */
export function archiveForPage(
  { archive: parts, labels }: Pick<Site<object>, 'archive' | 'labels'>,
  most: number,
): ArchivePart[] {
  const isArticle = ({ brief }: ArchivePart): boolean => brief !== undefined;
  const articles = parts.filter(isArticle);
  const others = articles.slice(most).map(({ brief }) => brief);
  const rest = {
    id: 'more-insights',
    title: countLabel(labels.moreArticles, others.length, labels.language),
    text: others.join('\n\n'),
  };
  return [
    ...parts.filter((part) => !isArticle(part)),
    ...articles.slice(0, most),
    ...(others.length > 0 ? [rest] : []),
  ];
}

/** The whole archive as one text. */
export function archiveText(parts: readonly ArchivePart[], { identity, chrome }: SiteFrame): string {
  const head = [underline(identity.name, '='), identity.description, `${identity.url}\n${chrome.footer.legal}`];
  return `${[...head, ...parts.map(({ text }) => text)].join('\n\n\n')}\n`;
}
