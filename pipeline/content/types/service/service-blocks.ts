import { heading, line, linkLines, prose } from '../../../compile/derive/blocks.ts';
import { fillLabel } from '../../fill-label.ts';
import type { Block } from '../../model/block.ts';
import type { Service } from '../../model/service.ts';
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
    ...line(service.summary),
    ...prose(service.description),
    { kind: 'list', title: labels.covers, items: service.covers },
    { kind: 'list', title: labels.deliverables, items: service.deliverables },
    { kind: 'lines', items: details.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])) },
    ...linkLines(own),
    ...linkLines([service.booking]),
  ];
}
