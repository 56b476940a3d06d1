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

/** What the archive begins with: whose it is. */
export function archiveHead({ identity, chrome }: SiteFrame): string {
  return [underline(identity.name, '='), identity.description, `${identity.url}\n${chrome.footer.legal}`].join(
    '\n\n\n',
  );
}

/** The whole archive as one text. */
export function archiveText({ archiveHead: head, archive }: Pick<Site<object>, 'archiveHead' | 'archive'>): string {
  return `${[head, ...archive.map(({ text }) => text)].join('\n\n\n')}\n`;
}
