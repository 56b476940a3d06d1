import { useCallback, useState } from 'react';
import { faultOf } from './text/saving.ts';

/** What was done, and how it is taken back. */
export interface Done {
  readonly words: string;
  readonly undo?: (() => Promise<void>) | undefined;
}

/** Runs one thing at a time, and keeps what it said: what was done, or why it was not. */
export function useDoing() {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>();
  const [fault, setFault] = useState('');
  /** Returns whether it was done. */
  const run = useCallback(async (task: () => Promise<Done | undefined>): Promise<boolean> => {
    setBusy(true);
    setFault('');
    try {
      setDone(await task());
      return true;
    } catch (error) {
      const { fault: words, remedy = '' } = faultOf(error);
      setFault(`${words} ${remedy}`.trim());
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { isBusy, done, fault, run };
}

/** What {@link useDoing} keeps. */
export type Doing = ReturnType<typeof useDoing>;
