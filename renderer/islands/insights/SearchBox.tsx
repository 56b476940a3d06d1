import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { palette, radius, space, withoutScript } from '../../design/tokens.ts';
import { CloseIcon } from '../../components/CloseIcon.tsx';
import { iconButton } from '../../design/icon-button.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';

const box = css`
  display: flex;
  align-items: stretch;
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: ${palette('surface-raised')};
  &:focus-within {
    outline: 2px solid ${palette('focus')};
    outline-offset: 2px;
  }
  ${withoutScript} {
    display: none;
  }
`;

const field = css`
  flex: 1;
  min-width: 0;
  min-height: 3rem;
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: ${palette('text-quiet')};
    opacity: 1;
  }
`;

const clearButton = css`
  align-self: center;
  margin-inline-end: ${space[2]};
`;

interface Props {
  input: RefObject<HTMLInputElement | null>;
  isEmpty: boolean;
  onChange: (text: string) => void;
  onClear: () => void;
  labels: InsightsLabels;
}

/** The search field. It is uncontrolled, so that text typed before hydration stays. */
export function SearchBox({ input, isEmpty, onChange, onClear, labels }: Props) {
  return (
    <div css={box} role="search">
      <input
        css={field}
        ref={input}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={labels.search}
        placeholder={labels.searchPlaceholder}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {!isEmpty && (
        <Tooltip text={labels.clearSearch}>
          <button type="button" css={[iconButton, clearButton]} aria-label={labels.clearSearch} onClick={onClear}>
            <CloseIcon />
          </button>
        </Tooltip>
      )}
    </div>
  );
}
