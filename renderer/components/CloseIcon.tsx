import { css } from '@emotion/react';

const cross = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
`;

/** The cross of a control that closes or clears. Decorative: the control has the accessible name. */
export function CloseIcon() {
  return (
    <svg css={cross} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
    </svg>
  );
}
