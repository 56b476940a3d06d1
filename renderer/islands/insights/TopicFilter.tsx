import { css } from '@emotion/react';
import { useState } from 'react';
import { countLabel } from '../../../pipeline/content/fill-label.ts';
import type { TagCount } from '../../../pipeline/content/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { from, palette, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { MOST_POPULAR, topicFold, topicHeading, topicRows } from './topic-list.ts';
import { TopicToggle } from './TopicToggle.tsx';

const fold = css(
  topicFold,
  css`
    > summary::after {
      content: attr(data-chosen);
      margin-inline-start: ${space[2]};
      font-weight: 400;
      color: ${palette('accent')};
    }
  `,
);

const rows = css(topicRows, { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });

const more = css`
  summary {
    padding-block: ${space[3]};
    font-size: ${size(-1)};
    color: ${palette('accent')};
  }
`;

interface Props {
  /** The topics to choose from, most frequent first. */
  offered: readonly TagCount[];
  selected: readonly string[];
  onChange: (tags: readonly string[]) => void;
  labels: InsightsLabels;
}

/** Filters by one or several topics; the less frequent ones are folded. */
export function TopicFilter({ offered, selected, onChange, labels }: Props) {
  const nameOf = useTopicNames();
  const [popular, further] = [offered.slice(0, MOST_POPULAR), offered.slice(MOST_POPULAR)];
  const [isOpen, setIsOpen] = useState(false);

  function toggle(tag: string) {
    onChange(selected.includes(tag) ? selected.filter((other) => other !== tag) : [...selected, tag]);
  }

  function listOf(topics: readonly TagCount[]) {
    return (
      <ul css={rows} role="list">
        {topics.map(({ tag }) => (
          <TopicToggle key={tag} tag={tag} isChosen={selected.includes(tag)} onToggle={() => toggle(tag)} />
        ))}
      </ul>
    );
  }

  return (
    <div className="screen-only">
      <h2 css={topicHeading}>{labels.topics}</h2>
      <details css={fold}>
        <summary data-chosen={selected.map(nameOf).join(', ')}>{labels.topics}</summary>
        <div role="group" aria-label={labels.topics}>
          {listOf(popular)}
          {further.length > 0 && (
            <details
              css={more}
              open={isOpen || further.some(({ tag }) => selected.includes(tag))}
              onToggle={(event) => setIsOpen(event.currentTarget.open)}
            >
              <summary>{countLabel(labels.moreTopics, further.length, labels.language)}</summary>
              {listOf(further)}
            </details>
          )}
        </div>
      </details>
    </div>
  );
}
