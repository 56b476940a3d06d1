import { css } from '@emotion/react';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { COPY_ADDRESS_LABELS, copyAddress } from '../share/copy-address.ts';
import { iconButton } from '../../design/icon-button.ts';
import { addressToShare } from '../share/page-address.ts';
import type { ToastOptions } from '../toasts/settings.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';

const chain = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
`;

/** The labels of the button and of its messages. */
export const COPY_LINK_LABELS = ['copyLink', ...COPY_ADDRESS_LABELS] as const satisfies readonly LabelName[];

interface Props {
  anchor: string;
  /** The accessible name of the button. */
  name: string;
  labels: Pick<Labels, (typeof COPY_LINK_LABELS)[number]>;
  toasts: ToastOptions;
}

/** A button that copies the page's address with one anchor. */
export function CopyLinkButton({ anchor, name, labels, toasts }: Props) {
  function copy() {
    void copyAddress(addressToShare(location.href, anchor), labels, toasts);
  }
  return (
    <Tooltip text={labels.copyLink} placement="right">
      <button type="button" css={iconButton} aria-label={name} onClick={copy}>
        <svg css={chain} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M7.5 10.5l3-3M8 5.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M10 12.5l-2 2A3.2 3.2 0 0 1 3.5 10l2-2" />
        </svg>
      </button>
    </Tooltip>
  );
}
