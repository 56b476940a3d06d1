import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { createDocuments, type RenderDocument, type ShownPage } from '../renderer/document.tsx';
import type { Surroundings } from '../renderer/page-data.ts';

/** Renderers by what surrounds their pages: one takes as long to make as a page takes to render. */
const renderers = new WeakMap<Surroundings, Promise<RenderDocument>>();

/** The document of a page, to which Vike adds the first script. A development server's is open: the server has scripts of its own. */
export async function onRenderHtml({ Page, data, surroundings }: PageContextServer) {
  const renderer = renderers.get(surroundings) ?? createDocuments(surroundings, { isClosed: !import.meta.env.DEV });
  renderers.set(surroundings, renderer);
  const render = await renderer;
  return escapeInject`${dangerouslySkipEscape(render({ Page, data } as ShownPage))}`;
}
