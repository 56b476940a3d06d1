import { useCallback, useEffect, useState } from 'react';
import type { Overview } from '../pipeline/desk/protocol.ts';
import { api } from './api.ts';
import { faultOf } from './text/saving.ts';

interface Known {
  readonly overview?: Overview;
  /** Why the overview is not the newest; empty if it is. */
  readonly fault: string;
}

/** Follows what the folder holds. The last answer stays while the server is away. */
export function useOverview() {
  const [known, setKnown] = useState<Known>({ fault: '' });
  const renew = useCallback(
    (): Promise<void> => ask().then((answer) => setKnown((before) => ({ ...before, ...answer }))),
    [],
  );
  useEffect(() => {
    void renew();
    return api.onContent(() => void renew());
  }, [renew]);
  return { ...known, renew };
}

async function ask(): Promise<Known> {
  try {
    return { overview: await api.overview(), fault: '' };
  } catch (error) {
    const { fault, remedy = '' } = faultOf(error);
    return { fault: `${fault} ${remedy}` };
  }
}
