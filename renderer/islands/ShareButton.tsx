import type { Labels } from '../../pipeline/schema/labels.ts';
import { quietButton } from './quiet-button.ts';

interface Props {
  title: string;
  labels: Pick<Labels, 'share' | 'link_copied' | 'link_not_copied' | 'notifications'>;
}

/** Shares the page by the device's own means, else copies its address and says so. */
export function ShareButton({ title, labels }: Props) {
  async function share() {
    const url = location.href.replace(/#.*$/, '');
    if ('share' in navigator) {
      await shareNatively(title, url);
      return;
    }
    const { showToast } = await import('./toasts.tsx');
    const copied = await copy(url);
    showToast(copied ? labels.link_copied : labels.link_not_copied, copied ? 'success' : 'error', labels.notifications);
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

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The address could not be copied', error);
    return false;
  }
}
