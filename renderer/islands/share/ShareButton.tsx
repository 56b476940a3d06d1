import type { Labels } from '../../../pipeline/content/model/labels.ts';
import { copyAddress, type COPY_ADDRESS_LABELS } from './copy-address.ts';
import { addressToShare } from './page-address.ts';
import { quietButton } from '../../design/quiet-button.ts';
import type { ToastOptions } from '../toasts/settings.ts';

interface Props {
  /** What the button says. */
  text: string;
  labels: Pick<Labels, (typeof COPY_ADDRESS_LABELS)[number]>;
  toasts: ToastOptions;
}

/** Shares the page by the device's own means; where it has none or refuses, copies the address and says so. */
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

/** A visitor who closes the device's dialog has made a choice, and nothing is left to do. */
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
