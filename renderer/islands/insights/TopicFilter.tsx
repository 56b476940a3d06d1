import { css } from '@emotion/react';
import { useState } from 'react';
import { countLabel } from '../../../pipeline/content/fill-label.ts';
import type { TagCount } from '../../../pipeline/content/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { from, palette, space, chosenInForcedColors, withoutScript } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { MAX_POPULAR, topicFold, topicHeading, topicRows } from './topic-list.ts';
import { addressOfTopic } from '../../../pipeline/content/addresses.ts';
import { withBase } from '../../components/with-base.ts';

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
  const [popular, further] = [offered.slice(0, MAX_POPULAR), offered.slice(MAX_POPULAR)];
  const [isOpen, setIsOpen] = useState(false);

  function toggle(tag: string) {
    onChange(selected.includes(tag) ? selected.filter((other) => other !== tag) : [...selected, tag]);
  }

  function listOf(topics: readonly TagCount[]) {
    return (
      <ul css={rows} role="list">
        {topics.map(({ tag, count }) => (
          <TopicToggle
            key={tag}
            tag={tag}
            count={count}
            isChosen={selected.includes(tag)}
            onToggle={() => toggle(tag)}
          />
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

const toggle = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[2]};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space[2]} 0;
  border: 0;
  border-top: 1px solid ${palette('line')};
  background: none;
  line-height: 1.4;
  text-align: start;
  cursor: pointer;
  &::before {
    content: '';
    display: grid;
    place-items: center;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.15em;
    line-height: 1;
    border: 1.5px solid ${palette('line-strong')};
  }
  > span {
    font-weight: 400;
    color: ${palette('text-quiet')};
    font-variant-numeric: tabular-nums;
  }
  &:hover::before {
    border-color: ${palette('accent')};
  }
  &[aria-pressed='true'] {
    color: ${palette('accent')};
    font-weight: 600;
    ${chosenInForcedColors}
    > span {
      color: inherit;
    }
  }
  &[aria-pressed='true']::before {
    content: '✓' / '';
    border-color: ${palette('accent')};
    background: ${palette('accent')};
    color: ${palette('surface')};
  }
  ${withoutScript} {
    display: none;
  }
`;

const instead = css`
  display: none;
  ${withoutScript} {
    display: block;
    padding-block: ${space[2]};
  }
`;

interface ToggleProps {
  tag: string;
  /** How many articles have it. */
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

/** Adds a topic to the chosen ones or removes it; without JavaScript, links to its page. */
function TopicToggle({ tag, count, isChosen, onToggle }: ToggleProps) {
  const name = useTopicNames()(tag);
  return (
    <li>
      <button type="button" css={toggle} aria-pressed={isChosen} onClick={onToggle}>
        {name}
        <span aria-hidden="true">{count}</span>
      </button>
      <a css={instead} href={withBase(addressOfTopic(tag))}>
        {name}
      </a>
    </li>
  );
}
