import { CacheProvider } from '@emotion/react';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { GoBackButton } from './GoBackButton.tsx';
import { Menu } from './Menu.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { createStyleCache } from './style-cache.ts';

/** What an island needs besides the props that stand in the page. */
interface Loaded {
  readonly component: ComponentType<never>;
  readonly fetched?: object;
}

const ISLANDS: Readonly<Record<string, () => Promise<Loaded>>> = {
  menu: async () => ({ component: Menu }),
  insights: async () => {
    const [{ InsightsBrowser }, { fetchIndex }] = await Promise.all([
      import('./InsightsBrowser.tsx'),
      import('./fetch-index.ts'),
    ]);
    return { component: InsightsBrowser, fetched: { index: await fetchIndex() } };
  },
  share: async () => ({ component: ShareButton }),
  print: async () => ({ component: PrintButton }),
  'go-back': async () => ({ component: GoBackButton }),
};

const cache = createStyleCache();

/** Brings one island to life. Resolves when it answers to every gesture. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = root.dataset;
  const load = ISLANDS[island];
  if (!load) throw new Error(`No island is called "${island}"; add it to the registry in hydrate.tsx`);
  const { component, fetched } = await load();
  const element = createElement(component as ComponentType<object>, { ...(JSON.parse(props) as object), ...fetched });
  flushSync(() => hydrateRoot(root, <CacheProvider value={cache}>{element}</CacheProvider>));
  root.dataset['awake'] = '';
}
