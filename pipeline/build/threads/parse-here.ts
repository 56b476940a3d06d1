import { contentTypes } from '../../types/content-types.ts';
import { linter } from '../../lint/linter.ts';
import { createDocumentParser, type ParseDocuments } from '../../site/parse/document.ts';

const KINDS = Object.values(contentTypes);

/** Returns a parser that works in the calling thread; without linting, it finds only problems. */
export function createParseHere(isLinting = true): ParseDocuments {
  return (jobs, context, take) => {
    const parseDocument = createDocumentParser(KINDS, context, isLinting ? linter : undefined);
    for (const [index, job] of jobs.entries()) take(parseDocument(job), index);
    return Promise.resolve();
  };
}
