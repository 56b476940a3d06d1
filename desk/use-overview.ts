import { useCallback, useEffect, useState } from 'react';
import type { Overview } from '../pipeline/desk/protocol.ts';
import { api, faultWords, onContent } from './api.ts';

/** What every screen of the desk gets. */
export interface ScreenProps {
  overview: Overview;
  /** Asks for the newest overview. */
  renew: () => Promise<void>;
}

/** Follows what the folder holds. The last answer stays while the server is away; `fault` says why it is not the newest. */
export function useOverview() {
  const [overview, setOverview] = useState<Overview>();
  const [fault, setFault] = useState('');
  const renew = useCallback(async (): Promise<void> => {
    const told = (answer: Overview): void => {
      setOverview(answer);
      setFault('');
    };
    await api.overview().then(told, (error: unknown) => setFault(faultWords(error)));
  }, []);
  useEffect(() => {
    void renew();
    return onContent(() => void renew());
  }, [renew]);
  return { overview, fault, renew };
}

/** Keeps the words of a file as saved, empty until they are known; `saved` is its last change, if it is there. */
export function useSaved(file: string, saved: number | undefined) {
  const [source, setSource] = useState('');
  useEffect(() => {
    if (saved !== undefined) void api.text(file).then((text) => setSource(text === 'gone' ? '' : text.source));
  }, [file, saved]);
  return [source, setSource] as const;
}
