import type { Chrome } from '../../../pipeline/model/chrome.ts';
import type { Labels } from '../../../pipeline/model/labels.ts';
import type { ToastOptions } from './settings.ts';

/** What islands that show messages take from a page's frame. */
export function toastOptions({ chrome, labels }: { chrome: Chrome; labels: Labels }): ToastOptions {
  const { notifications, close } = labels;
  return { manner: chrome.notifications, labels: { notifications, close } };
}
