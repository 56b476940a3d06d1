import { createContext, type ComponentType } from 'react';
import { ISLANDS, type IslandName, type IslandProps } from './registry.ts';

/** The components of all islands, by name. */
export type IslandComponents = { readonly [Name in IslandName]: ComponentType<IslandProps<Name>> };

/** Provides the components when a page is rendered, as rendering cannot wait for an import. */
export const IslandComponentsContext = createContext<IslandComponents | undefined>(undefined);

/** Imports the components of all islands, for rendering. */
export async function loadIslandComponents(): Promise<IslandComponents> {
  const components = Object.entries(ISLANDS).map(async ([name, load]) => [name, (await load()).component] as const);
  return Object.fromEntries(await Promise.all(components)) as unknown as IslandComponents;
}
