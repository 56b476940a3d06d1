import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';

/** The labels of the insights browser. */
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
  'featured',
  'readArticle',
] as const satisfies readonly LabelName[];

/** These labels, by name. */
export type InsightsLabels = Pick<Labels, (typeof INSIGHTS_LABELS)[number]>;
