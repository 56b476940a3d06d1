import { css } from '@emotion/react';
import { addressOfTopic } from '../../../pipeline/content/addresses.ts';
import { wordsFor } from '../../../pipeline/content/fill-label.ts';
import type { TagCount } from '../../../pipeline/content/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { from, palette, space } from '../../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { onPlainClick } from './plain-click.ts';
import { topicFold, topicHeading, topicRows } from './topic-list.ts';
import { withBase } from '../../components/with-base.ts';

const rows = css(
  topicRows,
  css`
    li {
      border-top: 1px solid ${palette('line')};
    }
    a {
      display: flex;
      justify-content: space-between;
      gap: ${space[3]};
      padding-block: ${space[2]};
      line-height: 1.4;
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
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
    ${from.desktop} {
      grid-template-columns: minmax(0, 1fr);
    }
  `,
);

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
        <ul css={rows} role="list">
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
