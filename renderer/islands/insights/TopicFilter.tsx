import { css } from '@emotion/react';
import type { TagCount } from '../../../pipeline/model/article.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { chosenInForcedColors, palette, radius, space, withoutScript } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import { offeredTopics } from './offered-topics.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  border: 0;
  margin: 0;
  padding: 0;
  ${withoutScript} {
    display: none;
  }
`;

const topic = css`
  min-height: 2rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.pill};
  background: none;
  font-size: ${size(-1)};
  line-height: 1.3;
  cursor: pointer;
  overflow-wrap: anywhere;
  &[aria-pressed='true'] {
    background: ${palette('accent')};
    border-color: ${palette('accent')};
    color: ${palette('surface')};
    ${chosenInForcedColors}
  }
`;

interface Props {
  tags: readonly TagCount[];
  selected: readonly string[];
  onChange: (tags: readonly string[]) => void;
  label: string;
}

/** Topics that can be switched on and off, several at once. */
export function TopicFilter({ tags, selected, onChange, label }: Props) {
  const nameOf = useTopicNames();
  if (tags.length === 0) return null;
  const toggle = (tag: string) =>
    onChange(selected.includes(tag) ? selected.filter((other) => other !== tag) : [...selected, tag]);
  return (
    <div css={row} role="group" aria-label={label}>
      {offeredTopics(tags, selected).map(({ tag }) => (
        <button key={tag} type="button" css={topic} aria-pressed={selected.includes(tag)} onClick={() => toggle(tag)}>
          {nameOf(tag)}
        </button>
      ))}
    </div>
  );
}
