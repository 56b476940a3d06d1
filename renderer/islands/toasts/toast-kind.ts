import type { VariantType } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
  }
}

/** The six kinds of messages: those of notistack, and `loading`. */
export type ToastKind = VariantType;
