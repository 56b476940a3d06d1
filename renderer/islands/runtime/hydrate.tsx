import { CacheProvider } from '@emotion/react';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Labels } from '../../../pipeline/content/model/labels.ts';
import { LabelsContext } from '../../components/labels.ts';
import { errorTitle } from '../scripts/notices/error-title.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ISLANDS, type RegisteredIsland } from './registry.ts';
import { createStyleCache } from './style-cache.ts';

/** A page names its islands in its HTML, where no compiler looks. */
const islandsByName: Readonly<Record<string, () => Promise<RegisteredIsland>>> = ISLANDS;

const cache = createStyleCache();
let count = 0;

/** Brings one island to life. Resolves when it answers to every gesture, or cannot because its data did not come. */
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

/** A page that a translator or an extension has changed is fixed by React itself. */
function logDifference(error: unknown): void {
  console.error(error);
}
