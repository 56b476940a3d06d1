import { TITLES_READING_LABELS } from '../../../pipeline/content/interactive-figures/titles.ts';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { CONTROL_LABELS } from '../interactive-figures/FigureControls.tsx';

/** The labels of the figure of titles. */
export const TITLES_LABELS = [
  'titlesField',
  'titlesCheck',
  'titlesLabel',
  'titlesUnsure',
  'titlesAnswers',
  'titlesBy',
  'titlesOpen',
  'titlesPrint',
  'titlesClear',
  'titlesRules',
  ...TITLES_READING_LABELS,
  ...CONTROL_LABELS,
] as const satisfies readonly LabelName[];

/** These labels, by name. */
export type TitlesLabels = Pick<Labels, (typeof TITLES_LABELS)[number]>;
