import type { Action } from '../../../pipeline/content/model/text.ts';
import { withoutBase } from '../../components/with-base.ts';
import { Menu } from './Menu.tsx';

/** The island: its links are in the page already, and are not carried a second time. */
export const menu = { component: Menu, findProps: findLinks };

async function findLinks(_: object, root: HTMLElement): Promise<{ links: readonly Action[] }> {
  return { links: [...root.querySelectorAll<HTMLElement>('nav a')].map(toAction) };
}

/** Behind its words, a link that leaves the site says that it opens a window. */
function toAction(link: HTMLElement): Action {
  const { analytics } = link.dataset;
  return {
    label: link.firstChild?.textContent ?? '',
    href: withoutBase(link.getAttribute('href') ?? ''),
    external: link.hasAttribute('target'),
    ...(analytics !== undefined && { analytics }),
  };
}
