import { describe, expect, test } from 'vitest';
import { readOptions } from '../../pipeline/cli/arguments/arguments.ts';
import { UsageError } from '../../pipeline/shared/errors.ts';

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
    ])
      expect(faultOf(args, {})).toBeUndefined();
  });

  test('whose option npm has kept for itself is refused, and shown as it must be typed', () => {
    expect(faultOf(['check'], { ...check, npm_config_fix: 'true' })).toContain('type `npm run check -- --fix`');
    const content = { ...check, npm_config_content: 'other' };
    expect(faultOf(['check'], content)).toContain('type `npm run check -- --content DIR`');
  });

  test.each([
    [['--out', '~'], '~'],
    [['--out=~/'], '~'],
    [['--content', '~/words'], '~'],
    [['--cache', '~ann/made'], '~ann'],
    [['--out', '$HOME/site'], '$HOME'],
    [['--out', '${HOME}/site'], '${HOME}'],
    [['--out', '%HOME%/site'], '%HOME%'],
    [['--out', '$(pwd)/site'], '$(pwd)'],
  ])('with a folder that its shell has not replaced, as %j, is refused', (args, name) => {
    expect(faultOf(['build', ...args], {})).toContain(
      `\`${name}\` has not been replaced by what it stands for; type the whole path`,
    );
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

function faultOf(args: readonly string[], env: Record<string, string>): string | undefined {
  try {
    readOptions(args, env);
    return undefined;
  } catch (error) {
    return error instanceof UsageError ? error.lines[0] : undefined;
  }
}
