import { LadderFigure } from './LadderFigure.tsx';

/** The island: a ladder of gates. */
export const ladder = { component: LadderFigure };
