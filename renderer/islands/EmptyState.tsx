import { css } from '@emotion/react';
import { palette, radius, space } from '../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';

const box = css`
  padding: ${space[6]} 0;
`;

const button = css`
  min-height: 2.75rem;
  margin-top: ${space[4]};
  padding: ${space[2]} ${space[5]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: none;
  font-weight: 600;
  cursor: pointer;
`;

interface Props {
  onClear: () => void;
  labels: InsightsLabels;
}

/** What a search without results shows, and the way out of it. */
export function EmptyState({ onClear, labels }: Props) {
  return (
    <div css={box}>
      <p>{labels.no_matches}</p>
      <button type="button" css={button} onClick={onClear}>
        {labels.clear_filters}
      </button>
    </div>
  );
}
