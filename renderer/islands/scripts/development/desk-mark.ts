import { deskMark } from '../../../design/desk-mark.ts';

/** Shows a small mark that leads to the text of this page on the desk. */
export function showDeskMark(): void {
  const host = Object.assign(document.createElement('content-desk'), { lang: 'en', dir: 'ltr' });
  const style = Object.assign(document.createElement('style'), { textContent: deskMark });
  const page = new URLSearchParams({ page: decodeURI(location.pathname) }).toString();
  const link = Object.assign(document.createElement('a'), { href: `/desk?${page}`, textContent: 'Write' });
  const bar = document.createElement('nav');
  bar.setAttribute('aria-label', 'Desk');
  bar.append(link);
  host.attachShadow({ mode: 'open' }).append(style, bar);
  document.body.append(host);
}
