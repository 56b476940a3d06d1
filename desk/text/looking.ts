import type { Look } from '../../pipeline/desk/protocol.ts';

/** A pause in typing after which the text is looked at. */
export const PAUSE_MS = 16;

interface Looks {
  /** Looks at a text, and tells what it sees in parts. */
  readonly look: (source: string) => AsyncIterable<Partial<Look>>;
  /** The text as it stands. */
  readonly source: () => string;
  /** Called when a text is sent. */
  readonly onAsk: () => void;
  readonly onLook: (part: Partial<Look>) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Looks at a text after each pause in typing. One request runs at a time; what is typed meanwhile is looked at next, in
 * one request.
 */
export function createLooking({ look, source, onAsk, onLook, onFault }: Looks) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isDue = false;
  let isOver = false;
  return { typed, now, end };

  function typed(): void {
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE_MS);
  }

  function now(): void {
    clearTimeout(timer);
    if (isAsking) isDue = true;
    else void ask();
  }

  async function ask(): Promise<void> {
    isAsking = true;
    isDue = false;
    onAsk();
    try {
      for await (const part of look(source())) {
        if (isOver) return;
        onLook(part);
      }
    } catch (error) {
      if (!isOver) onFault(error);
    }
    isAsking = false;
    if (isDue && !isOver) await ask();
  }

  function end(): void {
    clearTimeout(timer);
    isOver = true;
  }
}
