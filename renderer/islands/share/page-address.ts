/**
 * Returns the address of a page for sharing: with an anchor or none, and without campaign parameters. The rest of its
 * query stays as it is.
 */
export function addressToShare(href: string, anchor = ''): string {
  const url = new URL(href);
  url.search = url.search.slice(1).split('&').filter(isNoMark).join('&');
  url.hash = anchor;
  return url.href;
}

function isNoMark(parameter: string): boolean {
  return ![...new URLSearchParams(parameter).keys()].some((name) => /^utm_/i.test(name));
}
