import { afterEach, expect, test } from 'vitest';
import { keepTyped, nextCommand } from '../../pipeline/cli/arguments/next-command.ts';

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
