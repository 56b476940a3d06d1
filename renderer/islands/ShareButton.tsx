import type { Labels } from '../../pipeline/schema/labels.ts';
import { copyAddress, type CopyLabels } from './copy-address.ts';
import { quietButton } from './quiet-button.ts';
import type { ToastOptions } from './toasts/settings.ts';

interface Props {
  title: string;
  labels: CopyLabels & Pick<Labels, 'share'>;
  toasts: ToastOptions;
}

/** Shares the page by the device's own means, else copies its address and says so. */
export function ShareButton({ title, labels, toasts }: Props) {
  function share() {
    const url = location.href.replace(/#.*$/, '');
    return 'share' in navigator ? shareNatively(title, url) : copyAddress(url, labels, toasts);
  }
  return (
    <button type="button" css={quietButton} onClick={() => void share()}>
      {labels.share}
    </button>
  );
}

/** A visitor who closes the device's dialog has not made a mistake. */
async function shareNatively(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
}
