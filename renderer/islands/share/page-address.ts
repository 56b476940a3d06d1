/**
 * The address of the page as it is given on: with an anchor or none, and without the marks of the campaign that
 * brought this visitor here. Whatever else its query holds stays letter for letter.
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
