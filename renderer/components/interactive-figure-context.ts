import { createContext, type ComponentType } from 'react';
import type { InteractiveFigure } from '../../pipeline/content/model/interactive-figure.ts';

/** What shows a figure of a text that can be worked with: an island, which no component may know. */
export const InteractiveFigureContext = createContext<ComponentType<{ figure: InteractiveFigure }> | undefined>(
  undefined,
);
