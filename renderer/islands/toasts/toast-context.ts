import { createContext } from 'react';
import { MANNERS, type Manner } from './settings.ts';

/** What every message knows of the region around it. */
export interface ToastSurroundings {
  /** Whether the messages lie side by side; their clocks then stand still. */
  readonly isSpread: boolean;
  readonly manner: Manner;
  readonly closeLabel: string;
  /** Called before a message goes, so that the focus is not lost with it. */
  readonly returnFocus: (key: string) => void;
}

export const ToastContext = createContext<ToastSurroundings>({
  isSpread: false,
  manner: MANNERS.standard,
  closeLabel: '',
  returnFocus: () => undefined,
});
