import { css } from '@emotion/react';
import { addressOfTopic } from '../../../pipeline/addresses.ts';
import { wordsFor } from '../../../pipeline/fill-label.ts';
import type { TagCount } from '../../../pipeline/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { chosenInForcedColors, palette, space, withoutScript } from '../../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { onPlainClick } from './plain-click.ts';

const row = css`
  display: flex;
  align-items: start;
  border-top: 1px solid ${palette('line')};
  a {
    display: flex;
    flex: 1;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a > span + span {
    font-weight: 400;
    color: ${palette('text-quiet')};
    font-variant-numeric: tabular-nums;
  }
`;

const chosen = css`
  a {
    color: ${palette('accent')};
    font-weight: 600;
  }
`;

/** Larger than the box that is seen, so that a finger finds it. */
const box = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2.5rem;
  margin-inline-start: -0.5rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    line-height: 1;
    border: 1.5px solid ${palette('line-strong')};
  }
  &:hover::before {
    border-color: ${palette('accent')};
  }
  &[aria-pressed='true']::before {
    content: '✓' / '';
    border-color: ${palette('accent')};
    background: ${palette('accent')};
    color: ${palette('surface')};
  }
  &[aria-pressed='true'] {
    ${chosenInForcedColors}
  }
  ${withoutScript} {
    display: none;
  }
`;

interface Props {
  topic: TagCount;
  isChosen: boolean;
  onChoose: () => void;
  onToggle: () => void;
  labels: InsightsLabels;
}

/** A topic that can be chosen by its name, and added to others by its box. */
export function TopicRow({ topic: { tag, count }, isChosen, onChoose, onToggle, labels }: Props) {
  const name = useTopicNames()(tag);
  const id = `topic:${tag}`;
  return (
    <li css={[row, isChosen && chosen]}>
      <button type="button" css={box} aria-pressed={isChosen} aria-labelledby={id} onClick={onToggle} />
      <a href={addressOfTopic(tag)} onClick={onPlainClick(onChoose)}>
        <span id={id}>{name}</span>{' '}
        <span>
          {count}
          <span className="sr-only"> {wordsFor(labels.articles, count, labels.language)}</span>
        </span>
      </a>
    </li>
  );
}
