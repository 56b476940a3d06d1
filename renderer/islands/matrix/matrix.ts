import { MatrixFigure } from './MatrixFigure.tsx';

/** The island: a game of two players. */
export const matrix = { component: MatrixFigure };
