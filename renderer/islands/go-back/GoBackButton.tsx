import { css } from '@emotion/react';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { quietButton } from '../../design/quiet-button.ts';
import { space } from '../../design/tokens.ts';
import { toast } from '../toasts/toast.ts';
import type { ToastOptions } from '../toasts/settings.ts';

/** The labels of the button and of its message. */
export const GO_BACK_LABELS = ['goBack', 'noPageBefore'] as const satisfies readonly LabelName[];

/** As large as the link beside it. */
const large = css(quietButton, { padding: `${space[3]} ${space[5]}`, fontSize: '1em', lineHeight: 1.3 });

interface Props {
  labels: Pick<Labels, (typeof GO_BACK_LABELS)[number]>;
  toasts: ToastOptions;
}

/** A button that goes back to the page that the visitor came from; a message says if there is none. */
export function GoBackButton({ labels, toasts }: Props) {
  async function goBack() {
    if (history.length > 1) {
      history.back();
      return;
    }
    await toast(labels.noPageBefore, 'default', toasts);
  }
  return (
    <button type="button" css={large} onClick={() => void goBack()}>
      {labels.goBack}
    </button>
  );
}
