import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { publishSite } from '../../../pipeline/build/publish/publish-site.ts';

/** The task of a process in the race test. */
export interface Order {
  readonly target: string;
  /** The text of every file. */
  readonly text: string;
  readonly files: number;
  readonly delayMs: number;
}

// A separate process that publishes given files one by one, and answers with an empty text or an error.
process.on('message', (order: Order) => {
  void publishTexts(order).then(
    () => process.send?.(''),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function publishTexts({ target, text, files, delayMs }: Order): Promise<void> {
  await pause(delayMs);
  await publishSite(
    { target, cache: path.join(target, '..', '..', 'cache'), intoExisting: true },
    () => undefined,
    async (output) => {
      for (let index = 0; index < files; index++) {
        output.write(index === 0 ? 'index.html' : `insights/${index}.html`, text);
        await turn();
      }
      return true;
    },
  );
}
