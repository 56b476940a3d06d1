import { actionLines, joinBlocks, type ArchiveOrigin } from '../../derive/archive-lines.ts';
import { fillLabel } from '../../fill-label.ts';
import { underline } from '../../markdown/plain-text.ts';
import type { Service } from '../../model/service.ts';
import type { SiteFrame } from '../../model/site.ts';

/** A service as the archive has it, on the page that shows it. */
export function serviceText(service: Service, source: SiteFrame & ArchiveOrigin): string {
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
      : actionLines([{ label: fillLabel(labels.learnMore, service.title), href: service.page }], source),
    actionLines([service.booking], source),
  ]);
}
