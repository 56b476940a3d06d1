import type { Labels } from '../../../pipeline/schema/labels.ts';
import { quietButton } from '../../design/quiet-button.ts';
import { say } from '../toasts/say.ts';
import type { ToastOptions } from '../toasts/settings.ts';

interface Props {
  labels: Pick<Labels, 'go_back' | 'no_page_before'>;
  toasts: ToastOptions;
}

/** Goes back to the page that the visitor came from, and says so where there is none. */
export function GoBackButton({ labels, toasts }: Props) {
  async function goBack() {
    if (history.length > 1) {
      history.back();
      return;
    }
    await say(labels.no_page_before, 'default', toasts);
  }
  return (
    <button type="button" css={quietButton} onClick={() => void goBack()}>
      {labels.go_back}
    </button>
  );
}
