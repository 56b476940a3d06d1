import type { SiteFrame } from '../model/site.ts';

/** What crawlers are told, by RFC 9309 and https://contentsignals.org: they may read everything, and do with it what the site says. */
export function robots({ identity, contentSignal }: Pick<SiteFrame, 'identity' | 'contentSignal'>): string {
  const { search, aiInput, aiTrain } = contentSignal;
  const signals = [`search=${word(search)}`, `ai-input=${word(aiInput)}`, `ai-train=${word(aiTrain)}`];
  return `User-agent: *\nContent-Signal: ${signals.join(', ')}\nAllow: /\n\nSitemap: ${identity.url}/sitemap.xml\n`;
}

function word(isAllowed: boolean): string {
  return isAllowed ? 'yes' : 'no';
}
