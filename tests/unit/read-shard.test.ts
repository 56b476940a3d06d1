import { describe, expect, test } from 'vitest';
import { readShard } from '../../pipeline/cli/arguments/read-shard.ts';
import { fallsTo } from '../../pipeline/build/parts/shard.ts';

describe('the part of a build that is asked for', () => {
  test.each([
    ['3/16', {}, { index: 3, total: 16 }],
    ['1/1', {}, { index: 1, total: 1 }],
    ['auto', { CI_NODE_INDEX: '3', CI_NODE_TOTAL: '16' }, { index: 3, total: 16 }],
    ['auto', { CIRCLE_NODE_INDEX: '0', CIRCLE_NODE_TOTAL: '4' }, { index: 1, total: 4 }],
    ['auto', { BUILDKITE_PARALLEL_JOB: '3', BUILDKITE_PARALLEL_JOB_COUNT: '4' }, { index: 4, total: 4 }],
    ['auto', { CLOUD_RUN_TASK_INDEX: '1', CLOUD_RUN_TASK_COUNT: '2' }, { index: 2, total: 2 }],
    ['auto/5', { JOB_COMPLETION_INDEX: '4' }, { index: 5, total: 5 }],
  ])('is %s with %j: %j', (text, environment, shard) => {
    expect(readShard(text, environment)).toEqual(shard);
  });

  test.each([
    ['0/4', {}],
    ['5/4', {}],
    ['1', {}],
    ['1/0', {}],
    ['1/2/3', {}],
    ['-1/2', {}],
    ['1.5/2', {}],
    ['auto', {}],
    ['auto', { JOB_COMPLETION_INDEX: '4' }],
    ['auto/4', { JOB_COMPLETION_INDEX: '4' }],
    ['auto', { CI_NODE_INDEX: '', CI_NODE_TOTAL: '' }],
  ])('is none for %s with %j', (text, environment) => {
    expect(readShard(text, environment)).toBeUndefined();
  });
});

test('every name falls to one part, and all parts get about as many', () => {
  const counts = [1, 2, 3, 4].map(
    (index) =>
      Array.from({ length: 4000 }, (_, at) => `insights/${at}.md`).filter((name) => fallsTo({ index, total: 4 }, name))
        .length,
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(4000);
  expect(Math.min(...counts)).toBeGreaterThan(900);
});
