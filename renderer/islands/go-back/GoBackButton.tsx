import type { Labels } from '../../../pipeline/model/labels.ts';
import { quietButton } from '../../design/quiet-button.ts';
import { say } from '../toasts/say.ts';
import type { ToastOptions } from '../toasts/settings.ts';

interface Props {
  labels: Pick<Labels, 'goBack' | 'noPageBefore'>;
  toasts: ToastOptions;
}

/** Goes back to the page that the visitor came from, and says so where there is none. */
export function GoBackButton({ labels, toasts }: Props) {
  async function goBack() {
    if (history.length > 1) {
      history.back();
      return;
    }
    await say(labels.noPageBefore, 'default', toasts);
  }
  return (
    <button type="button" css={quietButton} onClick={() => void goBack()}>
      {labels.goBack}
    </button>
  );
}
