import { heading, textLine, linkLines, prose } from '../../../compile/derive/blocks.ts';
import { fillLabel } from '../../fill-label.ts';
import type { Block } from '../../model/block.ts';
import type { Service, Audience } from '../../model/service.ts';
import type { SiteFrame } from '../../model/site.ts';

/** What a page says of a service. */
export function serviceBlocks(service: Service, { labels }: SiteFrame): Block[] {
  const details: [string, string | undefined][] = [
    [labels.format, service.format],
    [labels.timeline, service.timeline],
    [labels.forWhom, service.forWhom],
    [labels.terms, service.terms],
    [labels.guidePrice, service.guidePrice],
  ];
  const own =
    service.page === undefined ? [] : [{ label: fillLabel(labels.learnMore, service.title), href: service.page }];
  return [
    ...heading(2, service.title),
    ...textLine(service.summary),
    ...prose(service.description),
    { kind: 'list', title: labels.covers, items: service.covers },
    { kind: 'list', title: labels.deliverables, items: service.deliverables },
    { kind: 'lines', items: details.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])) },
    ...linkLines(own),
    ...linkLines([service.booking]),
  ];
}

/** Services beside each other, a line each, by those whom they are for. */
export function comparisonBlocks(services: readonly Service[], { labels }: SiteFrame): Block[] {
  const groups: [Audience, string][] = [
    ['founders', labels.forFounders],
    ['ttos', labels.forTtos],
  ];
  return groups.flatMap(([audience, title]): Block[] => {
    const items = services.filter((service) => service.audience === audience).map(lineOf);
    return items.length === 0 ? [] : [...heading(3, title), { kind: 'lines', items }];
  });

  function lineOf({ title, forWhom, summary, timeline, terms, guidePrice }: Service): string {
    const price = guidePrice === undefined ? undefined : `${labels.guidePrice} ${guidePrice}`;
    const cells: [string, string][] = [
      [labels.forWhom, forWhom],
      [labels.held, summary],
      [labels.timeline, timeline],
      [labels.terms, [terms, price].filter((part) => part !== undefined).join('. ')],
    ];
    return `${title}. ${cells.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])).join('; ')}`;
  }
}
