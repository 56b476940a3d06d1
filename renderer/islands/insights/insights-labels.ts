import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';

/** The words that the insights browser shows. */
export const INSIGHTS_LABELS = [
  'search',
  'searchPlaceholder',
  'clearSearch',
  'topics',
  'language',
  'articles',
  'articleTopics',
  'popularTopics',
  'moreTopics',
  'clearFilters',
  'noMatches',
  'suggestions',
  'listLoading',
  'listFailed',
  'pagination',
  'page',
  'moreTags',
  'minutes',
  'articlesFound',
] as const satisfies readonly LabelName[];

/** The labels of the list, by name. */
export type InsightsLabels = Pick<Labels, (typeof INSIGHTS_LABELS)[number]>;
