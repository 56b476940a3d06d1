import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from './address.ts';
import { createCopies } from './copies.ts';
import { sendFile } from './send-file.ts';
import { findFile } from './site-file.ts';
import { onceSettled } from './unsettled.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Answers a request with the file of a folder that has exactly its address, and leaves every other one to who comes next. */
export function filesFirst(folder: string): Middleware {
  const copyOf = createCopies();
  return (request, response, next) => {
    answer(request, response, next).catch((error: unknown) =>
      response.headersSent ? response.destroy() : next(error),
    );
  };

  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const { names, elsewhere } = readAddress(request.url ?? '/');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    await onceSettled(async () => {
      const file = isReading && elsewhere === undefined ? await findFile(folder, names.slice(0, 1)) : undefined;
      if (file) await sendFile(file, { request, response, copyOf, caching: 'no-cache' });
      else next();
    });
  }
}
