import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { ArticleSummary } from '../../../pipeline/content/model/article.ts';
import { ArticleList } from '../../components/ArticleList.tsx';
import { space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { importPart } from '../runtime/fetch-parts.ts';
import { loadOrNotify } from '../runtime/load-part.ts';

const heading = css(display, { fontSize: size(1), marginTop: space[7] });

interface Props {
  query: string;
  articles: readonly ArticleSummary[];
  labels: InsightsLabels;
}

/** Shown instead of an empty list: the articles that match the search most closely. */
export function Suggestions({ query, articles, labels }: Props) {
  const suggestions = useSuggestions(articles, query);
  if (suggestions.length === 0) return null;
  return (
    <>
      <h2 css={heading}>{labels.suggestions}</h2>
      <ArticleList articles={suggestions} level={3} />
    </>
  );
}

/** Fetches the fuzzy search when it is first needed. */
function useSuggestions(articles: readonly ArticleSummary[], query: string): readonly ArticleSummary[] {
  const [suggestions, setSuggestions] = useState<readonly ArticleSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function suggest() {
      const { suggestArticles } = await loadOrNotify(() => importPart(() => import('./suggest-articles.ts')));
      const closest = query.trim() === '' ? [] : await suggestArticles(articles, query, () => isCurrent);
      if (isCurrent) setSuggestions(closest);
    }
    void suggest();
    return () => {
      isCurrent = false;
    };
  }, [articles, query]);
  return suggestions;
}
