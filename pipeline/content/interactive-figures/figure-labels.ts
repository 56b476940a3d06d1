import type { LabelName, Labels } from '../model/labels.ts';

/** The labels of a ladder as it is published. */
export const LADDER_LABELS = [
  'ladderEdit',
  'ladderQuality',
  'ladderSpent',
  'ladderRetired',
  'ladderEven',
] as const satisfies readonly LabelName[];

/** The labels of the figure of titles without any. */
export const TITLES_LABELS = ['titlesField', 'titlesCheck', 'titlesRules'] as const satisfies readonly LabelName[];

/** The labels of ladders and titles that a visitor edits. No page has them: the browser fetches them. */
export const EDITOR_LABELS = [
  'figureReset',
  'figureUndo',
  'figureLink',
  'linkCopied',
  'linkNotCopied',
  'ladderStart',
  'ladderAfter',
  'ladderPass',
  'ladderShutGate',
  'ladderPrint',
  'ladderOwn',
  'ladderLinked',
  'ladderElsewhere',
  'ladderRange',
  'ladderKept',
  'ladderAllKept',
  'ladderDrag',
  'ladderFirst',
  'ladderRedesign',
  'ladderKeeps',
  'ladderDrop',
  'ladderCompared',
  'ladderAllOpen',
  'ladderShut',
  'ladderFall',
  'ladderTotal',
  'ladderNoTotal',
  'ladderLong',
  'bookOpen',
  'bookPrint',
  'bookTitle',
  'bookQuestion',
  'bookOwner',
  'bookDay',
  'bookStop',
  'bookOutcome',
  'bookSignature',
  'bookAsk',
  'bookAsked',
  'bookHidden',
  'bookBlind',
  'bookInvited',
  'bookPlan',
  'bookCompare',
  'bookFirst',
  'bookAgree',
  'bookShuts',
  'bookOpens',
  'bookDiffer',
  'bookDifferAtStart',
  'titlesLabel',
  'titlesUnsure',
  'titlesAnswers',
  'titlesBy',
  'titlesOpen',
  'titlesAnswered',
  'titlesOrder',
  'titlesPrint',
  'titlesClear',
] as const satisfies readonly LabelName[];

/** The labels that the browser fetches, by name. */
export type EditorLabels = Pick<Labels, (typeof EDITOR_LABELS)[number]>;
/** All labels of a ladder. */
export type LadderLabels = Pick<Labels, (typeof LADDER_LABELS)[number]> & EditorLabels;
/** All labels of the figure of titles. */
export type TitlesLabels = Pick<Labels, (typeof TITLES_LABELS)[number]> & EditorLabels;
