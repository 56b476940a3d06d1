import { LADDER_READING_LABELS } from '../../../pipeline/content/interactive-figures/ladder.ts';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { CONTROL_LABELS } from '../interactive-figures/FigureControls.tsx';

/** The labels of a ladder. */
export const LADDER_LABELS = [
  'ladderEdit',
  'ladderStart',
  'ladderAfter',
  'ladderQuality',
  'ladderPass',
  'ladderShutGate',
  'ladderSpent',
  'ladderRetired',
  'ladderEven',
  'ladderPrint',
  'ladderOwn',
  'ladderRange',
  'ladderDrag',
  'ladderFirst',
  'ladderRedesign',
  'ladderDrop',
  'ladderCompared',
  ...LADDER_READING_LABELS,
  ...CONTROL_LABELS,
] as const satisfies readonly LabelName[];

/** These labels, by name. */
export type LadderLabels = Pick<Labels, (typeof LADDER_LABELS)[number]>;
