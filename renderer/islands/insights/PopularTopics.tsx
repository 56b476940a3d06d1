import { css } from '@emotion/react';
import { addressOfTopic } from '../../../pipeline/content/addresses.ts';
import { wordsFor } from '../../../pipeline/content/fill-label.ts';
import type { TagCount } from '../../../pipeline/content/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { palette, space } from '../../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { onPlainClick } from './plain-click.ts';
import { topicFold, topicHeading } from './topic-list.ts';
import { withBase } from '../../components/with-base.ts';

/** The topics as a line of links, since the filter beside it has one to a row. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  a {
    display: inline-block;
    padding-block: ${space[2]};
    line-height: 1.4;
  }
  [aria-current] {
    color: ${palette('accent')};
    font-weight: 600;
  }
  span {
    font-weight: 400;
    color: ${palette('text-quiet')};
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  /** The most frequent topics. */
  topics: readonly TagCount[];
  selected: readonly string[];
  onChoose: (tag: string) => void;
  labels: InsightsLabels;
}

/**
 * The most frequent topics, with their counts: each replaces the chosen ones. Without JavaScript, it links to its page.
 */
export function PopularTopics({ topics, selected, onChoose, labels }: Props) {
  const nameOf = useTopicNames();
  return (
    <aside className="screen-only" aria-labelledby="page:popular-topics">
      <h2 id="page:popular-topics" css={topicHeading}>
        {labels.popularTopics}
      </h2>
      <details css={topicFold}>
        <summary>{labels.popularTopics}</summary>
        <ul css={line} role="list">
          {topics.map(({ tag, count }) => (
            <li key={tag}>
              <a
                href={withBase(addressOfTopic(tag))}
                aria-current={selected.join() === tag ? 'true' : undefined}
                onClick={onPlainClick(() => onChoose(tag))}
              >
                {nameOf(tag)}{' '}
                <span>
                  {count}
                  <span className="sr-only"> {wordsFor(labels.articles, count, labels.language)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
