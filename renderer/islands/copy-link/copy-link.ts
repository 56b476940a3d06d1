import { CopyLinkButton } from './CopyLinkButton.tsx';

/** The island. Its props carry no button name: it is read from the page's HTML. */
export const copyLink = { component: CopyLinkButton, findProps: findName };

async function findName(_: object, root: HTMLElement): Promise<{ name: string }> {
  return { name: root.querySelector('button')?.getAttribute('aria-label') ?? '' };
}
