import { parentPort } from 'node:worker_threads';
import { kinds } from '../kinds/kinds.ts';
import { createDocumentParser, type DocumentContext, type DocumentJob } from '../parse/document.ts';

/** What a thread is told: the site around its documents, which it answers with nothing, then each of them. */
export type ThreadOrder = { readonly context: DocumentContext } | { readonly job: DocumentJob };

// The program of a thread that parses documents.
if (!parentPort) throw new Error('This program runs in a thread of its own');
const port = parentPort;
let parse: ReturnType<typeof createDocumentParser> | undefined;
port.on('message', (order: ThreadOrder) => {
  if ('context' in order) parse = createDocumentParser(Object.values(kinds), order.context);
  port.postMessage('job' in order ? parse?.(order.job) : undefined);
});
