import { describe, expect, test } from 'vitest';
import { readOptions } from '../../pipeline/cli/arguments/read-options.ts';

const check = { npm_lifecycle_event: 'check' };

describe('a command line', () => {
  test('with a word that its command does not take is refused', () => {
    for (const args of [
      ['check', 'insights/burn-quality.md'],
      ['build', 'dist'],
      ['dev', 'content'],
      ['preview', 'dist'],
      ['schemas', 'all'],
      ['announce', 'https://example.com'],
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

  test('is not judged by the settings of npm, nor by what another script was given', () => {
    expect(faultOf(['check'], { ...check, npm_config_cache: '/tmp/npm', npm_config_out: 'x' })).toBeUndefined();
    expect(faultOf(['check'], { npm_lifecycle_event: 'test', npm_config_fix: 'true' })).toBeUndefined();
    expect(faultOf(['check', '--fix'], { ...check, npm_config_fix: 'true' })).toBeUndefined();
  });
});

function faultOf(args: readonly string[], env: Record<string, string>): string | undefined {
  const read = readOptions(args, env);
  return 'fault' in read ? read.fault : undefined;
}
