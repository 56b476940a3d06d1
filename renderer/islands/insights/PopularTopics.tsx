import { css } from '@emotion/react';
import { addressOfTopic } from '../../../pipeline/addresses.ts';
import { wordsFor } from '../../../pipeline/fill-label.ts';
import type { TagCount } from '../../../pipeline/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { from, headerHeight, palette, space } from '../../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { onPlainClick } from './plain-click.ts';
import { display, size } from '../../design/type.ts';

const MOST_TOPICS = 8;

const box = css`
  ${from.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space[5]});
    align-self: start;
  }
`;

const heading = css(display, { fontSize: size(1) });

const list = css`
  margin-top: ${space[4]};
  li {
    border-top: 1px solid ${palette('line')};
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} 0;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  span {
    color: ${palette('text-quiet')};
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  tags: readonly TagCount[];
  onChoose: (tag: string) => void;
  labels: InsightsLabels;
}

/** The most frequent topics: a choice here replaces the selection; without script, a page of its own. */
export function PopularTopics({ tags, onChoose, labels }: Props) {
  const nameOf = useTopicNames();
  if (tags.length === 0) return null;
  return (
    <aside css={box} aria-labelledby="page:popular-topics">
      <h2 id="page:popular-topics" css={heading}>
        {labels.popularTopics}
      </h2>
      <ul css={list} role="list">
        {tags.slice(0, MOST_TOPICS).map(({ tag, count }) => (
          <li key={tag}>
            <a href={addressOfTopic(tag)} onClick={onPlainClick(() => onChoose(tag))}>
              {nameOf(tag)}{' '}
              <span>
                {count}
                <span className="sr-only"> {wordsFor(labels.articles, count, labels.language)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
