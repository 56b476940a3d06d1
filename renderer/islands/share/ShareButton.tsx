import type { Labels } from '../../../pipeline/content/model/labels.ts';
import { copyAddress, type COPY_ADDRESS_LABELS } from './copy-address.ts';
import { addressToShare } from './page-address.ts';
import { quietButton } from '../../design/quiet-button.ts';
import type { ToastOptions } from '../toasts/settings.ts';

interface Props {
  text: string;
  labels: Pick<Labels, (typeof COPY_ADDRESS_LABELS)[number]>;
  toasts: ToastOptions;
}

/** Shares the page with the device's share dialog. If there is none or it fails, copies the address and says so. */
export function ShareButton({ text, labels, toasts }: Props) {
  async function share() {
    const url = addressToShare(location.href);
    if (!(await isShared(url))) await copyAddress(url, labels, toasts);
  }
  return (
    <button type="button" css={quietButton} onClick={() => void share()}>
      {text}
    </button>
  );
}

/** A visitor who closes the dialog has made a choice, so this counts as shared. */
async function isShared(url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return true;
    console.warn('The device refused to share the address', error);
    return false;
  }
}
