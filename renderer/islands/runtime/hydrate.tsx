import { CacheProvider } from '@emotion/react';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { errorTitle } from '../scripts/notices/error-title.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { GoBackButton } from '../go-back/GoBackButton.tsx';
import { Menu } from '../menu/Menu.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { createStyleCache } from './style-cache.ts';

/** What an island needs besides the props that stand in the page. */
interface Loaded {
  readonly component: ComponentType<never>;
  readonly fetched?: object;
}

const ISLANDS: Readonly<Record<string, (props: object, root: HTMLElement) => Promise<Loaded | undefined>>> = {
  menu: async () => ({ component: Menu }),
  insights: (props) => import('../insights/load-insights.ts').then(({ loadInsights }) => loadInsights(props)),
  share: async () => ({ component: ShareButton }),
  print: async () => ({ component: PrintButton }),
  'go-back': async () => ({ component: GoBackButton }),
  'copy-link': async (_, root) => {
    const { CopyLinkButton: component } = await import('../copy-link/CopyLinkButton.tsx');
    return { component, fetched: { name: root.querySelector('button')?.getAttribute('aria-label') } };
  },
};

const cache = createStyleCache();
let count = 0;

/** Brings one island to life. Resolves when it answers to every gesture, or cannot because its data did not come. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { island = '', props: json = '{}' } = root.dataset;
  const load = ISLANDS[island];
  if (!load) throw new Error(`No island is called "${island}"; add it to the registry in hydrate.tsx`);
  const props = JSON.parse(json) as object;
  const loaded = await load(props, root);
  if (!loaded) return;
  const { component, fetched } = loaded;
  const element = createElement(component as ComponentType<object>, { ...props, ...fetched });
  flushSync(() =>
    hydrateRoot(
      root,
      <CacheProvider value={cache}>
        <ErrorScreen title={errorTitle()}>{element}</ErrorScreen>
      </CacheProvider>,
      { identifierPrefix: `${island}-${++count}-`, onRecoverableError: logDifference },
    ),
  );
  root.dataset['awake'] = '';
}

/** A page that a translator or an extension has changed is mended by React itself. */
function logDifference(error: unknown): void {
  console.error(error);
}
