import { homedir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { keepTyped, nextCommand } from '../../pipeline/cli/arguments/next-command.ts';
import { readOptions } from '../../pipeline/cli/arguments/read-options.ts';
import { readShard } from '../../pipeline/cli/arguments/read-shard.ts';
import { fallsTo } from '../../pipeline/build/parts/part.ts';

const check = { npm_lifecycle_event: 'check' };

describe('a command line', () => {
  test('with a word that its command does not take is refused', () => {
    for (const args of [
      ['check', 'insights/burn-quality.md'],
      ['build', 'dist'],
      ['dev', 'content'],
      ['preview', 'dist'],
      ['schemas', 'all'],
    ])
      expect(faultOf(args, {})).toBe(`Unexpected word \`${args[1]}\`: \`${args[0]}\` takes only options`);
  });

  test('with words for a command that takes them is understood', () => {
    for (const args of [
      ['new', 'insight', 'A title'],
      ['explain', 'bad-date'],
      ['rename', 'insights/a.md', 'b'],
      ['build', '--merge', 'parts/1', 'parts/2'],
    ])
      expect(faultOf(args, {})).toBeUndefined();
  });

  test('whose option npm has kept for itself is refused, and shown as it must be typed', () => {
    expect(faultOf(['check'], { ...check, npm_config_fix: 'true' })).toContain('type `npm run check -- --fix`');
    const content = { ...check, npm_config_content: 'true' };
    expect(faultOf(['check', 'other'], content)).toContain('type `npm run check -- --content other`');
    const both = { ...check, npm_config_content: 'other' };
    expect(faultOf(['check'], both)).toContain('type `npm run check -- --content other`');
    const launch = { npm_lifecycle_event: 'new', npm_config_audience: 'founders' };
    expect(faultOf(['new', 'service', 'Name'], launch)).toContain('`npm run new -- --audience founders`');
  });

  test.each([
    [['--out', '~'], '~', `--out ${path.join(homedir(), 'site')}`],
    [['--out=~'], '~', `--out ${path.join(homedir(), 'site')}`],
    [['--out', '~/'], '~', `--out ${path.join(homedir(), 'site')}`],
    [['--out', '~/sites/new'], '~', `--out ${path.join(homedir(), 'sites/new')}`],
    [['--content', '~/words'], '~', `--content ${path.join(homedir(), 'words')}`],
    [['--cache=~/made'], '~', `--cache ${path.join(homedir(), 'made')}`],
    [['--out', '~ann/site'], '~ann', undefined],
    [['--out', '$HOME/site'], '$HOME', '--out /home/ann/site'],
    [['--out', '${HOME}/site'], '${HOME}', '--out /home/ann/site'],
    [['--out', '%HOME%/site'], '%HOME%', '--out /home/ann/site'],
    [['--out', '$ELSEWHERE/site'], '$ELSEWHERE', undefined],
    [['--out', '$(pwd)/site'], '$(pwd)', undefined],
  ])('with a folder that its shell has not replaced, as %j, is refused', (args, name, meant) => {
    const fault = faultOf(['build', ...args], { HOME: '/home/ann' });
    expect(fault).toContain(`\`${name}\` has not been replaced by what it stands for; type the whole path`);
    expect(/, as `(.*)`$/.exec(fault ?? '')?.[1]).toBe(meant);
  });

  test.each(['./~', 'a~', 'sites/~ann', '/tmp/~', 'a$b', '50%', '/home/ann', '..'])(
    'with the folder %s is understood',
    (folder) => {
      for (const option of ['--out', '--content', '--cache'])
        expect(faultOf(['build', option, folder], {})).toBeUndefined();
    },
  );

  test('is not judged by the settings of npm, nor by what another script was given', () => {
    expect(faultOf(['check'], { ...check, npm_config_cache: '/tmp/npm', npm_config_out: 'x' })).toBeUndefined();
    expect(faultOf(['check'], { npm_lifecycle_event: 'test', npm_config_fix: 'true' })).toBeUndefined();
    expect(faultOf(['check', '--fix'], { ...check, npm_config_fix: 'true' })).toBeUndefined();
  });
});

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

afterEach(() => keepTyped({}));

test.each([
  ['nothing where nothing was typed', {}, 'npm run dev'],
  ['the content folder', { content: 'words' }, 'npm run dev -- --content words'],
  ['a folder with a blank, in quotation marks', { content: 'my words' }, 'npm run dev -- --content "my words"'],
  ['no folder that the command does not take', { content: 'a', out: 'b' }, 'npm run dev -- --content a'],
  ['nothing that was meant for this once', { content: 'a', fix: true, slug: 'b' }, 'npm run dev -- --content a'],
] as const)('the next command repeats %s', (_, typed, expected) => {
  keepTyped(typed);
  expect(nextCommand('dev')).toBe(expected);
});

test('the next command has its own options first, and each once', () => {
  keepTyped({ content: 'a', cache: 'c', launch: true, date: '2026-12-01' });
  expect(nextCommand('check', '--launch', '--all')).toBe(
    'npm run check -- --launch --all --content a --cache c --date 2026-12-01',
  );
});

function faultOf(args: readonly string[], env: Record<string, string>): string | undefined {
  const read = readOptions(args, env);
  return 'fault' in read ? read.fault : undefined;
}
