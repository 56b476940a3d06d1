import type { ContentType } from '../../content/types/content-type.ts';
import { fallsTo, type Shard } from './shard.ts';
import type { ParseDocuments } from '../../compile/parse/document.ts';

/** A parser that makes nothing of what falls to other parts of a build; of kinds that are not divided, it leaves out nothing. */
export function divideParsing(parse: ParseDocuments, shard: Shard, kinds: readonly ContentType[]): ParseDocuments {
  const divided = new Set(kinds.filter(({ isDivided }) => isDivided).map(({ folder }) => folder));
  return async (jobs, context, take) => {
    const own: number[] = [];
    for (const [index, { folder, file }] of jobs.entries()) {
      if (folder === undefined || !divided.has(folder) || fallsTo(shard, file.path)) own.push(index);
      else take({ findings: [], links: [], outside: [], variants: [], downloads: [] }, index);
    }
    const ownJobs = own.flatMap((index) => jobs[index] ?? []);
    await parse(ownJobs, context, (document, at) => take(document, own[at] ?? at));
  };
}
