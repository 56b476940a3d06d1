import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { readAddress } from './address.ts';
import { createCopies } from './compressed-copies.ts';
import { sendFile } from './send-file.ts';
import { findFile, onceSettled, UnsettledFolder } from './site-file.ts';

/** Serves files of a folder whose name matches the address exactly; passes every other request to `next`. */
export function filesFirst(folder: string): Connect.NextHandleFunction {
  const copyOf = createCopies();
  return (request, response, next) => void pass(request, response, next);

  async function pass(...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> {
    try {
      if (!(await onceSettled(() => answers(request, response)))) next();
    } catch (error) {
      if (response.headersSent) response.destroy();
      else if (error instanceof UnsettledFolder) next();
      else next(error);
    }
  }

  async function answers(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { names, redirect } = readAddress(request.url ?? '/');
    const file = redirect === undefined ? await findFile(folder, names.slice(0, 1)) : undefined;
    if (file) await sendFile(file, { request, response, copyOf, headers: { 'Cache-Control': 'no-cache' } });
    return file !== undefined;
  }
}
