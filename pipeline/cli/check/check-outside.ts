import { addressToTry, checkOutsideLinks } from '../../compile/check/outside-links.ts';
import { countOf } from '../../lint/formats/counts.ts';
import { byPlace } from '../../lint/finding.ts';
import { createReport } from '../../lint/report.ts';
import { complain, sayInPlace } from '../../shared/terminal.ts';
import type { Options } from '../arguments/arguments.ts';
import { openLinkCache, tryLinks } from '../external/try-links.ts';
import type { Checked } from './check-folder.ts';

/** A check that includes links to other sites, with notes on how they were tried. */
export interface CheckedOutside extends Checked {
  readonly notes: readonly string[];
}

export async function checkOutside(checked: Checked, options: Options): Promise<CheckedOutside> {
  const { findings } = checked;
  const { outside, frame } = checked.content;
  if (!frame) return { ...checked, notes: ['Links to other sites are tried once `site.yaml` is right.', ''] };
  const { url } = frame.identity;
  const own = new URL(`${url}/`).href;
  const addresses = new Set(outside.flatMap(({ href }) => addressToTry(href) ?? []));
  const others = [...addresses].filter((address) => !`${address}/`.startsWith(own));
  const cache = openLinkCache(options.cache);
  const { states, tried, isOffline } = await tryLinks(others, {
    cache,
    userAgent: `link-check (for ${url})`,
    onTried: options.format === 'text' ? showProgress : () => undefined,
  });
  cache.close();
  const report = createReport();
  checkOutsideLinks(outside, states, report);
  const untried = new Set(outside.flatMap(({ href }) => (addressToTry(href) === undefined ? [href] : []))).size;
  return {
    ...checked,
    findings: [...findings, ...report.findings()].toSorted(byPlace),
    notes: [isOffline ? describeOffline(tried) : describeTrial(others.length, tried, untried), ''],
  };
}

function describeOffline(tried: number): string {
  return `This machine seems to be offline: not one host of ${countOf(tried, 'link')} to other sites was found. Try again once it is connected.`;
}

function describeTrial(all: number, tried: number, untried: number): string {
  const lately = all > tried ? `, ${all - tried} lately` : '';
  const mail = untried > 0 ? `; ${countOf(untried, 'link')} to mail or phone not tried` : '';
  return `${countOf(all, 'link')} to other sites: ${tried} tried now${lately}${mail}.`;
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) sayInPlace(`  links to other sites ${done} / ${total}`, done === total);
  else if (done === total && process.stderr.isTTY) complain(`  links to other sites ${done} / ${total}`);
}
