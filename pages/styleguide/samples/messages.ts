import type { ToastKind } from '../../../renderer/islands/toasts/toast-kind.ts';

/** A message of each kind. */
export const MESSAGES: readonly { readonly kind: ToastKind; readonly text: string }[] = [
  { kind: 'default', text: 'Something has happened' },
  { kind: 'success', text: 'Something has been done' },
  { kind: 'info', text: 'Something may be of interest' },
  { kind: 'warning', text: 'Something may go wrong' },
  { kind: 'error', text: 'Something went wrong' },
  { kind: 'loading', text: 'Something takes its time, until it is closed' },
];
