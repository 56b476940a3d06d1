import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { createDocuments, type ShownPage } from '../renderer/document.tsx';
import { surroundings } from './page-meta.ts';

/** A page for the development server, which adds its scripts. */
export async function onRenderHtml({ Page, data, site }: PageContextServer) {
  const render = await createDocuments(surroundings(site), { isClosed: false });
  return escapeInject`${dangerouslySkipEscape(render({ Page, data } as ShownPage))}`;
}
