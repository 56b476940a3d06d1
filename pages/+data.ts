import type { PageContextServer } from 'vike/types';
import type { PageData } from '../renderer/page-data.ts';

/** What a page shows, from the `describe.ts` beside it; a page component sees nothing else. */
export function data({ urlPathname, describe }: PageContextServer): PageData {
  const described = describe(urlPathname);
  if (!described) throw new Error(`Nothing is said to be at ${urlPathname}`);
  return described.data;
}
