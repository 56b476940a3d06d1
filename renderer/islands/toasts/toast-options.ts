import { createContext, useContext } from 'react';
import type { ToastOptions } from './settings.ts';

/** Provides the message options of the site when a page is rendered. */
export const ToastOptionsContext = createContext<ToastOptions | undefined>(undefined);

/** Returns the message options that an island carries to the browser. Throws outside of a page. */
export function useToastOptions(): ToastOptions {
  const options = useContext(ToastOptionsContext);
  if (!options) throw new Error('Messages have no options here; render this inside SiteContexts');
  return options;
}
