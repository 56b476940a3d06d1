import { actionLines, figureLines, joinBlocks, pointLines, type ArchiveOrigin } from '../../derive/archive-lines.ts';
import { imageLine, quoted, underline } from '../../markdown/plain-text.ts';
import type { ArticleSummary } from '../../model/article.ts';
import type { Page } from '../../model/page.ts';
import type { Section, Testimonial } from '../../model/section.ts';
import type { SiteFrame } from '../../model/site.ts';
import { summaryText } from '../article/article-text.ts';
import { serviceText } from '../service/service-text.ts';

/** The site, and the page whose text is made. */
type PageSource = SiteFrame & ArchiveOrigin;

/** A page as the archive has it, with the articles that it lists. */
export function pageText(page: Page, frame: SiteFrame, listed: readonly ArticleSummary[]): string {
  const source = { ...frame, siteUrl: frame.identity.url, here: page.canonical };
  const { hero, updated, body, questions, sections } = page;
  return joinBlocks([
    underline(hero.title, '='),
    source.identity.url + page.canonical,
    hero.kicker,
    hero.lead,
    hero.line,
    hero.picture && imageLine(hero.picture.alt, source.labels),
    figureLines(hero.figures),
    actionLines(hero.actions, source),
    updated?.text,
    body?.text,
    ...questions.flatMap((group) => [
      group.title && underline(group.title, '-'),
      ...group.questions.map(({ question, answer }) => `${question}\n\n${answer.text}`),
    ]),
    ...sections.map((section) => sectionText(section, source)),
    listed.map((article) => summaryText(article, source)).join('\n\n'),
  ]);
}

function sectionText(section: Section, source: PageSource): string {
  return joinBlocks([
    section.kicker,
    section.title && underline(section.title, '-'),
    section.text?.text,
    section.picture && imageLine(section.picture.alt, source.labels),
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
      return joinBlocks(section.items.map((item) => quoteText(item, source.labels.language)));
    case 'insights':
      return joinBlocks(section.items.map((article) => summaryText(article, source)));
  }
}

function quoteText({ quote, name, role }: Testimonial, language: string): string {
  return `${quoted(quote, language)}\n${name}, ${role}`;
}
