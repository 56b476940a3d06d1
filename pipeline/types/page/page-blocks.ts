import {
  actionLines,
  figureLines,
  heading,
  textLine,
  linkLines,
  pictureBlock,
  prose,
} from '../../site/derive/blocks.ts';
import { ABOUT_PAGE } from '../../content/addresses.ts';
import type { Block } from '../../content/model/block.ts';
import type { Page } from '../../content/model/page.ts';
import type { Section, Source, Testimonial, Service, Audience } from '../../content/model/section.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import { summaryBlock } from '../article-type.ts';
import { fillLabel } from '../../content/fill-label.ts';

/** Returns the text of a page as blocks, from its title on. */
export function pageBlocks({ name, hero, updated, body, questions, sections }: Page, site: SiteFrame): Block[] {
  return [
    ...heading(1, hero.title),
    ...textLine(hero.kicker),
    ...textLine(hero.lead),
    ...textLine(hero.line),
    ...pictureBlock(hero.picture),
    ...(name === ABOUT_PAGE ? signatureOf(site) : []),
    ...textLine(hero.caption),
    ...figureLines(hero.figures, site.labels),
    ...actionLines(hero.actions),
    ...textLine(hero.who),
    ...textLine(updated?.text),
    ...prose(body),
    ...questions.flatMap((group) => [
      ...heading(2, group.title),
      ...group.questions.flatMap(({ question, answer }) => [...heading(3, question), ...prose(answer)]),
    ]),
    ...sections.flatMap((section) => sectionBlocks(section, site)),
  ];
}

/** Name and job title on the page about the person; empty while the name is unknown. */
function signatureOf({ identity: { author } }: SiteFrame): Block[] {
  return author.name === undefined ? [] : textLine(`${author.name}, ${author.jobTitle}`);
}

function sectionBlocks(section: Section, site: SiteFrame): Block[] {
  return [
    ...textLine(section.kicker),
    ...heading(2, section.title),
    ...prose(section.text),
    ...pictureBlock(section.picture),
    ...itemBlocks(section, site),
    ...actionLines(section.actions),
    ...prose(section.note),
  ];
}

function testimonialBlock(one: Testimonial): Block[] {
  return one.kind === 'quote' ? [{ kind: 'quote', quote: one.quote, by: `${one.name}, ${one.role}` }] : [];
}

function itemBlocks(section: Section, site: SiteFrame): Block[] {
  switch (section.kind) {
    case 'prose':
    case 'consent':
      return [];
    case 'cards':
      return section.items.flatMap(({ title, text, points, link }): Block[] => [
        ...heading(3, title),
        ...prose(text),
        { kind: 'points', items: points },
        ...linkLines(link ? [link] : []),
      ]);
    case 'steps':
      return section.items.flatMap(({ title, text, points }, index): Block[] => [
        ...heading(3, `${index + 1}. ${title}`),
        ...prose(text),
        { kind: 'points', items: points },
      ]);
    case 'figures':
      return figureLines(section.items, site.labels);
    case 'points':
      return [{ kind: 'points', items: section.items }];
    case 'services':
      return section.layout === 'table'
        ? comparisonBlocks(section.items, site)
        : section.items.flatMap((service) => serviceBlocks(service, section.areCompared, site));
    case 'quotes':
      return section.items.flatMap(testimonialBlock);
    case 'case':
      return section.items.flatMap(({ title, figure, text, picture, link }, index): Block[] => [
        ...heading(3, `${index + 1}. ${title}`),
        ...pictureBlock(picture),
        ...textLine(figure),
        ...prose(text),
        ...linkLines([link]),
      ]);
    case 'sources':
      return section.items.flatMap((source) => sourceBlocks(source, site));
    case 'insights':
      return section.items.map((article) => summaryBlock(article, site));
  }
}

function sourceBlocks(source: Source, { labels }: SiteFrame): Block[] {
  if (source.kind === 'placeholder') return [];
  const { title, text, link, seen } = source;
  return [
    ...(link ? linkLines([link]) : textLine(title)),
    ...textLine(text),
    ...textLine(seen && fillLabel(labels.sourceSeen, seen.text)),
  ];
}

function serviceBlocks(service: Service, isCompared: boolean, { labels }: SiteFrame): Block[] {
  const details: [string, string | undefined][] = [
    [labels.forWhom, isCompared ? undefined : service.forWhom],
    [labels.format, service.format],
    [labels.timeline, service.timeline],
    [labels.terms, service.terms],
    [labels.guidePrice, service.guidePrice],
  ];
  const own =
    service.page === undefined ? [] : [{ label: fillLabel(labels.learnMore, service.title), href: service.page }];
  return [
    ...heading(2, service.title),
    ...(isCompared ? [] : textLine(service.summary)),
    ...prose(service.description),
    { kind: 'list', title: labels.covers, items: service.covers },
    { kind: 'list', title: labels.deliverables, items: service.deliverables },
    { kind: 'lines', items: details.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])) },
    ...linkLines(own),
    ...linkLines([service.booking]),
  ];
}

/** Returns a comparison of services, a line each, grouped by audience. */
function comparisonBlocks(services: readonly Service[], { labels }: SiteFrame): Block[] {
  const groups: [Audience, string][] = [
    ['founders', labels.forFounders],
    ['ttos', labels.forTtos],
  ];
  return groups.flatMap(([audience, title]): Block[] => {
    const items = services.filter((service) => service.audience === audience).map(lineOf);
    return items.length === 0 ? [] : [...heading(3, title), { kind: 'lines', items }];
  });

  function lineOf({ title, forWhom, summary, timeline }: Service): string {
    const cells: [string, string][] = [
      [labels.forWhom, forWhom],
      [labels.held, summary],
      [labels.timeline, timeline],
    ];
    return `${title}. ${cells.map(([name, value]) => `${name}: ${value}`).join('; ')}`;
  }
}
