import { createContext, useContext } from 'react';
import type { ToastOptions } from './settings.ts';

/** How messages behave on this site, around a page that is rendered. */
export const ToastOptionsContext = createContext<ToastOptions | undefined>(undefined);

/** What an island that shows messages carries to the browser. Throws outside of a page. */
export function useToastOptions(): ToastOptions {
  const options = useContext(ToastOptionsContext);
  if (!options) throw new Error('Messages have no options here; render this inside SiteContexts');
  return options;
}
