import { css } from '@emotion/react';
import { useMemo, useRef, type RefObject } from 'react';
import type { ArticleSummary, TagCount } from '../../../pipeline/content/model/article.ts';
import { divideList } from '../../../pipeline/content/featured.ts';
import { ArticleList } from '../../components/ArticleList.tsx';
import { FeaturedArticle } from '../../components/FeaturedArticle.tsx';
import { TopicNamesContext, type TopicNames } from '../../components/topic-names.ts';
import { band } from '../../design/grid.ts';
import { from, space, palette } from '../../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { withTags, withText } from './filter-articles.ts';
import { writeListState, type ListState } from './list-state.ts';
import { offeredTopics } from './offered-topics.ts';
import { PageLinks } from './PageLinks.tsx';
import { PopularTopics } from './PopularTopics.tsx';
import type { InsightsIndex } from './read-index.ts';
import { SearchBox } from './SearchBox.tsx';
import { Suggestions } from './Suggestions.tsx';
import { MAX_POPULAR } from './topic-list.ts';
import { TopicFilter } from './TopicFilter.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import { useListState } from './use-list-state.ts';
import { useSteadyPlace } from './use-steady-place.ts';
import { countLabel } from '../../../pipeline/content/fill-label.ts';
import { largeOutlineButton } from '../../design/quiet-button.ts';

const search = css`
  padding-bottom: ${space[5]};
  ${from.tablet} {
    > * {
      max-width: 40rem;
    }
  }
`;

const topicTools = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;
  margin-top: -1px;
  ${from.tablet} {
    padding-top: ${space[6]};
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 3fr);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const listing = css`
  scroll-margin-top: 6rem;
`;

/** What the page itself shows of a list: all that its HTML needs. */
export interface OwnList {
  /** Shown above the grid, if it is in the list. */
  readonly featured: ArticleSummary | undefined;
  /** What the page's own grid shows. */
  readonly shown: readonly ArticleSummary[];
  /** The number of articles in the grids of all pages of the list. */
  readonly inGrid: number;
  /** Topics to choose from, most frequent first. */
  readonly tags: readonly TagCount[];
}

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
  const searchBand = useRef<HTMLDivElement>(null);
  const featuredBand = useRef<HTMLDivElement>(null);
  const topics = useRef<HTMLDivElement>(null);
  const countLine = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const isAwake = useRef(false);
  const own = { query: '', tags: topic === '' ? [] : [topic], page: ownPage };
  const [state, change] = useListState(own, takeLetters);
  const { query, tags } = state;
  const keepPlace = useSteadyPlace({ search: searchBand, topics, results: [featuredBand, countLine] });

  const articles = 'articles' in index ? index.articles : NONE;
  const isFiltered = query.trim() !== '' || tags.length > 0;
  /** Whether search and topics are those of the page, whatever the page number. */
  const isOwn = query.trim() === '' && tags.join() === own.tags.join();
  const found = useMemo(
    () => divideList(withTags(withText(articles, query, topicNames), tags)),
    [articles, query, tags, topicNames],
  );
  const { featured } = 'shown' in index ? index : found;
  const inGrid = 'shown' in index ? index.inGrid : found.grid.length;
  const count = inGrid + (featured ? 1 : 0);
  const pages = Math.ceil(inGrid / pageSize);
  const page = Math.min(state.page, Math.max(1, pages));
  const shown = 'shown' in index ? index.shown : found.grid.slice((page - 1) * pageSize, page * pageSize);

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
    keepPlace('search');
    change({ ...next, page: 1 }, 'typing');
  }

  function clear(next: Partial<ListState>) {
    if (input.current) input.current.value = '';
    change({ ...state, query: '', page: 1, ...next }, 'choice');
    input.current?.focus();
  }

  function choose(next: readonly string[]) {
    keepPlace('choice');
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
      <div css={[band, search]} ref={searchBand}>
        <SearchBox
          input={input}
          isEmpty={query === ''}
          onChange={(text) => find({ ...state, query: text })}
          onClear={() => clear({})}
          labels={labels}
        />
      </div>
      {featured && (
        <div ref={featuredBand}>
          <FeaturedArticle article={featured} topics={tags} />
        </div>
      )}
      <div css={band}>
        <div ref={topics} css={topicTools}>
          {index.tags.length > 0 && (
            <>
              <TopicFilter
                offered={offeredTopics(index.tags, tags)}
                selected={tags}
                onChange={choose}
                labels={labels}
              />
              <PopularTopics
                topics={index.tags.slice(0, MAX_POPULAR)}
                selected={tags}
                onChoose={(tag) => choose([tag])}
                labels={labels}
              />
            </>
          )}
          <FoundCount
            place={countLine}
            count={isOwn && count > 0 ? undefined : count}
            onClear={isFiltered && !isOwn ? () => clear({ tags: [] }) : undefined}
            labels={labels}
          />
        </div>
        <div ref={results} css={listing} tabIndex={-1}>
          {count === 0 && <Suggestions query={query} articles={articles} labels={labels} />}
          {inGrid > 0 && <ArticleList articles={shown} level={2} topics={tags} />}
          <PageLinks addressOf={addressOf} page={page} pages={pages} onChange={turnTo} labels={labels} />
        </div>
      </div>
    </TopicNamesContext>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  min-height: 3rem;
  &:not(:has(button)):has(> :empty) {
    position: absolute;
  }
`;

const status = css`
  color: ${palette('text-quiet')};
`;

interface CountProps {
  place: RefObject<HTMLDivElement | null>;
  /** How many articles were found; undefined before the first search. */
  count: number | undefined;
  /** Shows all articles again; undefined while all are shown. */
  onClear: (() => void) | undefined;
  labels: InsightsLabels;
}

/** The number of articles found, announced to screen readers, and a button that shows all again. */
function FoundCount({ place, count, onClear, labels }: CountProps) {
  return (
    <div css={line} ref={place}>
      <p css={status} aria-live="polite">
        {count === undefined ? '' : sayHowMany(count, labels)}
      </p>
      {onClear && (
        <button type="button" css={largeOutlineButton} onClick={onClear}>
          {labels.clearFilters}
        </button>
      )}
    </div>
  );
}

function sayHowMany(count: number, labels: InsightsLabels): string {
  if (count === 0) return labels.noMatches;
  return countLabel(labels.articlesFound, count, labels.language);
}
