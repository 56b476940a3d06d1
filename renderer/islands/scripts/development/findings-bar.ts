import type { CountedFindings, FileErrors, PageFindings } from '../../../../pipeline/content/model/page-findings.ts';
import { findingsBar } from '../../../design/findings-bar.ts';

/** The bar at the foot of a page with the development server's findings and its current work. */
export interface FindingsBar {
  show(findings: PageFindings): void;
  /** Shows the server's current work; an empty text ends it. */
  tellWork(words: string): void;
}

/** Session storage key of the findings that the bar was closed with; other findings open it again. */
const CLOSED = 'findings-closed';

/** Creates the bar, hidden while it is empty; `onShow` must show the errors of the page itself. */
export function createFindingsBar(onShow: () => void): FindingsBar {
  const errors = element('div', { className: 'errors' });
  errors.setAttribute('role', 'alert');
  const others = element('div', {});
  others.setAttribute('role', 'status');
  const work = element('p', {});
  work.setAttribute('role', 'status');
  const found = element('div', { className: 'found' }, [work, errors, others]);
  const close = element('button', { type: 'button', textContent: 'Close', onclick: closeBar });
  const bar = element('section', {}, [found, close]);
  bar.setAttribute('aria-label', 'What was found');
  const host = element('content-findings', { lang: 'en', dir: 'ltr' });
  host.attachShadow({ mode: 'open' }).append(element('style', { textContent: findingsBar }), bar);
  document.body.append(host);
  let shown = '';
  settle();
  return { show, tellWork };

  function show(findings: PageFindings): void {
    const said = JSON.stringify(findings);
    if (said === shown) return;
    shown = said;
    const own = findings.errors === '' ? [] : [ownErrors(onShow, findings.standIn)];
    const elsewhere = findings.elsewhere.map((file) => element('li', {}, [lineOf(file)]));
    const more = findings.more > 0 ? [element('li', { textContent: `and in ${findings.more} more` })] : [];
    errors.replaceChildren(...list([...own, ...elsewhere, ...more]));
    others.replaceChildren(
      ...(findings.others ? [folded(`${findings.others.count} on this page`, findings.others)] : []),
    );
    settle();
  }

  function tellWork(words: string): void {
    work.textContent = words;
    settle();
  }

  function closeBar(): void {
    sessionStorage.setItem(CLOSED, shown);
    settle();
  }

  function settle(): void {
    const isClosed = sessionStorage.getItem(CLOSED) === shown;
    for (const part of [errors, others]) part.hidden = isClosed || part.childElementCount === 0;
    close.hidden = errors.hidden && others.hidden;
    bar.hidden = close.hidden && work.textContent === '';
    bar.toggleAttribute('data-errors', !errors.hidden);
  }
}

function ownErrors(onShow: () => void, standIn: string | undefined): HTMLElement {
  return element('li', {}, [
    'This page has errors ',
    element('button', { type: 'button', textContent: 'Show', onclick: onShow }),
    ...(standIn === undefined ? [] : [element('p', { textContent: standIn })]),
  ]);
}

/** The findings of a file: a link to the page that shows it, or else the findings themselves. */
function lineOf(file: FileErrors): HTMLElement {
  const words = [`${file.count} in `, element('code', { textContent: file.file })];
  return file.address === undefined ? folded(words, file) : element('a', { href: encodeURI(file.address) }, words);
}

function folded(summary: string | readonly (Node | string)[], { text }: CountedFindings): HTMLElement {
  const words = typeof summary === 'string' ? [summary] : summary;
  return element('details', {}, [element('summary', {}, words), element('pre', { textContent: text })]);
}

function list(items: readonly HTMLElement[]): HTMLElement[] {
  return items.length > 0 ? [element('ul', {}, items)] : [];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children?: readonly (Node | string)[],
): HTMLElementTagNameMap[Name];
function element(name: string, properties: Partial<HTMLElement>, children?: readonly (Node | string)[]): HTMLElement;
function element(name: string, properties: object, children: readonly (Node | string)[] = []): HTMLElement {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
