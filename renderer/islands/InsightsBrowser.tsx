import { css } from '@emotion/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ArticleSummary, TagCount } from '../../pipeline/model.ts';
import { ArticleList } from '../components/ArticleList.tsx';
import { from, palette, space } from '../design/tokens.ts';
import { EmptyState } from './EmptyState.tsx';
import type { InsightsLabels } from './insights-labels.ts';
import { createSearch, withTags } from './filter-articles.ts';
import { PageLinks } from './PageLinks.tsx';
import { PopularTopics } from './PopularTopics.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TopicFilter } from './TopicFilter.tsx';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(12rem, 1fr);
  }
`;

const tools = css`
  display: grid;
  gap: ${space[4]};
`;

const count = css`
  margin-top: ${space[5]};
  color: ${palette('text-quiet')};
`;

/** Every article and topic; the browser fetches it, the page does not carry it. */
export interface InsightsIndex {
  readonly articles: readonly ArticleSummary[];
  readonly tags: readonly TagCount[];
}

interface Props {
  index: InsightsIndex;
  /** Address of the list without its page number. */
  base: string;
  page: number;
  pageSize: number;
  /** The topic of the list, or an empty string for all. */
  topic: string;
  labels: InsightsLabels;
}

/** Search, topic filter, grid of articles, page links and popular topics. */
export function InsightsBrowser({ index, base, page: firstPage, pageSize, topic, labels }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [tags, setTags] = useState<readonly string[]>(topic === '' ? [] : [topic]);
  const [page, setPage] = useState(firstPage);

  const listed = useMemo(
    () => (topic === '' ? index.articles.filter(({ featured }) => !featured) : index.articles),
    [index, topic],
  );
  const search = useMemo(() => createSearch(listed), [listed]);
  const found = useMemo(() => withTags(search(query), tags), [search, query, tags]);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(found.length / pageSize);
  const isFiltered = query.trim() !== '' || tags.join() !== topic;

  // Letters that were typed before this ran are in the field already.
  useEffect(() => {
    if (!input.current?.value) return;
    setQuery(input.current.value);
    setPage(1);
  }, []);

  function changeQuery(text: string) {
    setQuery(text);
    setPage(1);
  }

  function changeTags(next: readonly string[]) {
    setTags(next);
    setPage(1);
  }

  function clearQuery() {
    if (input.current) input.current.value = '';
    changeQuery('');
    input.current?.focus();
  }

  function clearFilters() {
    changeTags([]);
    clearQuery();
  }

  function turnTo(next: number) {
    setPage(next);
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div css={columns}>
      <div>
        <div css={tools}>
          <SearchBox input={input} isEmpty={query === ''} onChange={changeQuery} onClear={clearQuery} labels={labels} />
          <TopicFilter tags={index.tags} selected={tags} onChange={changeTags} label={labels.topics} />
        </div>
        <div ref={results} tabIndex={-1}>
          <p css={count} role="status">
            {`${found.length} ${found.length === 1 ? labels.article_found : labels.articles_found}`}
          </p>
          {found.length === 0 ? (
            <EmptyState onClear={clearFilters} labels={labels} />
          ) : (
            <ArticleList articles={shown} level={2} mostTags={3} labels={labels} />
          )}
          <PageLinks base={isFiltered ? undefined : base} page={page} pages={pages} onChange={turnTo} labels={labels} />
        </div>
      </div>
      <PopularTopics tags={index.tags} onChoose={(tag) => changeTags([tag])} label={labels.popular_topics} />
    </div>
  );
}
