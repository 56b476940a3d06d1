import { css } from '@emotion/react';
import { useState } from 'react';
import { countLabel } from '../../../pipeline/fill-label.ts';
import type { TagCount } from '../../../pipeline/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { foldOnPhone, headOfFold } from '../../design/fold-on-phone.ts';
import { from, palette, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { offeredTopics } from './offered-topics.ts';
import { TopicRow } from './TopicRow.tsx';

const MOST_POPULAR = 8;

const heading = css(display, headOfFold, { fontSize: size(1), marginBottom: space[3] });

const fold = css(
  foldOnPhone,
  css`
    > summary {
      flex-wrap: wrap;
      border-block-end: 0;
    }
    > summary::after {
      content: attr(data-chosen);
      margin-inline-start: ${space[2]};
      font-weight: 400;
      color: ${palette('accent')};
    }
  `,
);

const rows = css`
  display: grid;
  column-gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const more = css`
  summary {
    padding-block: ${space[3]};
    font-size: ${size(-1)};
    color: ${palette('accent')};
  }
`;

interface Props {
  tags: readonly TagCount[];
  selected: readonly string[];
  onChange: (tags: readonly string[]) => void;
  labels: InsightsLabels;
}

/**
 * The topics of the list, the most frequent first and the further ones folded: the name of one takes the place of what
 * is chosen, the box beside it adds to that. Without script, each name leads to a page of its own.
 */
export function Topics({ tags, selected, onChange, labels }: Props) {
  const nameOf = useTopicNames();
  const offered = offeredTopics(tags, selected);
  const [popular, further] = [offered.slice(0, MOST_POPULAR), offered.slice(MOST_POPULAR)];
  const [isOpen, setIsOpen] = useState(false);
  if (tags.length === 0) return null;

  function toggle(tag: string) {
    onChange(selected.includes(tag) ? selected.filter((other) => other !== tag) : [...selected, tag]);
  }

  function listOf(topics: readonly TagCount[]) {
    return (
      <ul css={rows} role="list">
        {topics.map((topic) => (
          <TopicRow
            key={topic.tag}
            topic={topic}
            isChosen={selected.includes(topic.tag)}
            onChoose={() => onChange([topic.tag])}
            onToggle={() => toggle(topic.tag)}
            labels={labels}
          />
        ))}
      </ul>
    );
  }

  return (
    <aside aria-labelledby="page:popular-topics">
      <h2 id="page:popular-topics" css={heading}>
        {labels.popularTopics}
      </h2>
      <details css={fold}>
        <summary data-chosen={selected.map(nameOf).join(', ')}>{labels.popularTopics}</summary>
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
    </aside>
  );
}
