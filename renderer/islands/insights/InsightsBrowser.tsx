import { css } from '@emotion/react';
import { useMemo, useRef } from 'react';
import type { ArticleSummary, TagCount } from '../../../pipeline/content/model/article.ts';
import { ArticleList } from '../../components/ArticleList.tsx';
import { TopicNamesContext, type TopicNames } from '../../components/topic-names.ts';
import { from, space } from '../../design/tokens.ts';
import { FoundCount } from './FoundCount.tsx';
import type { InsightsLabels } from './insights-labels.ts';
import { withoutFeatured, withTags, withText } from './filter-articles.ts';
import { writeListState, type ListState } from './list-state.ts';
import { offeredTopics } from './offered-topics.ts';
import { PageLinks } from './PageLinks.tsx';
import { PopularTopics } from './PopularTopics.tsx';
import type { InsightsIndex } from './read-index.ts';
import { SearchBox } from './SearchBox.tsx';
import { Suggestions } from './Suggestions.tsx';
import { MOST_POPULAR } from './topic-list.ts';
import { TopicFilter } from './TopicFilter.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import { useListState } from './use-list-state.ts';

const tools = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
    > :nth-child(3) {
      grid-column: 1 / 3;
      align-self: start;
    }
    > :nth-child(4) {
      grid-area: 1 / 3 / 3;
    }
  }
`;

const listing = css`
  scroll-margin-top: 6rem;
`;

/** What the page itself shows of a list: all that its HTML needs. */
export interface OwnList {
  readonly shown: readonly ArticleSummary[];
  /** The number of articles on all pages of the list. */
  readonly count: number;
  /** Topics to choose from, most frequent first. */
  readonly tags: readonly TagCount[];
}

/** Results that start below this part of the window are scrolled into view. */
const IN_SIGHT = 0.75;

const NONE: readonly ArticleSummary[] = [];

/** Props that the page carries to the browser. */
export interface InsightsOptions {
  /** Address of the list without its page number. */
  base: string;
  page: number;
  pageSize: number;
  /** The topic of the list, or an empty string for all. */
  topic: string;
  labels: InsightsLabels;
  topicNames: TopicNames;
  toasts: ToastOptions;
}

interface Props extends InsightsOptions {
  /** In the browser, the index of every article; when rendered at build time, only the page's own list. */
  index: InsightsIndex | OwnList;
}

/** The list of articles with its search, topics and page links. */
export function InsightsBrowser({ index, base, page: ownPage, pageSize, topic, labels, topicNames }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const isAwake = useRef(false);
  const own = { query: '', tags: topic === '' ? [] : [topic], page: ownPage };
  const [state, change] = useListState(own, takeLetters);
  const { query, tags } = state;

  const articles = 'articles' in index ? index.articles : NONE;
  const isFiltered = query.trim() !== '' || tags.length > 0;
  /** Whether search and topics are those of the page, whatever the page number. */
  const isOwn = query.trim() === '' && tags.join() === own.tags.join();
  /** Whether the featured article is shown above the list; a filtered list contains it. */
  const isWhole = topic === '' && !isFiltered;
  const found = useMemo(
    () => withTags(withText(isWhole ? withoutFeatured(articles) : articles, query, topicNames), tags),
    [articles, isWhole, query, tags, topicNames],
  );
  const count = 'count' in index ? index.count : found.length;
  const pages = Math.ceil(count / pageSize);
  const page = Math.min(state.page, Math.max(1, pages));
  const shown = 'shown' in index ? index.shown : found.slice((page - 1) * pageSize, page * pageSize);

  /** Text typed before hydration takes precedence over that in the address. */
  function takeLetters(fromAddress: ListState) {
    const { current } = input;
    if (!current) return;
    const typed = isAwake.current ? '' : current.value;
    isAwake.current = true;
    if (typed !== '' && typed !== fromAddress.query) find({ ...fromAddress, query: typed });
    else current.value = fromAddress.query;
  }

  /** Searches, and scrolls the results into view. */
  function find(next: ListState) {
    change({ ...next, page: 1 }, 'typing');
    const { top = 0 } = results.current?.getBoundingClientRect() ?? {};
    if (top > innerHeight * IN_SIGHT) controls.current?.scrollIntoView({ block: 'start' });
  }

  function clear(next: Partial<ListState>) {
    if (input.current) input.current.value = '';
    change({ ...state, query: '', page: 1, ...next }, 'choice');
    input.current?.focus();
  }

  function choose(next: readonly string[]) {
    change({ ...state, tags: next, page: 1 }, 'choice');
  }

  function turnTo(next: number) {
    change({ ...state, page: next }, 'choice');
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  }

  /**
   * A list without changed search or topics has pages of its own; any other is identified by its state in the query.
   */
  function addressOf(number: number): string {
    if (isOwn) return number === 1 ? base : `${base}/page/${number}`;
    return writeListState({ ...state, page: number }, own, '');
  }

  return (
    <TopicNamesContext value={topicNames}>
      <div ref={controls} css={tools}>
        <SearchBox
          input={input}
          isEmpty={query === ''}
          onChange={(text) => find({ ...state, query: text })}
          onClear={() => clear({})}
          labels={labels}
        />
        <FoundCount
          count={isOwn && count > 0 ? undefined : count}
          onClear={isFiltered && !isOwn ? () => clear({ tags: [] }) : undefined}
          labels={labels}
        />
        {index.tags.length > 0 && (
          <>
            <TopicFilter offered={offeredTopics(index.tags, tags)} selected={tags} onChange={choose} labels={labels} />
            <PopularTopics
              topics={index.tags.slice(0, MOST_POPULAR)}
              selected={tags}
              onChoose={(tag) => choose([tag])}
              labels={labels}
            />
          </>
        )}
      </div>
      <div ref={results} css={listing} tabIndex={-1}>
        {count === 0 ? (
          <Suggestions query={query} articles={articles} labels={labels} />
        ) : (
          <ArticleList articles={shown} level={2} topics={tags} isBelowFeatured={topic === ''} />
        )}
        <PageLinks addressOf={addressOf} page={page} pages={pages} onChange={turnTo} labels={labels} />
      </div>
    </TopicNamesContext>
  );
}
