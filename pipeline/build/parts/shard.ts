import { hashOfPlain } from '../../shared/hash.ts';

/** One of the parts that the work of a build is divided into, as in `3/16`: counted from 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** Whether what has a name falls to a part. Every name falls to exactly one, on every machine the same. */
export function fallsTo({ index, total }: Shard, name: string): boolean {
  return parseInt(hashOfPlain(name).slice(0, 8), 16) % total === index - 1;
}
