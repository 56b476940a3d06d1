import { createContext, type ComponentType } from 'react';
import type { InteractiveFigure } from '../../pipeline/content/model/interactive-figure.ts';

/** The component that renders interactive figures in a text. A context, since components may not import islands. */
export const InteractiveFigureContext = createContext<ComponentType<{ figure: InteractiveFigure }> | undefined>(
  undefined,
);
