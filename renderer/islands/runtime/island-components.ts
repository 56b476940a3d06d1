import { createContext, type ComponentType } from 'react';
import { ISLANDS, type IslandName, type IslandProps } from './registry.ts';

/** The component of every island, by name. */
export type IslandComponents = { readonly [Name in IslandName]: ComponentType<IslandProps<Name>> };

/** Around a page that is rendered, where a component cannot wait for another one. */
export const IslandComponentsContext = createContext<IslandComponents | undefined>(undefined);

/** Loads the components of all islands, for rendering. */
export async function loadIslandComponents(): Promise<IslandComponents> {
  const components = Object.entries(ISLANDS).map(async ([name, load]) => [name, (await load()).component] as const);
  return Object.fromEntries(await Promise.all(components)) as unknown as IslandComponents;
}
