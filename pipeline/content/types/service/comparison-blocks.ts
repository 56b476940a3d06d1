import { heading } from '../../../compile/derive/blocks.ts';
import type { Block } from '../../model/block.ts';
import type { Audience, Service } from '../../model/service.ts';
import type { SiteFrame } from '../../model/site.ts';

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
