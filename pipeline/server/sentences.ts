import { complain } from '../shared/terminal.ts';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { VisitorLeft } from './send-pieces.ts';
import { UnsettledFolder } from './unsettled.ts';

const TOO_MANY_FILES = new Set(['EMFILE', 'ENFILE']);

/** Answers with a sentence where the site has no page for it. */
export function sendSentence(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...own, ...headers }).end(`${sentence}\n`);
}

/** Ends an answer that cannot be given: 503 if the next attempt may find the site, else 500 and a word in the terminal. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isPassing = error instanceof UnsettledFolder || TOO_MANY_FILES.has(code);
  if (!isPassing && !(error instanceof VisitorLeft)) complain(String(error));
  if (response.headersSent) response.destroy();
  else if (error instanceof UnsettledFolder)
    sendSentence(response, 503, 'There is no site at the moment; a build may be putting it there.', {
      'Retry-After': 1,
    });
  else if (isPassing) sendSentence(response, 503, 'Too many files are open at the moment.', { 'Retry-After': 1 });
  else sendSentence(response, 500, 'The file cannot be read; the terminal says why.');
}
