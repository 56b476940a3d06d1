/** The site and the page that a text is made for; needed to make its addresses absolute. */
export interface TextOrigin {
  readonly siteUrl: string;
  /** Address of the page. */
  readonly here: string;
}

/**
 * Returns a target as an absolute address of the site; an address of another site stays, with `https:` before a leading
 * `//`.
 */
export function wholeAddress(href: string, { siteUrl, here }: TextOrigin): string {
  if (href.startsWith('#')) return siteUrl + here + href;
  if (href.startsWith('//')) return `https:${href}`;
  return href.startsWith('/') ? siteUrl + href : href;
}
