import { CacheProvider } from '@emotion/react';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Labels } from '../../../pipeline/content/model/labels.ts';
import { LabelsContext } from '../../components/labels.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ISLANDS, type RegisteredIsland } from './registry.ts';
import { createStyleCache } from './style-cache.ts';

/** Islands by any string, as the names come from a page's HTML, which no compiler checks. */
const islandsByName: Readonly<Record<string, () => Promise<RegisteredIsland>>> = ISLANDS;

const cache = createStyleCache();
let count = 0;

/** Hydrates one island. Resolves when it responds to every gesture, or when its data could not be fetched. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { island = '', props: json = '{}' } = root.dataset;
  const load = islandsByName[island];
  if (!load) throw new Error(`No island is called "${island}"; add it to registry.ts`);
  const carried = JSON.parse(json) as { readonly labels?: Partial<Labels> };
  const { component, findProps } = await load();
  const found = findProps ? await findProps(carried as never, root) : {};
  if (!found) return;
  const element = createElement(component as ComponentType<object>, { ...carried, ...found });
  flushSync(() =>
    hydrateRoot(
      root,
      <CacheProvider value={cache}>
        <LabelsContext value={carried.labels ?? {}}>
          <ErrorScreen title={errorTitle()}>{element}</ErrorScreen>
        </LabelsContext>
      </CacheProvider>,
      { identifierPrefix: `${island}-${++count}-`, onRecoverableError: logDifference },
    ),
  );
  root.dataset['awake'] = '';
}

/** Logs a hydration mismatch, as from a translator or an extension; React recovers from it. */
function logDifference(error: unknown): void {
  console.error(error);
}

/** Returns the heading above an error, read from the notice that every page includes. */
function errorTitle(): string {
  const template = document.querySelector<HTMLTemplateElement>('template[data-changed]');
  return template?.content.querySelector('h2')?.textContent ?? '';
}
