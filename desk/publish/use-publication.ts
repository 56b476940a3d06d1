import { useCallback, useRef, useState } from 'react';
import type { PublicationEvent, UndoRequest, VisitorChanges } from '../../pipeline/desk/protocol.ts';
import { publicationEvents } from './publication-events.ts';

/** A publication as far as it has come. */
export interface Progress {
  /** The words of its steps, in order; the last one is under way while it runs. */
  readonly steps: readonly string[];
  readonly isRunning: boolean;
  readonly looked?: { readonly changes: VisitorChanges; readonly version: string };
  /** The last event, once it has ended. */
  readonly ended?: PublicationEvent;
}

const NOTHING: Progress = { steps: [], isRunning: false };

/** Looks at what would change, publishes, or takes a publication back; one at a time. */
export function usePublication() {
  const [progress, setProgress] = useState(NOTHING);
  const isRunning = useRef(false);
  const run = useCallback(async (asked: Partial<UndoRequest>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    let now: Progress = { ...NOTHING, isRunning: true };
    setProgress(now);
    for await (const event of publicationEvents(asked)) {
      now = withEvent(now, event);
      setProgress(now);
    }
    isRunning.current = false;
    setProgress({ ...now, isRunning: false });
  }, []);
  return { progress, run };
}

function withEvent(now: Progress, event: PublicationEvent): Progress {
  if (event.is === 'step') return { ...now, steps: [...now.steps, event.words] };
  if (event.is === 'changes') return { ...now, looked: { changes: event.changes, version: event.version } };
  return { ...now, ended: event };
}
