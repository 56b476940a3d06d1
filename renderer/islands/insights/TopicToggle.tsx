import { css } from '@emotion/react';
import { addressOfTopic } from '../../../pipeline/content/addresses.ts';
import { useTopicNames } from '../../components/topic-names.ts';
import { chosenInForcedColors, palette, space, withoutScript } from '../../design/tokens.ts';
import { withBase } from '../../components/with-base.ts';

const toggle = css`
  display: grid;
  grid-template-columns: auto 1fr;
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
  &:hover::before {
    border-color: ${palette('accent')};
  }
  &[aria-pressed='true'] {
    color: ${palette('accent')};
    font-weight: 600;
    ${chosenInForcedColors}
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

interface Props {
  tag: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** Adds a topic to the chosen ones or removes it; without JavaScript, links to its page. */
export function TopicToggle({ tag, isChosen, onToggle }: Props) {
  const name = useTopicNames()(tag);
  return (
    <li>
      <button type="button" css={toggle} aria-pressed={isChosen} onClick={onToggle}>
        {name}
      </button>
      <a css={instead} href={withBase(addressOfTopic(tag))}>
        {name}
      </a>
    </li>
  );
}
