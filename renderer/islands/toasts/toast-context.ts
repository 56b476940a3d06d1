import { createContext } from 'react';
import { BEHAVIORS, type ToastBehavior } from './settings.ts';

/** What messages need from the region around them. */
export interface ToastSurroundings {
  /** Whether the messages are spread out; their timers are then stopped. */
  readonly isSpread: boolean;
  readonly behavior: ToastBehavior;
  readonly closeLabel: string;
  /** Called before a message closes, so that the focus is not lost. */
  readonly returnFocus: (key: string) => void;
}

/** Provided by the region to its messages. */
export const ToastContext = createContext<ToastSurroundings>({
  isSpread: false,
  behavior: BEHAVIORS.standard,
  closeLabel: '',
  returnFocus: () => undefined,
});
