import { CopyLinkButton } from './CopyLinkButton.tsx';

/** The island: the button's name is in the page already, and is not carried a second time. */
export const copyLink = { component: CopyLinkButton, findProps: findName };

async function findName(_: object, root: HTMLElement): Promise<{ name: string }> {
  return { name: root.querySelector('button')?.getAttribute('aria-label') ?? '' };
}
