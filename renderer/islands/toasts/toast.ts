import { importPart } from '../runtime/fetch-parts.ts';
import { loadOrNotify } from '../runtime/load-part.ts';
import type { ToastKind } from './settings.ts';
import type { ToastOptions } from './settings.ts';

/**
 * Shows a short message; the code for this is fetched on first use. Resolves with a function that closes the message.
 */
export async function toast(
  message: string,
  kind: ToastKind,
  options: ToastOptions,
  given?: string,
): Promise<() => void> {
  const { showToast } = await loadOrNotify(() => importPart(() => import('./show-toast.tsx')));
  return showToast(message, kind, options, given);
}
