import type { ComponentType } from 'react';
import { importPart } from './fetch-parts.ts';
import { beginFirstPart } from '../insights/first-part.ts';
import { GoBackButton } from '../go-back/GoBackButton.tsx';
import { menu } from '../menu/menu.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';

/** A registered island, whatever its props. */
export interface RegisteredIsland {
  readonly component: ComponentType<never>;
  /**
   * Finds or fetches, in the browser, the props that the page does not carry. Resolves with undefined if that fails;
   * the island then stays HTML until the next gesture.
   */
  readonly findProps?: (carried: never, root: HTMLElement) => Promise<object | undefined>;
}

/** Every island by its name. Small ones are bundled with React, the others are fetched when needed. */
export const ISLANDS = {
  menu: async () => menu,
  share: async () => ({ component: ShareButton }),
  print: async () => ({ component: PrintButton }),
  'go-back': async () => ({ component: GoBackButton }),
  'copy-link': async () => (await importPart(() => import('../copy-link/copy-link.ts'))).copyLink,
  ladder: async () => (await importPart(() => import('../ladder/ladder.ts'))).ladder,
  matrix: async () => (await importPart(() => import('../matrix/matrix.ts'))).matrix,
  deck: async () => (await importPart(() => import('../deck/deck.ts'))).deck,
  titles: async () => (await importPart(() => import('../titles/titles.ts'))).titles,
  insights: async () => {
    if (!import.meta.env.SSR) beginFirstPart();
    return (await importPart(() => import('../insights/insights.ts'))).insights;
  },
} satisfies Readonly<Record<string, () => Promise<RegisteredIsland>>>;

/** The name of an island. */
export type IslandName = keyof typeof ISLANDS;

type Registered<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>;

/** All props of an island's component. */
export type IslandProps<Name extends IslandName> =
  Registered<Name>['component'] extends ComponentType<infer Props extends object> ? Props : never;

/** Props that the browser finds by itself. */
export type FoundProps<Name extends IslandName> =
  Registered<Name> extends { findProps: (...given: never[]) => Promise<infer Found> }
    ? NonNullable<Found>
    : Record<never, never>;

/** Props that the page carries to the browser as JSON: plain data. */
export type CarriedProps<Name extends IslandName> = Omit<IslandProps<Name>, keyof FoundProps<Name>>;
