import type { Action } from '../../../pipeline/content/model/text.ts';
import { withoutBase } from '../../components/with-base.ts';
import { Menu } from './Menu.tsx';

/** The island. Its props carry no links: they are read from the page's HTML. */
export const menu = { component: Menu, findProps: findLinks };

async function findLinks(_: object, root: HTMLElement): Promise<{ links: readonly Action[] }> {
  return { links: [...root.querySelectorAll<HTMLElement>('nav a')].map(toAction) };
}

/** An external link has, after its label, a text that says it opens a window. */
function toAction(link: HTMLElement): Action {
  const { analytics } = link.dataset;
  return {
    label: link.firstChild?.textContent ?? '',
    href: withoutBase(link.getAttribute('href') ?? ''),
    external: link.hasAttribute('target'),
    ...(analytics !== undefined && { analytics }),
  };
}
