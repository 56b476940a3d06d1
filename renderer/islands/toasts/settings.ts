import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import type { VariantType } from 'notistack';

/** The labels that messages need. */
export const TOAST_LABELS = ['notifications', 'close'] as const satisfies readonly LabelName[];

/** What an island that shows messages must know: plain data, part of its props. */
export interface ToastOptions {
  readonly variant: 'standard' | 'accessible';
  readonly labels: Pick<Labels, (typeof TOAST_LABELS)[number]>;
}

/** How messages behave: times in milliseconds, distances in px. */
export interface ToastBehavior {
  readonly autoCloseMs: number;
  readonly swipePx: number;
  readonly mostAtOnce: number;
  readonly isHotkey: (event: KeyboardEvent) => boolean;
}

/** The specification's two message systems, by the variant that `site.yaml` asks for. */
export const BEHAVIORS: Readonly<Record<ToastOptions['variant'], ToastBehavior>> = {
  standard: {
    autoCloseMs: 4000,
    swipePx: 20,
    mostAtOnce: 3,
    isHotkey: ({ altKey, code }) => altKey && code === 'KeyT',
  },
  accessible: {
    autoCloseMs: 5000,
    swipePx: 50,
    mostAtOnce: 1,
    isHotkey: ({ code }) => code === 'F8',
  },
};

/** How long a message takes to disappear, in milliseconds. */
export const REMOVAL_MS = 200;

/** Width of a message, in px. */
export const WIDTH_PX = 356;

/** Distance between two messages, in px. */
export const GAP_PX = 14;

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
  }
}

/** The six kinds of messages: those of notistack, and `loading`. */
export type ToastKind = VariantType;
