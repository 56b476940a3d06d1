import { fetchEditorLabels } from '../interactive-figures/fetch-labels.ts';
import { LadderFigure } from './LadderFigure.tsx';

/** The island: a ladder of gates. It fetches what only a ladder that is edited says. */
export const ladder = { component: LadderFigure, findProps: fetchEditorLabels };
