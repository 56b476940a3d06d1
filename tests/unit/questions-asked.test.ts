import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { gatherAnswers, LeftError, openQuestions } from '../../pipeline/cli/new/gather-answers.ts';
import { UsageError } from '../../pipeline/cli/arguments/usage-error.ts';

describe('what is asked', () => {
  test.each([
    ['b', 'b'],
    ['B', 'b'],
    ['2', 'b'],
    ['', 'a'],
  ])('takes %j for %j of the choices', async (typed, answer) => {
    expect(await answered([typed], { ask: 'Which', choices: ['a', 'b'] })).toBe(answer);
  });

  test('is asked again until there is an answer that will do', async () => {
    expect(await answered(['9', 'c', '1'], { ask: 'Which', choices: ['a', 'b'] })).toBe('a');
    expect(await answered(['', '  ', ' yes '], { ask: 'What' })).toBe('yes');
  });

  test('has no answer once the terminal is closed', async () => {
    const input = new PassThrough();
    const questions = openQuestions(input, new PassThrough());
    const answer = questions.ask({ ask: 'What' });
    input.end();
    await expect(answer).rejects.toThrow(LeftError);
    await expect(questions.ask({ ask: 'What else' })).rejects.toThrow(LeftError);
  });

  test('gives a terminal no command that a file holds', async () => {
    const output = new PassThrough();
    const questions = openQuestions(new PassThrough(), output);
    const dependencies = questions.ask({ ask: 'Which', choices: ['\u001B[2J'] });
    expect(String(output.read())).toContain(String.raw`1 \u{1b}[2J`);
    questions.close();
    await expect(dependencies).rejects.toThrow(LeftError);
  });

  /** What comes of lines, each typed when it is asked for. */
  async function answered(lines: readonly string[], question: Parameters<ReturnType<typeof openQuestions>['ask']>[0]) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const rest = [...lines];
    output.on('data', (shown: Buffer) => {
      if (shown.toString().endsWith(': ')) input.write(`${rest.shift()}\n`);
    });
    const questions = openQuestions(input, output);
    const answer = await questions.ask(question);
    questions.close();
    return answer;
  }
});

describe('answers', () => {
  const QUESTIONS = [
    { name: 'title', ask: 'Name' },
    { name: 'audience', ask: 'Who it is for', choices: ['founders', 'ttos'] },
  ] as const;

  test('that are all given are not asked for', async () => {
    const given = { words: ' A  b ', options: { audience: 'TTOs' } };
    expect(await gatherAnswers(QUESTIONS, given, 'npm', undefined)).toEqual({ title: 'A  b', audience: 'ttos' });
  });

  test('that are missing in a pipe are named, all of them', async () => {
    const lines = [
      'Cannot find words in quotes: the title',
      'Cannot find `--audience`, who it is for; expected one of `founders`, `ttos`',
      'Usage: npm',
    ];
    const gathered = gatherAnswers(QUESTIONS, { words: '', options: {} }, 'npm', undefined);
    await expect(gathered).rejects.toThrow(new UsageError(lines));
  });

  test('that are not among the choices end it, on a terminal too', async () => {
    const given = { words: 'A', options: { audience: 'all' } };
    const gathered = gatherAnswers(QUESTIONS, given, 'npm', () => Promise.resolve('dependencies'));
    await expect(gathered).rejects.toThrow(UsageError);
  });
});
