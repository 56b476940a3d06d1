import { createContext, type ComponentType } from 'react';
import type { Exhibit } from '../../pipeline/content/model/exhibit.ts';

/** What shows a figure of a text that can be worked with: an island, which no component may know. */
export const ExhibitContext = createContext<ComponentType<{ exhibit: Exhibit }> | undefined>(undefined);
