import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { createDocuments, type RenderDocument, type ShownPage } from '../renderer/document.tsx';
import type { Surroundings } from '../renderer/page-data.ts';

/** Renderers, by what surrounds their pages. Kept, as making one takes as long as rendering a page. */
const renderers = new WeakMap<Surroundings, Promise<RenderDocument>>();

/**
 * Renders a page's document, to which Vike adds the first script. In development no policy restricts it, as the server
 * adds scripts.
 */
export async function onRenderHtml({ Page, data, surroundings }: PageContextServer) {
  const renderer = renderers.get(surroundings) ?? createDocuments(surroundings, { isClosed: !import.meta.env.DEV });
  renderers.set(surroundings, renderer);
  const render = await renderer;
  return escapeInject`${dangerouslySkipEscape(render({ Page, data } as ShownPage))}`;
}
