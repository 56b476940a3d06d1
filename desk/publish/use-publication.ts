import { useCallback, useRef, useState } from 'react';
import type { PublicationEvent, Requests, VisitorChanges } from '../../pipeline/desk/protocol.ts';
import { askParts, DeskFault } from '../api.ts';

/** A publication as far as it has come. */
interface Progress {
  /** The words of its steps, in order; the last one is under way while it runs. */
  readonly steps: readonly string[];
  readonly isRunning: boolean;
  readonly looked?: { readonly changes: VisitorChanges; readonly version: string };
  /** The last event, once it has ended. */
  readonly ended?: PublicationEvent;
}

/** What is asked: to publish, or with a `publication` to take it back. */
type Asked = Partial<Requests['undo']>;

const NOTHING: Progress = { steps: [], isRunning: false };

/** Looks at what would change, publishes, or takes a publication back; one at a time. */
export function usePublication() {
  const [progress, setProgress] = useState(NOTHING);
  const isRunning = useRef(false);
  const run = useCallback(async (asked: Asked): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProgress({ ...NOTHING, isRunning: true });
    for await (const event of eventsOf(asked)) setProgress((now) => withEvent(now, event));
    isRunning.current = false;
    setProgress((now) => ({ ...now, isRunning: false }));
  }, []);
  return { progress, run };
}

function withEvent(now: Progress, event: PublicationEvent): Progress {
  if (event.is === 'step') return { ...now, steps: [...now.steps, event.words] };
  if (event.is === 'changes') return { ...now, looked: { changes: event.changes, version: event.version } };
  return { ...now, ended: event };
}

async function* eventsOf(asked: Asked): AsyncGenerator<PublicationEvent> {
  try {
    yield* askParts<PublicationEvent>(asked.publication === undefined ? 'publish' : 'undo', asked);
  } catch (error) {
    if (!(error instanceof DeskFault)) throw error;
    yield { is: 'fault', fault: error.fault, ...(error.remedy !== '' && { remedy: error.remedy }) };
  }
}
