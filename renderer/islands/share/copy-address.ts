import type { Labels } from '../../../pipeline/model/labels.ts';
import { say } from '../toasts/say.ts';
import type { ToastOptions } from '../toasts/settings.ts';

/** What a control that copies an address says afterwards. */
export type CopyLabels = Pick<Labels, 'linkCopied' | 'linkNotCopied'>;

/** Copies an address to the clipboard and says whether that worked. */
export async function copyAddress(url: string, labels: CopyLabels, toasts: ToastOptions): Promise<void> {
  if (await copy(url)) await say(labels.linkCopied, 'success', toasts);
  else await say(labels.linkNotCopied, 'error', toasts);
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
