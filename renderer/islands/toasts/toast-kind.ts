import type { VariantType } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
  }
}

/** The six kinds of messages: those of notistack, and one that says that something loads. */
export type ToastKind = VariantType;
