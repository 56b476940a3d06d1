import { createContext } from 'react';
import { BEHAVIORS, type ToastBehavior } from './settings.ts';

/** What every message knows of the region around it. */
export interface ToastSurroundings {
  /** Whether the messages lie side by side; their clocks are then stopped. */
  readonly isSpread: boolean;
  readonly behavior: ToastBehavior;
  readonly closeLabel: string;
  /** Called before a message goes, so that the focus is not lost with it. */
  readonly returnFocus: (key: string) => void;
}

/** Given by the region to the messages in it. */
export const ToastContext = createContext<ToastSurroundings>({
  isSpread: false,
  behavior: BEHAVIORS.standard,
  closeLabel: '',
  returnFocus: () => undefined,
});
