import type { ContentType } from '../../content/types/content-type.ts';
import { linter } from '../../lint/linter.ts';
import { createDocumentParser, type ParseDocuments } from '../../compile/parse/document.ts';

/** Returns a parser that works in the calling thread; without linting, it finds only problems. */
export function createParseHere(kinds: readonly ContentType[], isLinting = true): ParseDocuments {
  return (jobs, context, take) => {
    const parseDocument = createDocumentParser(kinds, context, isLinting ? linter : undefined);
    for (const [index, job] of jobs.entries()) take(parseDocument(job), index);
    return Promise.resolve();
  };
}
