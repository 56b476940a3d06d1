/** The site and the page that a text is made for, so that its addresses can be made absolute. */
export interface TextOrigin {
  readonly siteUrl: string;
  /** Address of the page. */
  readonly here: string;
}

/** A target with the site before it; one that leads elsewhere is taken as it was typed. */
export function wholeAddress(href: string, { siteUrl, here }: TextOrigin): string {
  if (href.startsWith('#')) return siteUrl + here + href;
  if (href.startsWith('//')) return `https:${href}`;
  return href.startsWith('/') ? siteUrl + href : href;
}
