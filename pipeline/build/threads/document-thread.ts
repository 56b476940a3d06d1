import { parentPort } from 'node:worker_threads';
import { contentTypes } from '../../types/content-types.ts';
import type { SourceFile } from '../../site/read/content-folder.ts';
import { linter } from '../../lint/linter.ts';
import { createDocumentParser, type DocumentContext, type DocumentJob } from '../../site/parse/document.ts';

/**
 * A message to a worker: first the context of its documents, which it answers with undefined, then one document each.
 */
export type ThreadOrder =
  | { readonly context: DocumentContext }
  // A document with its text, since functions cannot be sent.
  | {
      readonly job: Omit<DocumentJob, 'file'> & { readonly file: Omit<SourceFile, 'readText'> };
      readonly text: string;
    };

// The program of a worker that parses documents.
if (!parentPort) throw new Error('This program runs in a thread of its own');
const port = parentPort;
let parse: ReturnType<typeof createDocumentParser> | undefined;
port.on('message', (order: ThreadOrder) => {
  if ('context' in order) {
    parse = createDocumentParser(Object.values(contentTypes), order.context, linter);
    port.postMessage(undefined);
  } else {
    const { job, text } = order;
    port.postMessage(parse?.({ ...job, file: { ...job.file, readText: () => text } }));
  }
});
