import { useState } from 'react';
import { faultWords } from './api.ts';

/** What was done, and how it is taken back. */
export interface Done {
  readonly words: string;
  readonly undo?: () => Promise<unknown>;
}

/** Runs one thing at a time, each with `after` behind it, and keeps what it said: what was done, or why it was not. */
export function useDoing(after?: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>();
  const [fault, setFault] = useState('');
  const run = async (task: () => Promise<Done | undefined>): Promise<void> => {
    setBusy(true);
    setFault('');
    try {
      setDone(await task());
    } catch (error) {
      setFault(faultWords(error));
    } finally {
      await after?.();
      setBusy(false);
    }
  };
  return { isBusy, done, fault, run };
}

/** What {@link useDoing} keeps. */
export type Doing = ReturnType<typeof useDoing>;
