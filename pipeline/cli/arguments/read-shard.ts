import type { Shard } from '../../build/parts/part.ts';

/**
 * Variables with which providers of continuous integration number the machines of a job; `first` is the number of the
 * first.
 */
const PROVIDERS = [
  { index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 }, // GitLab, Semaphore
  { index: 'CIRCLE_NODE_INDEX', total: 'CIRCLE_NODE_TOTAL', first: 0 },
  { index: 'BUILDKITE_PARALLEL_JOB', total: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
  // An indexed Kubernetes job and a Cloud Run task; the former does not give the total.
  { index: 'CLOUD_RUN_TASK_INDEX', total: 'CLOUD_RUN_TASK_COUNT', first: 0 },
  { index: 'JOB_COMPLETION_INDEX', total: 'JOB_COMPLETIONS', first: 0 },
] as const;

/**
 * Parses `3/16`; `auto` takes both numbers from the environment, `auto/16` only the first. Undefined if the result is
 * not a valid part.
 */
export function readShard(text: string, environment: Readonly<Record<string, string | undefined>>): Shard | undefined {
  const [index, total] = text.split('/');
  const shard = index === 'auto' ? shardOf(environment, total) : toShard(text.split('/'));
  return shard && shard.index >= 1 && shard.index <= shard.total ? shard : undefined;
}

function shardOf(environment: Readonly<Record<string, string | undefined>>, of: string | undefined): Shard | undefined {
  const provider = PROVIDERS.find(({ index }) => environment[index] !== undefined);
  const shard = provider && toShard([environment[provider.index], of ?? environment[provider.total]]);
  return shard && { ...shard, index: shard.index + 1 - provider.first };
}

function toShard(words: readonly (string | undefined)[]): Shard | undefined {
  if (words.length !== 2 || !words.every((word) => /^\d{1,6}$/.test(word ?? ''))) return undefined;
  const [index = Number.NaN, total = Number.NaN] = words.map(Number);
  return { index, total };
}
