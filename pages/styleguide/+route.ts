import type { PageContextServer } from 'vike/types';

/** The style guide is there while developing only: in a build no address leads to it, so that none is written. */
export function route({ urlPathname }: PageContextServer): boolean {
  return import.meta.env.DEV && urlPathname === '/styleguide';
}
