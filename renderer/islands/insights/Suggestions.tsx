import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { ArticleSummary } from '../../../pipeline/model/article.ts';
import { ArticleList } from '../../components/ArticleList.tsx';
import { palette, radius, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { importPart } from '../runtime/fetch-parts.ts';
import { insist } from '../runtime/parts.ts';

const button = css`
  min-height: 2.75rem;
  margin-top: ${space[4]};
  padding: ${space[2]} ${space[5]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: none;
  font-weight: 600;
  cursor: pointer;
`;

const heading = css(display, { fontSize: size(1), marginTop: space[7] });

interface Props {
  query: string;
  articles: readonly ArticleSummary[];
  onClear: () => void;
  labels: InsightsLabels;
}

/** The way out of a search without results, and the articles that come closest to it. */
export function EmptyState({ query, articles, onClear, labels }: Props) {
  const suggestions = useSuggestions(articles, query);
  return (
    <>
      <button type="button" css={button} onClick={onClear}>
        {labels.clearFilters}
      </button>
      {suggestions.length > 0 && (
        <>
          <h2 css={heading}>{labels.suggestions}</h2>
          <ArticleList articles={suggestions} level={3} />
        </>
      )}
    </>
  );
}

/** The search for them is fetched when it is first needed. */
function useSuggestions(articles: readonly ArticleSummary[], query: string): readonly ArticleSummary[] {
  const [suggestions, setSuggestions] = useState<readonly ArticleSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function suggest() {
      const { suggestArticles } = await insist(() => importPart(() => import('./suggest-articles.ts')));
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
