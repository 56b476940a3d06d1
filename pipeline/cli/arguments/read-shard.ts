import type { Shard } from '../../build/parts/part.ts';

/** What providers of continuous integration tell each of the machines that share a job; `first` is the number of the first. */
const PROVIDERS = [
  { index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 }, // GitLab, Semaphore
  { index: 'CIRCLE_NODE_INDEX', total: 'CIRCLE_NODE_TOTAL', first: 0 },
  { index: 'BUILDKITE_PARALLEL_JOB', total: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
  // An indexed job of Kubernetes and a task of Cloud Run; the former does not say how many there are.
  { index: 'CLOUD_RUN_TASK_INDEX', total: 'CLOUD_RUN_TASK_COUNT', first: 0 },
  { index: 'JOB_COMPLETION_INDEX', total: 'JOB_COMPLETIONS', first: 0 },
] as const;

/**
 * The part that `3/16` asks for; with `auto`, the one that the environment asks for, and with `auto/16` one of so many.
 * Undefined where that is none.
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
