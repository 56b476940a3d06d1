import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { LabelName, Labels } from '../../../pipeline/model/labels.ts';
import { quietButton } from '../../design/quiet-button.ts';
import { space } from '../../design/tokens.ts';
import { COPY_ADDRESS_LABELS, copyAddress } from '../share/copy-address.ts';
import { pageAddress } from '../share/page-address.ts';
import type { ToastOptions } from '../toasts/settings.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
`;

/** The words of the buttons that every figure has. */
export const CONTROL_LABELS = [
  'figureReset',
  'figureLink',
  ...COPY_ADDRESS_LABELS,
] as const satisfies readonly LabelName[];

interface Props {
  id: string;
  labels: Pick<Labels, (typeof CONTROL_LABELS)[number]>;
  toasts: ToastOptions;
  onReset: () => void;
  children?: ReactNode;
}

/** What can be done with a figure as it is set: given on by its address, and put back. */
export function Controls({ id, labels, toasts, onReset, children }: Props) {
  return (
    <div css={row} className="screen-only">
      {children}
      <button
        type="button"
        css={quietButton}
        onClick={() => void copyAddress(pageAddress(location.href, id), labels, toasts)}
      >
        {labels.figureLink}
      </button>
      <button type="button" css={quietButton} onClick={onReset}>
        {labels.figureReset}
      </button>
    </div>
  );
}
