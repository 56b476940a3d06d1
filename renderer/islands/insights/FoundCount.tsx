import { css } from '@emotion/react';
import { countLabel } from '../../../pipeline/content/fill-label.ts';
import { largeOutlineButton } from '../../design/quiet-button.ts';
import { palette, space } from '../../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  min-height: 3rem;
  &:not(:has(button)):has(> :empty) {
    position: absolute;
  }
`;

const status = css`
  color: ${palette('text-quiet')};
`;

interface Props {
  /** How many articles were found; undefined before the first search. */
  count: number | undefined;
  /** Shows all articles again; undefined while all are shown. */
  onClear: (() => void) | undefined;
  labels: InsightsLabels;
}

/** The number of articles found, announced to screen readers, and a button that shows all again. */
export function FoundCount({ count, onClear, labels }: Props) {
  return (
    <div css={line}>
      <p css={status} aria-live="polite">
        {count === undefined ? '' : sayHowMany(count, labels)}
      </p>
      {onClear && (
        <button type="button" css={largeOutlineButton} onClick={onClear}>
          {labels.clearFilters}
        </button>
      )}
    </div>
  );
}

function sayHowMany(count: number, labels: InsightsLabels): string {
  if (count === 0) return labels.noMatches;
  return countLabel(labels.articlesFound, count, labels.language);
}
