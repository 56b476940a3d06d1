import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { toast } from '../toasts/toast.ts';
import type { ToastOptions } from '../toasts/settings.ts';

/** The labels of the messages after an address was copied, or not. */
export const COPY_ADDRESS_LABELS = ['linkCopied', 'linkNotCopied'] as const satisfies readonly LabelName[];

type CopyAddressLabels = Pick<Labels, (typeof COPY_ADDRESS_LABELS)[number]>;

/**
 * Copies an address to the clipboard and shows a message; if copying fails, the message holds the address, selected.
 */
export async function copyAddress(url: string, labels: CopyAddressLabels, toasts: ToastOptions): Promise<void> {
  if (await copy(url)) await toast(labels.linkCopied, 'success', toasts);
  else await toast(labels.linkNotCopied, 'error', toasts, url);
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
